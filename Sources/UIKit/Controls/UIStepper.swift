public import Foundation

/// A value that two buttons make smaller and larger. 94 by 32 points. Source: frames stored in public Interface Builder
/// documents.
@preconcurrency @MainActor open class UIStepper: UIControl {
    private static let size = CGSize(width: 94, height: 32)

    /// Within the limits.
    open var value: Double {
        get { storedValue }
        set { storedValue = newValue.isNaN ? minimumValue : min(max(newValue, minimumValue), maximumValue) }
    }
    /// Below `maximumValue`; another one is reported and not taken.
    open var minimumValue: Double = 0 {
        didSet {
            guard minimumValue < maximumValue else {
                minimumValue = oldValue
                return refuse("minimumValue must be less than maximumValue.")
            }
            value = storedValue
        }
    }
    /// Above `minimumValue`; another one is reported and not taken.
    open var maximumValue: Double = 100 {
        didSet {
            guard maximumValue > minimumValue else {
                maximumValue = oldValue
                return refuse("maximumValue must be greater than minimumValue.")
            }
            value = storedValue
        }
    }
    /// Above 0; another one is reported and not taken.
    open var stepValue: Double = 1 {
        didSet {
            guard stepValue > 0 else {
                stepValue = oldValue
                return refuse("stepValue must be greater than 0.")
            }
        }
    }
    open var isContinuous = true
    open var autorepeat = true
    /// Whether the value goes on at the other limit.
    open var wraps = false

    private var storedValue: Double = 0

    /// The size of `frame` does not matter.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        finishDecoding(coder, as: UIStepper.self)
    }

    private func refuse(_ reason: String) {
        LayoutDiagnostics.report(.stepperMisused(reason))
    }

    private func setUp() {
        (contentPriorities.horizontalHugging, contentPriorities.verticalHugging) = (.defaultHigh, .defaultHigh)
    }

    open override var intrinsicContentSize: CGSize { Self.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    /// A tap on the first half makes the value smaller, one on the second larger.
    override func takeTap(at point: CGPoint) {
        let former = value
        step(by: (point.x > bounds.midX) != isRightToLeft ? stepValue : -stepValue)
        sendActions(for: value == former ? .touchUpInside : [.touchUpInside, .valueChanged, .primaryActionTriggered])
    }

    private func step(by change: Double) {
        let new = value + change
        guard wraps else {
            value = new
            return
        }
        value = new > maximumValue ? minimumValue : new < minimumValue ? maximumValue : new
    }

    open override func draw(_ rect: CGRect) {
        let painter = ControlPainter()
        let plate = CGRect(origin: bounds.origin, size: Self.size)
        painter.fill(plate, radius: 8, .tertiarySystemFill)
        painter.fill(CGRect(x: plate.midX - 0.5, y: plate.minY + 7, width: 1, height: 18), radius: 0.5, .separator)
        let (first, second) = (plate.minX + plate.width / 4, plate.minX + plate.width * 3 / 4)
        let (minus, plus) = isRightToLeft ? (second, first) : (first, second)
        let canShrink = isEnabled && (wraps || value > minimumValue)
        let canGrow = isEnabled && (wraps || value < maximumValue)
        painter.fill(
            CGRect(x: minus - 7.5, y: plate.midY - 1, width: 15, height: 2), radius: 0,
            canShrink ? .label : .tertiaryLabel)
        drawPlus(center: CGPoint(x: plus, y: plate.midY), color: canGrow ? .label : .tertiaryLabel)
    }

    /// One shape: bars that overlap would be darker where they cross.
    private func drawPlus(center: CGPoint, color: UIColor) {
        let path = UIBezierPath()
        path.append(UIBezierPath(rect: CGRect(x: center.x - 7.5, y: center.y - 1, width: 15, height: 2)))
        path.append(UIBezierPath(rect: CGRect(x: center.x - 1, y: center.y - 7.5, width: 2, height: 15)))
        color.setFill()
        path.fill()
    }
}
