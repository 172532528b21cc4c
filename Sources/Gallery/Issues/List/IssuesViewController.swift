package import UIKit

/// The list of a repository's issues: one cell an issue, under a header that counts them.
package final class IssuesViewController: UIViewController {
    private let dataSource: IssuesDataSource
    private let sizing: IssueCellSizing
    private let estimatedHeight: CGFloat
    private lazy var issuesCollectionView = IssuesCollectionView(layout: makeLayout())

    /// - Parameters:
    ///   - sizing: who finds the heights of the cells.
    ///   - estimatedHeight: a cell's before that, in points; the heights found are the same for any. More than a cell takes
    ///     needs the fewest passes.
    package init(
        issues: [Issue] = [], phrasing: IssuePhrasing = IssuePhrasing(), sizing: IssueCellSizing = .dummyCell,
        estimatedHeight: CGFloat = 300
    ) {
        dataSource = IssuesDataSource(phrasing: phrasing)
        self.sizing = sizing
        self.estimatedHeight = estimatedHeight
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

    private func makeLayout() -> UICollectionViewLayout {
        sizing.makeLayout(widthRatio: Metrics.widthRatio, estimatedHeight: estimatedHeight) { [dataSource] in
            dataSource.issues.isEmpty
        }
    }

    private func addIssuesCollectionView() {
        view.addFillingSubview(issuesCollectionView)
    }
}

extension IssuesViewController: UICollectionViewDelegateFlowLayout {
    package func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let estimatedSize = CGSize(width: view.bounds.width * Metrics.widthRatio, height: estimatedHeight)
        guard sizing == .dummyCell else { return estimatedSize }
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
}
