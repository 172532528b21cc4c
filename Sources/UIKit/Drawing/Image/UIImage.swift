public import Foundation
package import Raster

/// An image: pixels at a scale, or recorded drawing. Immutable.
///
/// Made by `UIGraphicsImageRenderer` and from PNG data; drawn by image views, buttons and drawing code.
/// `@unchecked Sendable`: Apple's is open and sendable, and the stored values never change after `init`.
open class UIImage: NSObject, @unchecked Sendable {
    public enum RenderingMode: Int, Sendable {
        /// As the place where it is used thinks fit.
        case automatic = 0
        case alwaysOriginal = 1
        /// The alpha alone, in the tint colour.
        case alwaysTemplate = 2
    }

    public enum ResizingMode: Int, Sendable {
        case tile = 0
        case stretch = 1
    }

    /// How the stored pixels are turned to be upright.
    public enum Orientation: Int, Sendable {
        case up = 0
    }

    package enum Content: Hashable, Sendable {
        case pixels(Bitmap)
        /// Drawing in the points of the image, kept where it has no pixels.
        case drawing([DisplayItem])
    }

    package let content: Content
    /// Points.
    public let size: CGSize
    /// Pixels per point.
    public let scale: CGFloat
    public let renderingMode: RenderingMode
    /// What `withTintColor` painted the image with.
    package let tint: UIColor?
    /// What keeps its size when the image is drawn at another size; points.
    public let capInsets: UIEdgeInsets
    /// How what lies between the caps fills its place.
    public let resizingMode: ResizingMode

    package init(
        content: Content, size: CGSize, scale: CGFloat, renderingMode: RenderingMode = .automatic,
        tint: UIColor? = nil, capInsets: UIEdgeInsets = .zero, resizingMode: ResizingMode = .stretch
    ) {
        self.content = content
        self.size = size
        self.scale = scale
        self.renderingMode = renderingMode
        self.tint = tint
        self.capInsets = capInsets
        self.resizingMode = resizingMode
        super.init()
    }

    /// An image without pixels and size.
    public override convenience init() {
        self.init(content: .drawing([]), size: .zero, scale: 1)
    }

    /// One pixel a point.
    public convenience init(cgImage: CGImage) {
        self.init(bitmap: cgImage.bitmap, scale: 1)
    }

    /// - Parameter scale: pixels per point; 1 stands in for what is not positive.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
        self.init(bitmap: cgImage.bitmap, scale: scale)
    }

    package convenience init(bitmap: Bitmap, scale: CGFloat) {
        let scale = scale > 0 && scale.isFinite ? scale : 1
        self.init(
            content: .pixels(bitmap),
            size: CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale),
            scale: scale)
    }

    public var imageOrientation: UIImage.Orientation { .up }

    /// The pixels; nil where the image has none.
    open var cgImage: CGImage? {
        guard case .pixels(let bitmap) = content else { return nil }
        return CGImage(bitmap: tint.map { bitmap.tinted($0.rasterColor(with: .current)) } ?? bitmap)
    }

    open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
        with(renderingMode: renderingMode, tint: tint)
    }

    /// The image's alpha in `color`; a view that shows it as a template paints it with its own tint colour.
    open func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: renderingMode)
    }

    open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
        with(renderingMode: renderingMode, tint: color)
    }

    private func with(renderingMode: RenderingMode, tint: UIColor?) -> UIImage {
        UIImage(
            content: content, size: size, scale: scale, renderingMode: renderingMode, tint: tint,
            capInsets: capInsets, resizingMode: resizingMode)
    }

    /// The image with caps that keep their size; what lies between them is repeated.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    open func resizableImage(
        withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode
    ) -> UIImage {
        UIImage(
            content: content, size: size, scale: scale, renderingMode: renderingMode, tint: tint,
            capInsets: capInsets, resizingMode: resizingMode)
    }

    /// The image with caps of that size at the left and the top; the point after them is stretched, and the rest keeps its
    /// size. 0 stretches the whole axis.
    open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        return resizableImage(
            withCapInsets: UIEdgeInsets(
                top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0,
                right: left > 0 ? max(size.width - left - 1, 0) : 0), resizingMode: .stretch)
    }

    /// Equal pixels or drawing, size, scale, mode and tint.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other
            || (content == other.content && size == other.size && scale == other.scale
                && renderingMode == other.renderingMode && tint == other.tint
                && capInsets == other.capInsets && resizingMode == other.resizingMode)
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(size.width)
        hasher.combine(size.height)
        hasher.combine(scale)
        return hasher.finalize()
    }
}
