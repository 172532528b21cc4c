import UIKit

/// The view model of the list: owns the issues, fills the cells, and reloads the collection view when issues arrive.
final class IssuesDataSource: NSObject, UICollectionViewDataSource {
    weak var collectionView: UICollectionView?
    let phrasing: IssuePhrasing

    var issues: [Issue] = [] {
        didSet { collectionView?.reloadData() }
    }

    init(phrasing: IssuePhrasing) {
        self.phrasing = phrasing
        super.init()
    }

    /// Lends the issue at an index path to a closure, which is not called when there is none.
    func referIssue(at indexPath: IndexPath, handler: (Issue) -> Void) {
        guard issues.indices.contains(indexPath.item) else { return }
        handler(issues[indexPath.item])
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        issues.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: IssueCell.reuseIdentifier, for: indexPath)
        referIssue(at: indexPath) { issue in
            (cell as? IssueCell)?.configureCell(with: issue, phrasing: phrasing)
        }
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind,
            withReuseIdentifier: isHeader ? IssuesHeaderView.reuseIdentifier : EmptyIssuesView.reuseIdentifier,
            for: indexPath)
        configure(view)
        return view
    }

    /// Fills the header or the footer.
    func configure(_ reusableView: UICollectionReusableView) {
        switch reusableView {
        case let header as IssuesHeaderView:
            let openCount = issues.count { $0.status.isOpen }
            header.configure(
                title: phrasing.listTitle, openCount: phrasing.openCount(openCount),
                closedCount: phrasing.closedCount(issues.count - openCount))
        case let footer as EmptyIssuesView:
            footer.configure(title: phrasing.emptyTitle, explanation: phrasing.emptyExplanation)
        default:
            break
        }
    }
}
