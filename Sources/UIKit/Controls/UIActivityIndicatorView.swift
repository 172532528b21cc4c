public import Foundation

/// Eight spokes that turn while something is under way; pictures show the first moment. 20 points wide, 37 large. Source:
/// frames stored in public Interface Builder documents.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
    }

    private static let spokes = 8

    open var style: UIActivityIndicatorView.Style {
        didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// Whether the view is hidden while it does not animate.
    open var hidesWhenStopped = true {
        didSet { isHidden = hidesWhenStopped && !isAnimating }
    }
    /// Nil brings the standard colour back.
    open var color: UIColor! {
        get { ownColor ?? .secondaryLabel }
        set { ownColor = newValue }
    }
    open private(set) var isAnimating = false
    private var ownColor: UIColor?

    public init(style: UIActivityIndicatorView.Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
        setUp()
    }

    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        setUp()
    }

    public required init(coder: NSCoder) {
        style = .medium
        super.init(frame: CGRect(origin: .zero, size: Self.size(of: .medium)))
        setUp()
        finishDecoding(coder, as: UIActivityIndicatorView.self)
    }

    private func setUp() {
        isHidden = true
        (contentPriorities.horizontalHugging, contentPriorities.verticalHugging) = (.defaultHigh, .defaultHigh)
    }

    static func size(of style: Style) -> CGSize {
        style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
    }

    open func startAnimating() {
        isAnimating = true
        isHidden = false
    }

    open func stopAnimating() {
        isAnimating = false
        if hidesWhenStopped { isHidden = true }
    }

    open override var intrinsicContentSize: CGSize { Self.size(of: style) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(of: style) }

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let side = Self.size(of: style).width
        // From memory: spokes of an eighth of the size, between the middle of the radius and its end.
        let (width, inner, outer) = (side * 0.125, side * 0.26, side * 0.49)
        for index in 0..<Self.spokes {
            context.saveGState()
            context.translateBy(x: bounds.midX, y: bounds.midY)
            context.rotate(by: 2 * .pi * CGFloat(index) / CGFloat(Self.spokes))
            // The first stands upright at full strength; those before it, against the clock, have faded more.
            let age = CGFloat((Self.spokes - index) % Self.spokes)
            color.withAlphaComponent(color.cgColor.alpha * (1 - 0.75 * age / CGFloat(Self.spokes - 1))).setFill()
            UIBezierPath(
                roundedRect: CGRect(x: -width / 2, y: -outer, width: width, height: outer - inner),
                cornerRadius: width / 2
            ).fill()
            context.restoreGState()
        }
    }
}
