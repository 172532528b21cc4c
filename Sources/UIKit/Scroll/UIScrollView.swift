public import Foundation

/// A view whose content may be larger than itself: what it shows begins at `contentOffset`, the origin of its bounds.
///
/// Pictures show the state at rest: there is no momentum, bouncing or zooming, and the indicators have faded out.
@preconcurrency @MainActor open class UIScrollView: UIView, _ScrollDelegating {
    public weak var _scrollDelegate: (any UIScrollViewDelegate)?
    var scrollGuides: (content: ScrollContentGuide?, frame: UILayoutGuide?)
    /// The axes whose safe area is room around the content, so that what is in it need not keep clear of it again.
    var axesWithoutPropagation = ScrollAxes()
    /// The axes along which a list is just measuring what its content consists of.
    var measuredAxes = ScrollAxes() {
        didSet { if measuredAxes != oldValue { updateAdjustedContentInset() } }
    }
    /// Where the safe area counted before the window was fitted to its content; nil for views that came later.
    var axesAtDeviceHeight: ScrollAxes?

    // MARK: Content, in points

    /// The point of the content at the top left of the view. It is not limited to the content; a change of the view's size,
    /// its insets or its content takes it back to the content's ends.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    /// Set by app code, by a list, or by the constraints that tie content to the content layout guide.
    open var contentSize = CGSize.zero {
        didSet {
            guard contentSize.width.isFinite, contentSize.height.isFinite else {
                let size = "\(contentSize.width) x \(contentSize.height)"
                contentSize = oldValue
                return LayoutDiagnostics.report(
                    .scrolledSizeNotFinite(view: NSLayoutConstraint.name(of: self), size: size))
            }
            guard contentSize != oldValue else { return }
            contentSizeWasSet(from: oldValue)
            if extras != nil { PropertyWatches.look(at: self) }
        }
    }

    /// Room around the content.
    open var contentInset = UIEdgeInsets.zero {
        didSet { if contentInset != oldValue { updateAdjustedContentInset() } }
    }

    /// `contentInset` with the parts of the safe area that `contentInsetAdjustmentBehavior` lets count.
    open internal(set) var adjustedContentInset = UIEdgeInsets.zero

    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { updateAdjustedContentInset() } }
    }

    open func adjustedContentInsetDidChange() {}

    /// Which safe area insets are added to the content's.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// As `scrollableAxes`, and also at top and bottom in a controller that a navigation controller shows, whether
        /// the content is longer than the view or not. Source: Apple, UIScrollView.ContentInsetAdjustmentBehavior.
        case automatic
        /// On axes where the content is longer than the view, or that always bounce.
        case scrollableAxes
        case never
        case always
    }

    // MARK: Behaviour under a finger, which still pictures do not show

    open var isScrollEnabled = true
    open var bounces = true
    /// Also makes the axis scrollable for `contentInsetAdjustmentBehavior`.
    open var alwaysBounceVertical = false {
        didSet { if alwaysBounceVertical != oldValue { updateAdjustedContentInset() } }
    }
    open var alwaysBounceHorizontal = false {
        didSet { if alwaysBounceHorizontal != oldValue { updateAdjustedContentInset() } }
    }
    open var isPagingEnabled = false
    open var isDirectionalLockEnabled = false
    open var scrollsToTop = true
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open var keyboardDismissMode: KeyboardDismissMode = .none
    open var decelerationRate: DecelerationRate = .normal
    open var isTracking: Bool { false }
    open var isDragging: Bool { false }
    open var isDecelerating: Bool { false }

    public enum KeyboardDismissMode: Int, Sendable {
        case none
        case onDrag
        case interactive
        case onDragWithAccessory
        case interactiveWithAccessory
    }

    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// Above the content; pictures show the list at rest.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard refreshControl !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let refreshControl { insertSubview(refreshControl, at: 0) }
        }
    }

    // MARK: Indicators, which are seen only while the content moves

    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    open var automaticallyAdjustsScrollIndicatorInsets = true
    /// Both axes' at once.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }
    open var indicatorStyle: IndicatorStyle = .default
    open func flashScrollIndicators() {}

    public enum IndicatorStyle: Int, Sendable {
        case `default`
        case black
        case white
    }

    // MARK: Movement

    /// Moves at once: a picture shows where an animation ends.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        let former = self.contentOffset
        self.contentOffset = contentOffset
        if animated { tellEndOfScrolling(from: former) }
    }

    /// Moves no further than it takes to show the rectangle (as much as fits), and not past the content.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        setContentOffset(offset(showing: rect), animated: animated)
    }

    // MARK: Making

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
        finishDecoding(coder, as: UIScrollView.self)
    }

    /// Reacts to new adjusted insets after the offset has followed them; lists lay out again.
    func insetsDidChange(from old: UIEdgeInsets) {}

    /// Takes an offset back that a change of the view, its insets or its content has left beyond the content's ends. Only
    /// such changes do so: code may scroll past the content. Lists first measure what is seen.
    func limitOffset() { takeOffsetBack() }

    // MARK: Layout

    open override func layoutSubviews() {
        adoptContentSize()
        super.layoutSubviews()
        refreshControl?.place(in: self)
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateAdjustedContentInset()
    }

    override var propagatedSafeAreaInsets: UIEdgeInsets { safeAreaInsets.without(axesWithoutPropagation) }

    override var contentGuideForInnerConstraints: UILayoutGuide? { contentLayoutGuide }

    override func geometryDidChange(fromPosition oldPosition: CGPoint, bounds oldBounds: CGRect) {
        super.geometryDidChange(fromPosition: oldPosition, bounds: oldBounds)
        let bounds = self.bounds
        if bounds.size != oldBounds.size {
            updateAdjustedContentInset()
            // Content whose size is not known yet has no end.
            if !oldBounds.isEmpty, contentSize != .zero { limitOffset() }
        }
        if bounds.origin != oldBounds.origin {
            setNeedsLayout()
            _scrollDelegate?.scrollViewDidScroll(self)
        }
    }
}
