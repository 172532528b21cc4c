public import Foundation

/// Decides where a collection view's elements are; abstract: subclasses answer for elements and content size.
///
/// The collection view calls `prepare()` once after each invalidation, then asks for the content size and for the elements
/// in its visible rectangle.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
    /// The collection view whose layout this is; nil until it is given to one.
    open var collectionView: UICollectionView? { owner }
    /// Not weak: a weak reference gives its target a side table, which slows each retain of it down. The collection view
    /// takes the reference back when it goes.
    nonisolated(unsafe) final unowned(unsafe) var owner: UICollectionView?
    /// Set by invalidation, cleared by the collection view when it has called `prepare()`.
    var needsPreparation = true
    /// What `contentOffsetAdjustment` of invalidation contexts sums up to, until the collection view has applied it.
    var pendingOffsetAdjustment = CGPoint.zero
    /// Whether what cells have told holds on through the invalidation under way.
    private var keepsMeasuredSizes = false
    var decorationClasses: [(kind: String, type: UICollectionReusableView.Type)] = []

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// The direction the layout was designed for.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// Whether the collection view mirrors the elements where the interface runs the other way.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    /// Works out what later answers rest on; overrides call it first.
    open func prepare() {}

    /// In points; content that fits the bounds does not scroll.
    open var collectionViewContentSize: CGSize { .zero }

    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        nil
    }

    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        nil
    }

    /// The class of the views shown for decoration attributes of this kind; nil ends the registration.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationClasses.removeAll { $0.kind == elementKind }
        guard let viewClass else { return }
        guard let type = viewClass as? UICollectionReusableView.Type else {
            return ListFailure.wrongViewClass(String(describing: viewClass), identifier: elementKind).report()
        }
        decorationClasses.append((elementKind, type))
    }

    // MARK: Invalidation

    /// Has everything worked out again at the next layout, or as soon as it is asked for.
    open func invalidateLayout() {
        invalidateLayout(with: makeInvalidationContext())
    }

    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        needsPreparation = true
        pendingOffsetAdjustment.x += context.contentOffsetAdjustment.x
        pendingOffsetAdjustment.y += context.contentOffsetAdjustment.y
        collectionView?.layoutWasInvalidated(keepsMeasuredSizes: keepsMeasuredSizes)
    }

    /// Asked before the bounds change, scrolling included; the collection view still has its old bounds then.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        makeInvalidationContext()
    }

    /// Asked for each cell that prefers attributes of its own.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        false
    }

    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        if preferredAttributes.representedElementCategory == .cell {
            context.invalidateItems(at: [preferredAttributes.indexPath])
        }
        return context
    }

    // MARK: Updates of the data
    // A picture shows where an animation ends: what is answered about where elements come from and go to is not seen.

    /// Told what has changed, once the layout is prepared for the new data.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Told when the update has been shown.
    open func finalizeCollectionViewUpdates() {}

    /// Asked for each item that the update has brought into sight.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Asked for each item that was in sight and has gone.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Where content comes to rest that a finger has thrown. No finger scrolls a picture: this is never asked.
    ///
    /// - Parameter velocity: points a millisecond.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Sets what a collection view that is given this layout does at the ends of its content.
    func setBouncing(of collectionView: UICollectionView) {}

    /// Brings an item into sight inside a section that scrolls by itself.
    func scrollSection(toItemAt indexPath: IndexPath) -> Bool { false }

    /// Whether cells are asked for the attributes they prefer before they are shown.
    var asksCellsForPreferredSizes: Bool { true }

    /// Along which axes the content is as long as its elements, and therefore not known before they are measured.
    var measuredAxes: ScrollAxes { ScrollAxes(vertical: true) }

    /// Reacts to a change of the room that the collection view's insets leave.
    func contentInsetsDidChange(from old: UIEdgeInsets, to new: UIEdgeInsets) {
        invalidateLayout()
    }

    /// Takes over that the data has changed: what cells of items that are still there have told holds on.
    func take(_ changes: ListChanges) {
        keepsMeasuredSizes = true
        defer { keepsMeasuredSizes = false }
        let context = makeInvalidationContext()
        context.invalidateDataSourceCounts = true
        invalidateLayout(with: context)
    }

    /// Takes over what a cell prefers, without forgetting what other cells preferred.
    func invalidateForPreferredAttributes(
        _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
    ) {
        keepsMeasuredSizes = true
        defer { keepsMeasuredSizes = false }
        invalidateLayout(
            with: invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    }
}

extension UICollectionViewLayout {
    /// The class its attributes are made of.
    var attributesClass: UICollectionViewLayoutAttributes.Type {
        Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type ?? UICollectionViewLayoutAttributes.self
    }

    func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
        let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return (type ?? UICollectionViewLayoutInvalidationContext.self).make()
    }

    /// What the collection view hands over when its data was reloaded.
    func makeReloadContext() -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        return context
    }
}
