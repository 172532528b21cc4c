import Foundation
import Raster
import Testing
import UIKit

/// Three by three pixels, each of its own colour: red corners, blue edges, a green middle.
private func plate() -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3), format: format).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
        UIColor.blue.setFill()
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 3))
        context.fill(CGRect(x: 0, y: 1, width: 3, height: 1))
        UIColor.green.setFill()
        context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    }
}

@MainActor private func pixels(_ image: UIImage, _ width: CGFloat, _ height: CGFloat) throws -> Bitmap {
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return try Rasterizer().render(view.displayList(), scale: 1, background: .white)
}

/// Source: the class reference of UIImage.
@MainActor @Suite("Resizable images") struct ResizableImageTests {
    private let caps = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)

    @Test("caps keep their size, edges grow along their axis, the middle along both", arguments: [0, 1])
    func nineParts(mode: Int) throws {
        let mode = try #require(UIImage.ResizingMode(rawValue: mode))
        let image = plate().resizableImage(withCapInsets: caps, resizingMode: mode)
        #expect(image.capInsets == caps)
        #expect(image.size == CGSize(width: 3, height: 3))
        let bitmap = try pixels(image, 9, 7)
        for (x, y) in [(0, 0), (8, 0), (0, 6), (8, 6)] { #expect(bitmap[x, y] == 0xffff_0000) }
        for (x, y) in [(1, 0), (7, 0), (4, 6), (0, 1), (8, 5)] { #expect(bitmap[x, y] == 0xff00_00ff) }
        for (x, y) in [(1, 1), (7, 5), (4, 3)] { #expect(bitmap[x, y] == 0xff00_ff00) }
    }

    @Test("what lies between the caps is repeated, or stretched where that is asked for")
    func tiles() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let stripes = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 1), format: format).image { context in
            UIColor.black.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        }
        let tiled = stripes.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1))
        #expect(tiled.resizingMode == .tile)
        let bitmap = try pixels(tiled, 8, 1)
        // Cap, three times black and white, cap.
        #expect((0..<8).map { bitmap[$0, 0] & 1 } == [0, 0, 1, 0, 1, 0, 1, 1])
    }

    @Test(
        "caps that rounding makes overlap leave nothing between them",
        arguments: [(1.2, 18.8), (10.0 / 3, 17), (1e9, -50), (.infinity, .infinity)] as [(CGFloat, CGFloat)])
    func overlappingCaps(left: CGFloat, right: CGFloat) throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let square = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        let bitmap = try pixels(
            square.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)), 300, 20)
        #expect(bitmap[0, 10] == 0xffff_0000)
        #expect(bitmap[150, 10] == 0xffff_ffff)
    }

    @Test("a cap that is no number is none")
    func undefinedCaps() throws {
        let sides = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
        let undefined = UIEdgeInsets(top: .nan, left: 1, bottom: .nan, right: 1)
        #expect(
            try pixels(plate().resizableImage(withCapInsets: undefined), 9, 7)
                == pixels(plate().resizableImage(withCapInsets: sides), 9, 7))
    }

    @Test("the deprecated form stretches the point after the caps")
    func stretchable() {
        let image = plate().stretchableImage(withLeftCapWidth: 1, topCapHeight: 1)
        #expect(image.capInsets == caps)
        #expect(image.resizingMode == .stretch)
    }

    @Test("caps stay when the image is tinted or its mode changes, and make images different")
    func copies() {
        let image = plate().resizableImage(withCapInsets: caps)
        #expect(image.withTintColor(.red).capInsets == caps)
        #expect(image.withRenderingMode(.alwaysTemplate).capInsets == caps)
        #expect(image != plate())
    }

    @Test("no symbol has an image")
    func symbols() {
        let configuration = UIImage.SymbolConfiguration(pointSize: 20, weight: .medium)
        #expect(UIImage(systemName: "star") == nil)
        #expect(UIImage(systemName: "star", withConfiguration: configuration) == nil)
    }
}
