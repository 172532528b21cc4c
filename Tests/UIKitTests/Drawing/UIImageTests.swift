import Foundation
import Raster
import Testing
import UIKit

private let size = CGSize(width: 2, height: 1)

private func format(scale: CGFloat, opaque: Bool = false) -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = opaque
    return format
}

/// A red point beside a clear one.
private func redAndClear(scale: CGFloat = 1) -> UIImage {
    UIGraphicsImageRenderer(size: size, format: format(scale: scale)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
}

@Suite("UIImage")
struct UIImageTests {
    @Test("a renderer draws at its scale")
    func renderer() {
        let image = redAndClear(scale: 2)
        #expect(image.size == size)
        #expect(image.scale == 2)
        #expect(
            image.content
                == .pixels(
                    Bitmap(
                        width: 4, height: 2,
                        pixels: [
                            0xFFFF_0000, 0xFFFF_0000, 0, 0, 0xFFFF_0000, 0xFFFF_0000, 0, 0,
                        ])))
    }

    @Test("an opaque picture is black where nothing is drawn")
    func opaque() {
        let image = UIGraphicsImageRenderer(size: size, format: format(scale: 1, opaque: true)).image { _ in }
        #expect(image.content == .pixels(Bitmap(width: 2, height: 1, pixels: [0xFF00_0000, 0xFF00_0000])))
    }

    @Test("the default scale is the current environment's")
    func defaultScale() {
        var scale: CGFloat = 0
        UITraitCollection(displayScale: 3).performAsCurrent {
            scale = UIGraphicsImageRenderer(size: size).image { _ in }.scale
        }
        #expect(scale == 3)
    }

    @Test("bounds choose the part of the drawing that is shown")
    func bounds() {
        let bounds = CGRect(x: 10, y: 10, width: 1, height: 1)
        let image = UIGraphicsImageRenderer(bounds: bounds, format: format(scale: 1)).image { context in
            UIColor.blue.setFill()
            context.fill(bounds)
        }
        #expect(image.content == .pixels(Bitmap(width: 1, height: 1, pixels: [0xFF00_00FF])))
    }

    @Test("a tint colours the alpha, a template takes the colour of its place")
    func tint() {
        let image = redAndClear().withTintColor(.blue)
        let rect = CGRect(origin: .zero, size: size)
        let traits = UITraitCollection()
        #expect(
            image.displayItems(in: rect, template: nil, traits: traits)
                == [.image(Bitmap(width: 2, height: 1, pixels: [0xFF00_00FF, 0]), rect)])
        #expect(
            image.displayItems(in: rect, template: Color(red: 0, green: 1, blue: 0, alpha: 0.5), traits: traits)
                == [.image(Bitmap(width: 2, height: 1, pixels: [0x8000_8000, 0]), rect)])
    }

    @Test("the rendering mode decides, and automatic leaves it to the place")
    func renderingMode() {
        let image = redAndClear()
        #expect(image.isTemplate(automatic: true))
        #expect(!image.isTemplate(automatic: false))
        #expect(!image.withRenderingMode(.alwaysOriginal).isTemplate(automatic: true))
        #expect(image.withRenderingMode(.alwaysTemplate).isTemplate(automatic: false))
    }

    @Test("an image drawn into a context fills its rectangle")
    func draw() {
        let image = redAndClear()
        let rect = CGRect(x: 3, y: 4, width: 20, height: 10)
        let items = CGContext.record { _ in image.draw(in: rect) }
        guard case .pixels(let bitmap) = image.content else {
            Issue.record("the image has no pixels")
            return
        }
        #expect(items == [.image(bitmap, rect)])
    }

    @Test("a picture too large for pixels keeps its drawing", arguments: [1e6, 1e9])
    func tooLarge(width: CGFloat) {
        let image = UIGraphicsImageRenderer(size: CGSize(width: width, height: 1e6), format: format(scale: 3))
            .image { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
        #expect(image.size.width == width)
        #expect(image.cgImage == nil)
        #expect(image.pngData() == nil)
        #expect(
            image.displayItems(in: CGRect(x: 0, y: 0, width: 5, height: 5), template: nil, traits: .current).count == 1)
    }

    @Test("a size without area makes an image without pixels", arguments: [0, -1, CGFloat.nan])
    func empty(width: CGFloat) {
        let image = UIGraphicsImageRenderer(size: CGSize(width: width, height: 0)).image { _ in }
        #expect(image.cgImage == nil)
        #expect(
            image.displayItems(in: CGRect(x: 0, y: 0, width: 5, height: 5), template: nil, traits: .current).isEmpty)
    }

    @Test("image contexts of the older form draw the same picture")
    func imageContext() {
        UIGraphicsBeginImageContextWithOptions(size, false, 2)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        #expect(image == redAndClear(scale: 2))
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    }

    @Test("pngData is a PNG file")
    func png() throws {
        let data = try #require(redAndClear().pngData())
        #expect(data.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    }

    @Test("cropping takes the pixels of a rectangle")
    func cropping() throws {
        let image = try #require(redAndClear().cgImage)
        let part = try #require(image.cropping(to: CGRect(x: 1, y: 0, width: 5, height: 5)))
        #expect(part.bitmap == Bitmap(width: 1, height: 1, pixels: [0]))
        #expect(image.cropping(to: CGRect(x: 9, y: 0, width: 5, height: 5)) == nil)
    }

    @Test("images are equal by what they show")
    func equality() {
        #expect(redAndClear() == redAndClear())
        #expect(redAndClear() != redAndClear(scale: 2))
        #expect(redAndClear().withRenderingMode(.alwaysTemplate) != redAndClear())
    }
}

@Suite("Images from files")
struct UIImageFileTests {
    @Test("an image survives PNG, and its data carries no scale of its own")
    func roundTrip() throws {
        let image = redAndClear(scale: 2)
        let data = try #require(image.pngData())
        let decoded = try #require(UIImage(data: data, scale: 2))
        #expect(decoded == image)
        #expect(UIImage(data: data)?.size == CGSize(width: 4, height: 2))
    }

    @Test("the name of a file gives its scale", arguments: [("icon.png", 1), ("icon@2x.png", 2), ("icon@3x.png", 3)])
    func fileScale(name: String, scale: CGFloat) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent(name)
        try #require(redAndClear().pngData()).write(to: file)
        #expect(UIImage(contentsOfFile: file.path)?.scale == scale)
    }

    @Test("what is no PNG makes no image", arguments: [Data(), Data("<svg/>".utf8), Data([0x89, 0x50, 0x4E, 0x47])])
    func hostile(data: Data) {
        #expect(UIImage(data: data) == nil)
        #expect(UIImage(contentsOfFile: "/no/such/file.png") == nil)
    }
}
