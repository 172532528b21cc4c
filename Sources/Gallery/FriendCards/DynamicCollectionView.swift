import UIKit

/// A collection view that asks for the room of its whole content, and so never scrolls.
final class DynamicCollectionView: UICollectionView {
    /// Whether the content decides the size. Without, a list between other views gets none, and asks for no cells.
    var followsContent = true

    override var intrinsicContentSize: CGSize {
        followsContent ? contentSize : super.intrinsicContentSize
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if bounds.size != intrinsicContentSize { invalidateIntrinsicContentSize() }
    }
}
