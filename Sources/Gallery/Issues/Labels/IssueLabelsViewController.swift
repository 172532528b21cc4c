import UIKit

/// Lays out an issue's labels as chips, in as many rows as they take.
final class IssueLabelsViewController: UIViewController {
    private var labels: [Issue.Label] = []
    /// As they are shown.
    private var names: [String] = []
    private let issueLabelsCollectionView = IssueLabelsCollectionView()

    /// The height of the rows at the width of the last layout.
    var contentHeight: CGFloat { issueLabelsCollectionView.contentHeight }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "issueLabelsView"
        issueLabelsCollectionView.dataSource = self
        issueLabelsCollectionView.delegate = self
        issueLabelsCollectionView.frame = view.bounds
        issueLabelsCollectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(issueLabelsCollectionView)
    }

    /// Shows other labels in place of those before.
    func update(_ labels: [Issue.Label]) {
        self.labels = labels
        names = labels.map(\.displayName)
        issueLabelsCollectionView.reloadData()
    }
}

extension IssueLabelsViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        labels.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: IssueLabelCell.reuseIdentifier, for: indexPath)
        (cell as? IssueLabelCell)?.configureCell(with: labels[indexPath.item], name: names[indexPath.item])
        return cell
    }
}

extension IssueLabelsViewController: UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        IssueLabelCell.size(forName: names[indexPath.item], maximumWidth: collectionView.bounds.width)
    }
}
