public import Foundation
import Raster

/// Shows an image, fitted into its bounds by `contentMode`.
@preconcurrency @MainActor open class UIImageView: UIView {
    open var image: UIImage? {
        didSet { if image?.size != oldValue?.size { contentSizeDidChange() } }
    }
    open var highlightedImage: UIImage? {
        didSet { if isHighlighted { contentSizeDidChange() } }
    }
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { contentSizeDidChange() } }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// As large as the image.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
    }

    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
        self.highlightedImage = highlightedImage
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        finishDecoding(coder, as: UIImageView.self)
    }

    /// How a button shows the image in the state it is in.
    enum Look {
        case plain
        case darkened
        case faded
        /// A template in a colour other than the tint.
        case template(UIColor)
    }

    var look = Look.plain

    private var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

    /// The image's size; none without an image.
    open override var intrinsicContentSize: CGSize {
        shownImage?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }

    /// Where the image is drawn, in the bounds' coordinates; nil without one.
    var imageRect: CGRect? {
        shownImage.map { contentMode.rect(of: $0.size, in: bounds) }
    }

    /// By its content mode.
    override var drawsBeyondBounds: Bool { true }

    open override func draw(_ rect: CGRect) {
        guard let image = shownImage else { return }
        let traits = traitCollection
        let place = contentMode.rect(of: image.size, in: bounds)
        let isTemplate = image.isTemplate(automatic: false)
        let template = isTemplate ? templateColor.rasterColor(with: traits) : nil
        let items = image.displayItems(in: place, template: template, traits: traits)
        let context = UIGraphicsGetCurrentContext()
        switch look {
        case .plain, .template: context?.add(items)
        case .darkened: context?.add(items.map { $0.darkened(by: Self.highlightDarkness) })
        case .faded: context?.add(items, opacity: Self.disabledOpacity)
        }
    }

    private var templateColor: UIColor {
        if case .template(let color) = look { return color }
        return tintColor
    }

    // Both are from memory: Apple says only "drawn darker" and "drawn lighter".
    private static let highlightDarkness = 0.5
    private static let disabledOpacity: CGFloat = 0.5
}

extension UIView.ContentMode {
    /// Where content of a size lies in the bounds.
    func rect(of size: CGSize, in bounds: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0 else { return bounds }
        switch self {
        case .scaleToFill, .redraw:
            return bounds
        case .scaleAspectFit:
            return scaled(size, by: min(bounds.width / size.width, bounds.height / size.height), in: bounds)
        case .scaleAspectFill:
            return scaled(size, by: max(bounds.width / size.width, bounds.height / size.height), in: bounds)
        default:
            let (horizontal, vertical) = anchor
            return CGRect(
                x: bounds.minX + (bounds.width - size.width) * horizontal,
                y: bounds.minY + (bounds.height - size.height) * vertical, width: size.width, height: size.height)
        }
    }

    private func scaled(_ size: CGSize, by factor: CGFloat, in bounds: CGRect) -> CGRect {
        let (width, height) = (size.width * factor, size.height * factor)
        return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    }

    /// The point of the unit square that content and bounds share.
    private var anchor: (horizontal: CGFloat, vertical: CGFloat) {
        switch self {
        case .top: (0.5, 0)
        case .bottom: (0.5, 1)
        case .left: (0, 0.5)
        case .right: (1, 0.5)
        case .topLeft: (0, 0)
        case .topRight: (1, 0)
        case .bottomLeft: (0, 1)
        case .bottomRight: (1, 1)
        default: (0.5, 0.5)
        }
    }
}
