import UIKit

/// The chips of an issue's labels; as high as its rows, so that it never scrolls.
final class IssueLabelsCollectionView: UICollectionView {
    /// The height of all rows.
    var contentHeight: CGFloat { contentSize.height }

    init() {
        let layout = LeftAlignedFlowLayout()
        layout.minimumInteritemSpacing = 8
        layout.minimumLineSpacing = 8
        super.init(frame: .zero, collectionViewLayout: layout)
        backgroundColor = .clear
        isScrollEnabled = false
        accessibilityIdentifier = "issueLabelsCollectionView"
        register(IssueLabelCell.self, forCellWithReuseIdentifier: IssueLabelCell.reuseIdentifier)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}
