public import Foundation

/// Items in rows (in columns, when it scrolls horizontally), section below section, with headers and footers.
///
/// `prepare()` asks the delegate once for each item and section; O(items). Queries for a rectangle cost
/// O(log items + elements found), and no object is kept for an item.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// As `estimatedItemSize`: cells size themselves, from `itemSize` as the first assumption.
    public class var automaticSize: CGSize {
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    }

    /// Between rows, along the scroll direction.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
    }
    /// Between the items of a row; complete rows are spread beyond it.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }
    /// Unless the delegate answers for an item.
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { if itemSize != oldValue { invalidateLayout() } }
    }
    /// Zero, the default: sizes are final. Else cells are asked for the size they prefer. Source: Apple's page on it.
    open var estimatedItemSize = CGSize.zero {
        didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
    }
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }
    /// Only the length along the scroll direction counts.
    open var headerReferenceSize = CGSize.zero {
        didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
    }
    open var footerReferenceSize = CGSize.zero {
        didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
    }
    open var sectionInset = UIEdgeInsets.zero {
        didSet { if sectionInset != oldValue { invalidateLayout() } }
    }
    /// What the sections' insets are measured from.
    open var sectionInsetReference: SectionInsetReference = .fromContentInset {
        didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
    }
    /// Whether a header stays at the start of the visible bounds while its section passes.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    public enum SectionInsetReference: Int, Sendable {
        case fromContentInset
        case fromSafeArea
        case fromLayoutMargins
    }

    /// What the delegate answered, placed; nil until it is needed.
    var geometry: FlowGeometry?
    /// Sizes of items that are still there after a change of the data, for the next geometry; only where cells size
    /// themselves.
    var keptSizes: [(indexPath: IndexPath, size: CGSize)] = []
    /// Whether the delegate is being asked: what it asks the layout meanwhile is answered from the former geometry.
    var isAskingDelegate = false
    /// Whether one of the answers that the geometry rests on was reported as none that can be laid out.
    var hasRefusedAnswer = false
    /// Whether an item that is longer than a row has been told of.
    var hasReportedLongItem = false

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    open override func prepare() {
        super.prepare()
        buildGeometryIfNeeded()
    }

    open override var collectionViewContentSize: CGSize {
        currentGeometry?.contentSize ?? .zero
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        elements(in: rect)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        itemAttributes(at: indexPath)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        supplementaryAttributes(ofKind: elementKind, at: indexPath)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        changesRowLength(newBounds) || sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
            context.invalidateFlowLayoutDelegateMetrics = changesRowLength(newBounds)
            context.invalidateFlowLayoutAttributes = context.invalidateFlowLayoutDelegateMetrics
        }
        return context
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        prefersOtherSize(preferredAttributes, than: originalAttributes)
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
            context.invalidateFlowLayoutDelegateMetrics = false
            context.preferredSizes.append((preferredAttributes.indexPath, preferredAttributes.size))
        }
        return context
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        invalidateGeometry(with: context)
        super.invalidateLayout(with: context)
    }

    override func take(_ changes: ListChanges) {
        let sizes = measuredSizes(after: changes)
        super.take(changes)
        keptSizes = sizes
    }

    override var asksCellsForPreferredSizes: Bool { estimatedItemSize != .zero }

    override var measuredAxes: ScrollAxes { ScrollAxes(scrollDirection) }

    /// Only insets beside the rows change the layout; sizes are not asked for again when a bar moves the content.
    override func contentInsetsDidChange(from old: UIEdgeInsets, to new: UIEdgeInsets) {
        let isSame =
            scrollDirection == .vertical
            ? old.left + old.right == new.left + new.right : old.top + old.bottom == new.top + new.bottom
        if !isSame { invalidateLayout() }
    }
}
