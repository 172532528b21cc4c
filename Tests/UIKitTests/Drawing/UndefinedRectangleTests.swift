import Foundation
import Testing
import UIKit

@MainActor @Suite("Rectangles whose edges are no numbers") struct UndefinedRectangleTests {
    @Test(
        "cropping an image to one gives nil instead of ending the process",
        arguments: [
            CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5), CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5),
            CGRect(x: -CGFloat.infinity, y: 0, width: .infinity, height: 5),
        ])
    func cropping(rect: CGRect) {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image { _ in
            UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
        }
        #expect(image.cgImage?.cropping(to: rect) == nil)
    }

    @Test("they overlap nothing")
    func overlap() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(
            rect.overlap(with: CGRect(x: 5, y: 5, width: 10, height: 10)) == CGRect(x: 5, y: 5, width: 5, height: 5))
        #expect(rect.overlap(with: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)).isNull)
        #expect(!rect.overlaps(CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)))
        #expect(CGRect.infinite.overlap(with: rect) == rect)
        #expect(CGRect.null.overlap(with: rect).isNull)
    }
}
