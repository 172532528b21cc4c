public import Foundation

/// How far something has come. 4 points high, as since iOS 14. Source: frames stored in public Interface Builder
/// documents.
@preconcurrency @MainActor open class UIProgressView: UIView {
    public enum Style: Int, Sendable {
        case `default` = 0
        case bar = 1
    }

    open var progressViewStyle: UIProgressView.Style
    /// 0...1.
    open var progress: Float {
        get { storedProgress }
        set { storedProgress = newValue.isNaN ? 0 : min(max(newValue, 0), 1) }
    }
    /// Nil for the tint colour.
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?

    private var storedProgress: Float = 0

    public override init(frame: CGRect) {
        progressViewStyle = .default
        super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: 4)))
        contentPriorities.verticalHugging = .defaultHigh
    }

    public convenience init(progressViewStyle style: UIProgressView.Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
        progressViewStyle = style
    }

    public required init?(coder: NSCoder) {
        progressViewStyle = .default
        super.init(coder: coder)
        contentPriorities.verticalHugging = .defaultHigh
        finishDecoding(coder, as: UIProgressView.self)
    }

    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }

    open override func draw(_ rect: CGRect) {
        let painter = ControlPainter()
        // A bar ends in the edges of what it lies on, and has no track.
        let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
        let track = trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill)
        painter.fill(bounds, radius: radius, track)
        var done = bounds
        done.size.width *= CGFloat(progress)
        if isRightToLeft { done.origin.x = bounds.maxX - done.width }
        painter.fill(done, radius: radius, progressTintColor ?? tintColor)
    }
}
