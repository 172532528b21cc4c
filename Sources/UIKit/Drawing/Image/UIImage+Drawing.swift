public import Foundation
package import Raster

extension UIImage {
    /// The image filling `rect`.
    ///
    /// - Parameters:
    ///   - template: the colour for an image that is shown as a template; nil shows the image's own colours, or its
    ///     tint.
    ///   - traits: what dynamic colours are resolved with.
    package func displayItems(in rect: CGRect, template: Color?, traits: UITraitCollection) -> [DisplayItem] {
        guard rect.width > 0, rect.height > 0, size.width > 0, size.height > 0 else { return [] }
        let color = template ?? tint?.rasterColor(with: traits)
        if capInsets != .zero, rect.size != size { return resizedItems(in: rect, color: color) }
        switch content {
        case .pixels(let bitmap):
            return [.image(color.map(bitmap.tinted) ?? bitmap, rect)]
        case .drawing(let items):
            let transform = CGAffineTransform(
                a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX, ty: rect.minY)
            let clip = Shape.rectangle(CGRect(origin: .zero, size: size))
            let tinted = color.map { color in items.map { $0.tinted(color) } } ?? items
            return [.group(DisplayGroup(transform: transform, clip: clip, items: tinted))]
        }
    }

    /// Whether a place that shows automatic images as templates or not shows this one so.
    package func isTemplate(automatic: Bool) -> Bool {
        switch renderingMode {
        case .automatic: automatic
        case .alwaysOriginal: false
        case .alwaysTemplate: true
        }
    }

    /// Draws into the current context, scaled to fill `rect`; a template is drawn in its own colours.
    public func draw(in rect: CGRect) {
        UIGraphicsGetCurrentContext()?.add(displayItems(in: rect, template: nil, traits: .current))
    }

    /// Draws into the current context at the image's size.
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// The pixels as a PNG file; nil where the image has none.
    public func pngData() -> Data? {
        guard let cgImage, cgImage.width > 0, cgImage.height > 0 else { return nil }
        return (try? PNGEncoder.encode(cgImage.bitmap, scale: scale)).map { Data($0) }
    }
}

extension Bitmap {
    /// The alpha of each pixel in `color`.
    package func tinted(_ color: Color) -> Bitmap {
        var colors = [UInt32](repeating: 0, count: 256)
        for alpha in 0..<256 {
            let coverage = Double(alpha) / 255 * color.alpha
            let channel = { (value: Double) in UInt32((value * coverage * 255).rounded()) }
            colors[alpha] =
                channel(1) << 24 | channel(color.red) << 16 | channel(color.green) << 8 | channel(color.blue)
        }
        var result = self
        for index in result.pixels.indices {
            result.pixels[index] = colors[Int(result.pixels[index] >> 24)]
        }
        return result
    }
}

extension DisplayItem {
    /// The item in `color`, each of its own colours giving only its alpha.
    func tinted(_ color: Color) -> DisplayItem {
        recolored(
            { Color(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * $0.alpha) },
            pixels: { $0.tinted(color) })
    }

    /// The item with its colours multiplied by `factor`, 0 for black; alpha stays.
    func darkened(by factor: Double) -> DisplayItem {
        recolored(
            { Color(red: $0.red * factor, green: $0.green * factor, blue: $0.blue * factor, alpha: $0.alpha) },
            pixels: { $0.darkened(by: factor) })
    }

    private func recolored(_ color: (Color) -> Color, pixels: (Bitmap) -> Bitmap) -> DisplayItem {
        switch self {
        case .fill(let shape, let own): return .fill(shape, color(own))
        case .stroke(let path, let own, let style): return .stroke(path, color(own), style)
        case .border(let shape, let width, let own): return .border(shape, width: width, color(own))
        case .shadow(let shape, var shadow):
            shadow.color = color(shadow.color)
            return .shadow(shape, shadow)
        case .image(let bitmap, let rect): return .image(pixels(bitmap), rect)
        case .glyphs(var run):
            run.color = color(run.color)
            return .glyphs(run)
        case .group(let group):
            return .group(
                DisplayGroup(
                    transform: group.transform, clip: group.clip, opacity: group.opacity,
                    items: group.items.map { $0.recolored(color, pixels: pixels) }))
        }
    }
}

extension Bitmap {
    /// The pixels with their colours multiplied by `factor`; alpha stays.
    fileprivate func darkened(by factor: Double) -> Bitmap {
        let channels = (0..<256).map { UInt32((Double($0) * factor).rounded()) }
        var result = self
        for index in result.pixels.indices {
            let pixel = result.pixels[index]
            let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
            result.pixels[index] =
                pixel & 0xff00_0000 | channels[Int(red)] << 16 | channels[Int(green)] << 8 | channels[Int(blue)]
        }
        return result
    }
}
