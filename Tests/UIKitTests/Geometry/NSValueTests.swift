import Foundation
import Testing
import UIKit

@Suite("Geometry in values") struct NSValueTests {
    @Test("a value gives back the point, the size or the rectangle that it holds")
    func values() {
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
        #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue == CGSize(width: 1, height: 2))
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(NSValue(cgRect: rect).cgRectValue == rect)
    }
}
