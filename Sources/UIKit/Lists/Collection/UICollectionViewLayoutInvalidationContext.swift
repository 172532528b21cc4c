public import Foundation

/// What of a layout is to be worked out again.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Set when the data was reloaded or the layout exchanged.
    open internal(set) var invalidateEverything = false
    /// Set when the collection view asks its data source for counts again.
    open internal(set) var invalidateDataSourceCounts = false
    /// Added to the content offset once the layout is up to date. Points.
    open var contentOffsetAdjustment = CGPoint.zero
    /// Nil until `invalidateItems(at:)` names some.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// By element kind; nil until `invalidateSupplementaryElements(ofKind:at:)` names some.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    public override init() {
        super.init()
    }

    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }

    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }
}
