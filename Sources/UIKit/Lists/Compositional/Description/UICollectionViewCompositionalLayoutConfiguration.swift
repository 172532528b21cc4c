public import Foundation

/// What holds for all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical
    /// Points.
    open var interSectionSpacing: CGFloat = 0
    /// Before and after all sections; their index paths have one index, their place in this list.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// For sections that say `automatic`.
    open var contentInsetsReference: UIContentInsetsReference = .safeArea

    public override required init() {}

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.scrollDirection = scrollDirection
        copy.interSectionSpacing = interSectionSpacing
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.contentInsetsReference = contentInsetsReference
        return copy
    }
}
