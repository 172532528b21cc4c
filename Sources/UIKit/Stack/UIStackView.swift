public import Foundation

/// Lays its arranged subviews out in a row or a column by constraints that it makes and remakes itself.
@preconcurrency @MainActor open class UIStackView: UIView {
    /// How the views share the room along the axis.
    public enum Distribution: Int, Sendable {
        case fill
        case fillEqually
        case fillProportionally
        case equalSpacing
        case equalCentering
    }

    /// How the views lie across the axis.
    public enum Alignment: Int, Sendable {
        case fill
        case leading
        case firstBaseline
        case center
        case trailing
        case lastBaseline

        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }

    /// A custom spacing that stands for `spacing`.
    public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    /// A custom spacing that stands for the system's standard one.
    public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    open private(set) var arrangedSubviews: [UIView] = []
    open var axis: NSLayoutConstraint.Axis = .horizontal {
        didSet { if axis != oldValue { arrangementDidChange() } }
    }
    open var distribution: Distribution = .fill {
        didSet {
            guard distribution != oldValue else { return }
            if distribution == .fillProportionally { ProportionalStacks.begin(self) }
            arrangementDidChange()
        }
    }
    open var alignment: Alignment = .fill {
        didSet { if alignment != oldValue { arrangementDidChange() } }
    }
    /// Points between neighbours; at least that for the two equal distributions.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { arrangementDidChange() } }
    }
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
    }
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    /// Unsafe so that `deinit`, which has no actor, can end what views keep of it.
    private nonisolated(unsafe) var arrangement = StackArrangement()
    private var isArrangementDirty = true
    private var isArranging = false

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        finishDecoding(coder, as: UIStackView.self)
    }

    deinit {
        arrangement.forgetWishes()
    }

    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        guard stackIndex >= 0, stackIndex <= arrangedSubviews.count else {
            let count = arrangedSubviews.count
            return LayoutDiagnostics.report(.arrangedIndexOutOfBounds(index: stackIndex, count: count))
        }
        if let old = arrangedSubviews.firstIndex(where: { $0 === view }) { arrangedSubviews.remove(at: old) }
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
        arrangementDidChange()
    }

    /// Ends the arrangement of the view, which stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard let place = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
        arrangedSubviews.remove(at: place)
        customSpacings[ObjectIdentifier(view)] = nil
        arrangement.endWishes(of: view)
        arrangementDidChange()
    }

    /// Points after the view, in place of `spacing`.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        arrangementDidChange()
    }

    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    open override func willRemoveSubview(_ subview: UIView) {
        removeArrangedSubview(subview)
        super.willRemoveSubview(subview)
    }

    open override func updateConstraints() {
        if isArrangementDirty {
            isArrangementDirty = false
            isArranging = true
            arrangement.remove(from: self)
            arrangement = StackArrangement(of: self)
            arrangement.activate()
            isArranging = false
        }
        super.updateConstraints()
    }

    open override var forFirstBaselineLayout: UIView {
        visibleArrangedSubviews.first?.forFirstBaselineLayout ?? self
    }

    open override var forLastBaselineLayout: UIView {
        visibleArrangedSubviews.last?.forLastBaselineLayout ?? self
    }

    override func visibilityDidChange(of subview: UIView) {
        super.visibilityDidChange(of: subview)
        if arrangedSubviews.contains(where: { $0 === subview }) { arrangementDidChange() }
    }

    override func contentSizeDidChange(of subview: UIView) {
        super.contentSizeDidChange(of: subview)
        if !isArrangementDirty, arrangement.isOutdated(in: self) { arrangementDidChange() }
    }

    /// After something in one of the views may have got another length, which the views' shares follow.
    func lengthsDidChange() {
        if distribution == .fillProportionally, !isArrangementDirty, !isArranging { arrangementDidChange() }
    }

    var visibleArrangedSubviews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

    /// Points between the view and the next visible one, on whole pixels.
    func spacing(after view: UIView) -> CGFloat {
        let custom = customSpacing(after: view)
        let space =
            switch custom {
            case Self.spacingUseDefault: spacing
            case Self.spacingUseSystem: SystemSpacing.standard
            default: custom
            }
        return PixelGrid.rounded(space, scale: displayScale)
    }

    private func arrangementDidChange() {
        isArrangementDirty = true
        setNeedsUpdateConstraints()
        baselineViewDidChange()
    }
}
