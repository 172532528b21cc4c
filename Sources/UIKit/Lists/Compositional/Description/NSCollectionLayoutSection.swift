public import Foundation

/// What a section's insets are measured from.
public enum UIContentInsetsReference: Int, Sendable {
    /// As the layout's configuration says; there: from the safe area.
    case automatic
    /// From the collection view's edges.
    case none
    case safeArea
    case layoutMargins
    case readableContent
}

/// How a section scrolls across the layout's direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none
    case continuous
    case continuousGroupLeadingBoundary
    case paging
    case groupPaging
    case groupPagingCentered
}

/// A group, repeated for as many items as there are, with what surrounds it.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
    public typealias VisibleItemsInvalidationHandler =
        @MainActor (
            _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
            _ environment: any NSCollectionLayoutEnvironment
        ) -> Void

    let group: NSCollectionLayoutGroup
    /// Around the groups; headers and footers lie outside of the insets along the scroll direction. Points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Between the groups. Points.
    open var interGroupSpacing: CGFloat = 0
    open var contentInsetsReference: UIContentInsetsReference = .automatic
    /// What headers' and footers' insets are measured from; `automatic` as the content's.
    open var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic
    open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether headers and footers lie inside the content insets across the scroll direction.
    open var supplementariesFollowContentInsets = true
    /// Called before the elements of the section are shown, and again as it scrolls.
    open var visibleItemsInvalidationHandler: VisibleItemsInvalidationHandler?
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    /// What the section knows of itself where it is a list.
    var list: ListSection?
    /// Above a header. Points.
    var paddingBeforeHeader: CGFloat = 0

    public required init(group: NSCollectionLayoutGroup) {
        self.group = group
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init(group: group)
        copy.contentInsets = contentInsets
        copy.interGroupSpacing = interGroupSpacing
        copy.contentInsetsReference = contentInsetsReference
        copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
        copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
        copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
        copy.decorationItems = decorationItems
        copy.list = list
        copy.paddingBeforeHeader = paddingBeforeHeader
        return copy
    }
}
