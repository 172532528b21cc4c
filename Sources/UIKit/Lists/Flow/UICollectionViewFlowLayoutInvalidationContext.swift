import Foundation

/// What of a flow layout is to be worked out again.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate is asked again for sizes, insets and spacings; true by default.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether rows are broken again; false keeps all that is known. True by default.
    open var invalidateFlowLayoutAttributes = true
    /// Sizes that cells asked for, which replace what the layout assumed.
    var preferredSizes: [(indexPath: IndexPath, size: CGSize)] = []
}
