public import Foundation

/// A row of dots, one a page. 26 points high, as since iOS 14 (frames stored in public Interface Builder documents); the
/// size of the dots and the distance between them are from memory.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    public enum BackgroundStyle: Int, Sendable {
        case automatic = 0
        case prominent = 1
        case minimal = 2
    }

    private static let height: CGFloat = 26
    private static let dot: CGFloat = 7
    private static let pitch: CGFloat = 16
    private static let margin: CGFloat = 9

    open var numberOfPages = 0 {
        didSet {
            if numberOfPages < 0 { numberOfPages = 0 }
            currentPage = storedPage
            if numberOfPages != oldValue { invalidateIntrinsicContentSize() }
        }
    }
    /// From 0; kept within the pages.
    open var currentPage: Int {
        get { storedPage }
        set { storedPage = min(max(newValue, 0), max(numberOfPages - 1, 0)) }
    }
    open var hidesForSinglePage = false
    open var pageIndicatorTintColor: UIColor?
    open var currentPageIndicatorTintColor: UIColor?
    /// Whether a rounded plate lies behind the dots.
    open var backgroundStyle = BackgroundStyle.automatic

    private var storedPage = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: CGFloat(max(pageCount, 0)) * Self.pitch + 2 * Self.margin, height: Self.height)
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

    /// A tap before the middle goes back a page, one behind it forth.
    override func takeTap(at point: CGPoint) {
        let former = currentPage
        currentPage += (point.x > bounds.midX) != isRightToLeft ? 1 : -1
        sendActions(
            for: currentPage == former ? .touchUpInside : [.touchUpInside, .valueChanged, .primaryActionTriggered])
    }

    open override func draw(_ rect: CGRect) {
        guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return }
        let painter = ControlPainter()
        if backgroundStyle == .prominent {
            let size = size(forNumberOfPages: numberOfPages)
            let plate = CGRect(
                x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
                height: size.height)
            painter.fillCapsule(plate, .secondarySystemFill)
        }
        let first = bounds.midX - CGFloat(numberOfPages - 1) * Self.pitch / 2
        for place in visiblePlaces(from: first) {
            let page = isRightToLeft ? numberOfPages - 1 - place : place
            let center = CGPoint(x: first + CGFloat(place) * Self.pitch, y: bounds.midY)
            let color =
                page == currentPage
                ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
            painter.fillCapsule(
                CGRect(x: center.x - Self.dot / 2, y: center.y - Self.dot / 2, width: Self.dot, height: Self.dot), color
            )
        }
    }

    /// The places, from the left, of the dots that can be seen: there may be far more than a screen has room for.
    private func visiblePlaces(from first: CGFloat) -> Range<Int> {
        let root = rootView
        let area = bounds.overlap(with: convert(root.bounds, from: root))
        let start = Int(exactly: max(((area.minX - Self.dot / 2 - first) / Self.pitch).rounded(.up), 0))
        let last = Int(exactly: ((area.maxX + Self.dot / 2 - first) / Self.pitch).rounded(.down))
        guard let start, let last, start <= last else { return 0..<0 }
        return start..<max(start, min(last, numberOfPages - 1) + 1)
    }
}
