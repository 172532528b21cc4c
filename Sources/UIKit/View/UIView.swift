public import Foundation
public import Raster

/// A rectangle of the interface: geometry, subviews, background and the constraints that lay it out.
///
/// Made by app code; laid out by `layoutIfNeeded`, and read into a `DisplayList` by the display pass.
@preconcurrency @MainActor open class UIView: UIResponder, UITraitEnvironment {
    open class var layerClass: AnyClass { CALayer.self }
    /// Whether views of this class need Auto Layout to have a sensible frame.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// The view's own layer, made with it.
    public final var layer: CALayer { ownLayer }

    // MARK: Geometry, in points

    /// In the superview's coordinates; with a transform, the smallest rectangle that holds the view.
    open var frame: CGRect {
        get { layer.frame }
        set {
            let (position, bounds) = layer.geometry(of: newValue)
            setGeometry(position: position, bounds: bounds)
        }
    }

    open var bounds: CGRect {
        get { layer.storedBounds }
        set { setGeometry(position: layer.storedPosition, bounds: newValue) }
    }

    open var center: CGPoint {
        get { layer.storedPosition }
        set { setGeometry(position: newValue, bounds: layer.storedBounds) }
    }

    open var transform: CGAffineTransform {
        get { layer.storedTransform }
        set { layer.setTransform(newValue) }
    }

    open var autoresizesSubviews = true
    open var autoresizingMask: AutoresizingMask = [] {
        didSet { if autoresizingMask != oldValue { autoresizingConstraintsDidChange() } }
    }

    // MARK: Looks

    open var backgroundColor: UIColor?
    open var isHidden: Bool {
        get { layer.isHidden }
        set {
            guard newValue != layer.isHidden else { return }
            layer.isHidden = newValue
            superview?.visibilityDidChange(of: self)
            if extras != nil { PropertyWatches.look(at: self) }
        }
    }
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set {
            layer.opacity = Float(newValue)
            if extras != nil { PropertyWatches.look(at: self) }
        }
    }
    /// The promise to fill the bounds with opaque pixels. On a device drawing is faster for it; no picture follows from it.
    open var isOpaque = true
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    open var contentMode: ContentMode = .scaleToFill
    /// The nearest set tint colour upwards, system blue at the top.
    open var tintColor: UIColor! {
        get { inheritedTintColor }
        set {
            ownTintColor = newValue
            overridesTraits = true
            traitsDidChange()
            tintColorSubtreeDidChange()
        }
    }
    /// Resolved upwards: `.normal` or `.dimmed`.
    open var tintAdjustmentMode: UIView.TintAdjustmentMode {
        get { inheritedTintAdjustmentMode }
        set {
            guard newValue != extras?.tintAdjustmentMode ?? .automatic else { return }
            makeExtras().tintAdjustmentMode = newValue
            overridesTraits = true
            traitsDidChange()
            tintColorSubtreeDidChange()
        }
    }
    open func tintColorDidChange() {}
    /// Draws the view's own content into the current graphics context; subclasses override it.
    open func draw(_ rect: CGRect) {}
    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ rect: CGRect) {}

    // MARK: Identity and interaction

    open var tag = 0
    open var isUserInteractionEnabled = true
    /// Names the view in layout output, reports and tests.
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var isAccessibilityElement = false
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { extras?.gestureRecognizers }
        set {
            for recognizer in extras?.gestureRecognizers ?? [] { remove(recognizer) }
            for recognizer in newValue ?? [] { add(recognizer) }
        }
    }
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { add(gestureRecognizer) }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { remove(gestureRecognizer) }
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    // MARK: Hierarchy

    open var superview: UIView? { superviewReference }
    open var subviews: [UIView] { ownSubviews }
    open var window: UIWindow? { rootView as? UIWindow }

    open override var next: UIResponder? { viewController ?? superview }
    override var responderWindow: UIWindow? { window }

    open func addSubview(_ view: UIView) { insert(view, at: ownSubviews.count) }
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, beside: sibling, offset: 0) }
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { insert(view, beside: sibling, offset: 1) }
    open func bringSubviewToFront(_ view: UIView) { reorder(view, to: ownSubviews.count - 1) }
    open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
    open func removeFromSuperview() { leaveSuperview() }
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func isDescendant(of view: UIView) -> Bool {
        // Most views are added to others before anything is added to them.
        if view.ownSubviews.isEmpty { return view === self }
        return isWithin(view)
    }
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

    // MARK: Hit testing, in the receiver's coordinates

    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { deepestView(at: point, with: event) }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    // MARK: Layout

    open func setNeedsLayout() { markNeedsLayout() }
    open func layoutIfNeeded() { runLayout() }
    /// Takes the frames of constrained subviews from the layout engine; overrides call it first.
    open func layoutSubviews() { applyEngineFrames() }
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    open func sizeToFit() {
        bounds.size = sizeThatFits(bounds.size)
    }

    open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
    open func needsUpdateConstraints() -> Bool { layoutState.contains(.needsUpdateConstraints) }
    open func updateConstraints() {}
    open func updateConstraintsIfNeeded() { runUpdateConstraints() }

    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { isPlacedByMask }
        set {
            guard newValue != isPlacedByMask else { return }
            isPlacedByMask = newValue
            autoresizingConstraintsDidChange()
        }
    }
    open var constraints: [NSLayoutConstraint] { ownConstraints }
    open func addConstraint(_ constraint: NSLayoutConstraint) { install(constraint) }
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(install) }
    open func removeConstraint(_ constraint: NSLayoutConstraint) { release(constraint) }
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(release) }

    /// `UIView.noIntrinsicMetric` on an axis that the content does not decide.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    open func invalidateIntrinsicContentSize() { intrinsicContentSizeDidChange() }
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
    open var forFirstBaselineLayout: UIView { self }
    open var forLastBaselineLayout: UIView { self }
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? contentPriorities.horizontalHugging : contentPriorities.verticalHugging
    }
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setHugging(priority, for: axis)
    }
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? contentPriorities.horizontalResistance : contentPriorities.verticalResistance
    }
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        setResistance(priority, for: axis)
    }
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        fittingSize(for: targetSize, horizontal: horizontal, vertical: vertical)
    }

    open internal(set) var layoutGuides: [UILayoutGuide] = []
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { adopt(layoutGuide) }
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { disown(layoutGuide) }

    // MARK: Margins and safe area

    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set { setLayoutMargins(newValue) }
    }
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { effectiveDirectionalLayoutMargins }
        set { setDirectionalLayoutMargins(newValue) }
    }
    open var preservesSuperviewLayoutMargins = false {
        didSet { if preservesSuperviewLayoutMargins != oldValue { marginsDidChange() } }
    }
    open var insetsLayoutMarginsFromSafeArea = true {
        didSet { if insetsLayoutMarginsFromSafeArea != oldValue { marginsDidChange() } }
    }
    open func layoutMarginsDidChange() {}
    /// How far the view reaches under bars and the device's rounded edges.
    open var safeAreaInsets: UIEdgeInsets { knownSafeArea }
    open func safeAreaInsetsDidChange() {}

    // MARK: Traits

    open var traitCollection: UITraitCollection { inheritedTraits }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// What the view sets for itself and its subviews.
    open var traitOverrides: UITraitOverrides {
        get { extras?.traitOverrides ?? UITraitOverrides() }
        set {
            makeExtras().traitOverrides = newValue
            overridesTraits = true
            traitsDidChange()
        }
    }
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet { if semanticContentAttribute != oldValue { directionDidChange() } }
    }
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { ownUserInterfaceStyle }
        set {
            guard newValue != ownUserInterfaceStyle else { return }
            ownUserInterfaceStyle = newValue
            overridesTraits = true
            traitsDidChange()
        }
    }

    // MARK: What the passes keep with a view
    // Stored apart from Apple's properties where the passes use them most: reading an open property is checked for
    // exclusive access each time. All are used on the main actor; what is unsafe here is so for `deinit`, which has no actor
    // and nobody beside it, and takes back the references to the view.
    nonisolated(unsafe) final var ownSubviews: [UIView] = []
    nonisolated(unsafe) final var ownConstraints: [NSLayoutConstraint] = []
    final var isPlacedByMask = true
    var layoutState: LayoutState = [.needsLayout, .needsUpdateConstraints]
    /// See `LayoutNesting`.
    final var layoutGeneration: UInt16 = 0
    var engine: LayoutEngine?
    var engineItem: EngineItem?
    nonisolated(unsafe) var layoutReference: LayoutItemReference?
    var contentPriorities = ContentPriorities()
    var ownTintColor: UIColor?
    final var ownUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// Whether the view may have other traits than its superview by its own doing.
    nonisolated(unsafe) final var overridesTraits = false { didSet { TreeShortcut.endAll() } }
    var marginSetting = MarginSetting.standard
    var insetObservation: InsetObservation?
    var standardGuides = StandardGuides()
    var traitObservation = TraitObservation()
    var extras: ViewExtras?

    /// Unsafe as the above.
    private nonisolated(unsafe) let ownLayer: CALayer
    /// Not weak: a weak reference gives its target a side table, which slows each retain of each view down. A superview
    /// that goes takes the pointer back.
    nonisolated(unsafe) final var superviewPointer: Unmanaged<UIView>?
    nonisolated final var superviewReference: UIView? { superviewPointer?.takeUnretainedValue() }
    /// The way up from deep inside of a tree.
    nonisolated(unsafe) final var shortcut: TreeShortcut?
    /// The controller whose view this is; it takes the pointer back when it goes.
    nonisolated(unsafe) final var viewControllerPointer: Unmanaged<UIViewController>? {
        didSet { TreeShortcut.endAll() }
    }
    final var viewController: UIViewController? { viewControllerPointer?.takeUnretainedValue() }

    public init(frame: CGRect) {
        ownLayer = (Self.layerClass as? CALayer.Type ?? CALayer.self).make()
        super.init()
        layer.view = self
        layer.storedBounds = CGRect(origin: .zero, size: frame.standardized.size)
        layer.storedPosition = CGPoint(x: frame.standardized.midX, y: frame.standardized.midY)
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        ownLayer = (Self.layerClass as? CALayer.Type ?? CALayer.self).make()
        super.init()
        layer.view = self
        finishDecoding(coder, as: UIView.self)
    }

    deinit {
        ownLayer.view = nil
        takeBackReferences(in: ownConstraints, and: layoutGuides)
        releaseSubviews()
    }

    /// Reacts to every change of position or size, whoever made it; overrides call it.
    func geometryDidChange(fromPosition oldPosition: CGPoint, bounds oldBounds: CGRect) {
        reactToGeometryChange(fromPosition: oldPosition, bounds: oldBounds)
    }

    /// Called before the bounds change, whoever changes them; overrides call it.
    func boundsWillChange(to newBounds: CGRect) {}

    /// The safe area that counts for what is in the receiver; a scroll view keeps what its content's insets hold already.
    var propagatedSafeAreaInsets: UIEdgeInsets { safeAreaInsets }

    /// The margins of a view that nobody has set any for, without those that it takes from around it.
    var standardLayoutMargins: UIEdgeInsets {
        viewController == nil ? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) : .zero
    }

    /// The guide that stands for the receiver's edges in constraints from inside it: a scroll view's content.
    var contentGuideForInnerConstraints: UILayoutGuide? { nil }

    /// The distances of the baselines from the alignment rectangle's top and bottom; nil without text.
    var baselineOffsets: (first: CGFloat, last: CGFloat)? { nil }

    /// The edges or the middle that the baselines keep their distances from when the view is higher than its content.
    var baselineEdges: (first: NSLayoutConstraint.Attribute, last: NSLayoutConstraint.Attribute) { (.top, .bottom) }

    /// The height of a line of the text that the baselines belong to; nil without text.
    var baselineLineHeight: CGFloat? { nil }

    /// The views that a control or a bar made for itself and lays out.
    var ownParts: [UIView] { [] }

    /// Whether what the view draws is seen outside of its bounds, too: its picture is its layer's content, as an image
    /// view's, or it stands for parts with shadows of their own.
    var drawsBeyondBounds: Bool { false }

    /// How many points letters may reach beyond the bounds of a view that clips its content and is as high as its lines.
    var reachOfClippedText: CGFloat { 0 }

    /// Whether the content's height follows a width that layout decides: a multi-line label.
    var wrapsContent: Bool { false }
    /// The width at which `intrinsicContentSize` wraps the content, nil for unbounded; set by the layout engine.
    var wrapWidth: CGFloat? {
        get { nil }
        set { _ = newValue }
    }

    /// The axes along which the margins are at least the superview's.
    var preservedMarginAxes: UIAxis { preservesSuperviewLayoutMargins ? .both : [] }

    /// The traits of a view without a superview, before its own overrides.
    var rootTraits: UITraitCollection { UITraitCollection.current }

    /// Called when a direct subview was shown or hidden.
    func visibilityDidChange(of subview: UIView) {}

    /// Called when a direct subview's intrinsic size or one of the priorities of its content may be another.
    func contentSizeDidChange(of subview: UIView) {}
}
