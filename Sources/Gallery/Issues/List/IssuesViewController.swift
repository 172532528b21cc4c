package import UIKit

/// The list of a repository's issues: one cell an issue, under a header that counts them.
package final class IssuesViewController: UIViewController {
    private let dataSource: IssuesDataSource
    private let issuesCollectionView = IssuesCollectionView()

    package init(issues: [Issue] = [], phrasing: IssuePhrasing = IssuePhrasing()) {
        dataSource = IssuesDataSource(phrasing: phrasing)
        super.init(nibName: nil, bundle: nil)
        dataSource.issues = issues
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) { nil }

    /// Shows other issues.
    package func show(_ issues: [Issue]) {
        dataSource.issues = issues
    }

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        view.accessibilityIdentifier = "issuesView"
        dataSource.collectionView = issuesCollectionView
        issuesCollectionView.dataSource = dataSource
        issuesCollectionView.delegate = self
        addIssuesCollectionView()
    }

    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let category = traitCollection.preferredContentSizeCategory
        guard previousTraitCollection?.preferredContentSizeCategory != category else { return }
        // Every size follows the text's.
        issuesCollectionView.reloadData()
    }

    private func addIssuesCollectionView() {
        view.addSubview(issuesCollectionView)
        issuesCollectionView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            issuesCollectionView.topAnchor.constraint(equalTo: view.topAnchor),
            issuesCollectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            issuesCollectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            issuesCollectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }
}

extension IssuesViewController: UICollectionViewDelegateFlowLayout {
    package func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let estimatedSize = CGSize(width: view.bounds.width * Metrics.widthRatio, height: Metrics.estimatedHeight)
        let dummyCell = IssueCell(frame: CGRect(origin: .zero, size: estimatedSize))
        dataSource.referIssue(at: indexPath) { issue in
            dummyCell.configureCell(with: issue, phrasing: dataSource.phrasing)
        }
        dummyCell.layoutIfNeeded()
        let fittingSize = dummyCell.systemLayoutSizeFitting(
            estimatedSize, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        return CGSize(width: estimatedSize.width, height: fittingSize.height)
    }

    package func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        let dummyHeader = IssuesHeaderView(frame: view.bounds)
        dataSource.configure(dummyHeader)
        return fittingSize(of: dummyHeader)
    }

    package func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        guard dataSource.issues.isEmpty else { return .zero }
        let dummyFooter = EmptyIssuesView(frame: view.bounds)
        dataSource.configure(dummyFooter)
        return fittingSize(of: dummyFooter)
    }

    private func fittingSize(of reusableView: UICollectionReusableView) -> CGSize {
        reusableView.layoutIfNeeded()
        let fittingSize = reusableView.systemLayoutSizeFitting(
            CGSize(width: view.bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return CGSize(width: view.bounds.width, height: fittingSize.height)
    }

    package func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        (cell as? IssueCell)?.moveIssueLabels(to: self)
    }

    package func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        (cell as? IssueCell)?.moveIssueLabels(to: nil)
    }
}

private enum Metrics {
    /// A cell's width as a part of the view's.
    static let widthRatio: CGFloat = 0.9
    /// More than a cell usually takes, so that nothing is squeezed before its height is known.
    static let estimatedHeight: CGFloat = 300
}
