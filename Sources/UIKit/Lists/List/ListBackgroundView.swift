import Foundation

/// The colour behind a section of a list.
final class ListBackgroundView: UICollectionReusableView {
    static let elementKind = "UICollectionViewListSectionBackground"

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        isUserInteractionEnabled = false
        if case .background(let color) = layoutAttributes.listPlace?.role { backgroundColor = color }
    }
}
