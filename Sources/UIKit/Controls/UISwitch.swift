public import Foundation

/// On or off. 51 by 31 points, of which Auto Layout takes 49: the alignment rectangle ends 2 points before the frame.
/// Source: frames stored in public Interface Builder documents, 95 of 95.
@preconcurrency @MainActor open class UISwitch: UIControl {
    private static let size = CGSize(width: 51, height: 31)
    private static let thumbInset: CGFloat = 2

    open var isOn = false
    /// The track's colour while the switch is on; nil for green.
    open var onTintColor: UIColor?
    /// Nil for white.
    open var thumbTintColor: UIColor?

    /// The size of `frame` does not matter.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        finishDecoding(coder, as: UISwitch.self)
    }

    private func setUp() {
        (contentPriorities.horizontalHugging, contentPriorities.verticalHugging) = (.defaultHigh, .defaultHigh)
    }

    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
    }

    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.size.width - 2, height: Self.size.height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    override var drawsBeyondBounds: Bool { true }

    override func takeTap(at point: CGPoint) {
        isOn.toggle()
        sendActions(for: [.touchUpInside, .valueChanged, .primaryActionTriggered])
    }

    open override func draw(_ rect: CGRect) {
        let painter = ControlPainter()
        // Half as strong while disabled: from memory.
        painter.faded(isEnabled ? 1 : 0.5) {
            let track = CGRect(origin: bounds.origin, size: Self.size)
            painter.fillCapsule(track, isOn ? onTintColor ?? .systemGreen : .secondarySystemFill)
            let side = track.height - 2 * Self.thumbInset
            let isRight = isOn != isRightToLeft
            let x = isRight ? track.maxX - Self.thumbInset - side : track.minX + Self.thumbInset
            painter.fillRaised(
                CGRect(x: x, y: track.minY + Self.thumbInset, width: side, height: side), radius: side / 2,
                thumbTintColor ?? .white, shadows: ControlShadow.knob)
        }
    }
}
