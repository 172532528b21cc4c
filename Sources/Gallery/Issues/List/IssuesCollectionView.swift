import UIKit

/// The scrolling list of issues.
final class IssuesCollectionView: UICollectionView {
    init(layout: UICollectionViewLayout) {
        super.init(frame: .zero, collectionViewLayout: layout)
        backgroundColor = .clear
        alwaysBounceVertical = true
        accessibilityIdentifier = "issuesCollectionView"
        register(IssueCell.self, forCellWithReuseIdentifier: IssueCell.reuseIdentifier)
        register(
            IssuesHeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: IssuesHeaderView.reuseIdentifier)
        register(
            EmptyIssuesView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
            withReuseIdentifier: EmptyIssuesView.reuseIdentifier)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}
