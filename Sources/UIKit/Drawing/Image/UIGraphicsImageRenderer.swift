public import Foundation
import Raster

/// Turns drawing code into pictures.
open class UIGraphicsRenderer: NSObject {
    fileprivate let storedFormat: UIGraphicsRendererFormat

    fileprivate init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        storedFormat = format
        format.bounds = bounds
        super.init()
    }

    open var format: UIGraphicsRendererFormat { storedFormat }
}

/// Turns drawing code into images.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    private let imageFormat: UIGraphicsImageRendererFormat
    private let bounds: CGRect

    /// Its caches are worth sharing between images.
    private static let rasterizer = Rasterizer()

    /// - Parameter bounds: the part of the drawing that the image shows, in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        imageFormat = format
        self.bounds = bounds.standardized
        super.init(bounds: bounds, format: format)
    }

    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    /// - Parameter size: points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    public convenience init(size: CGSize) {
        self.init(size: size, format: .default())
    }

    /// What `actions` draws. Too large a picture keeps the drawing itself in place of pixels.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let cgContext = CGContext()
        let context = UIGraphicsImageRendererContext(cgContext: cgContext, format: imageFormat, picture: picture)
        UIGraphicsPushContext(cgContext)
        defer { UIGraphicsPopContext() }
        actions(context)
        return picture(of: cgContext)
    }

    /// The image as a PNG file; empty where it has no pixels.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    func picture(of context: CGContext) -> UIImage {
        let scale = imageFormat.usableScale
        let backdrop = imageFormat.opaque ? Color.black : nil
        let list = DisplayList(size: bounds.size, items: placed(context.items))
        if let bitmap = try? Self.rasterizer.render(list, scale: scale, background: backdrop) {
            return UIImage(bitmap: bitmap, scale: scale)
        }
        let whole = Shape.rectangle(CGRect(origin: .zero, size: bounds.size))
        let items = (backdrop.map { [.fill(whole, $0)] } ?? []) + list.items
        return UIImage(content: .drawing(items), size: bounds.size, scale: scale)
    }

    private func placed(_ items: [DisplayItem]) -> [DisplayItem] {
        guard bounds.origin != .zero else { return items }
        let shift = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
        return [.group(DisplayGroup(transform: shift, items: items))]
    }
}
