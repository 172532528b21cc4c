package import UIKit

/// The same film and reviews in a collection view, by a flow or a compositional layout.
package final class MovieCollectionViewController: UIViewController {
    package enum Layout: Sendable, CaseIterable {
        case flow, compositional
    }

    private let movie: Movie
    private let kind: Layout
    private let estimatedHeight: CGFloat
    private lazy var collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: makeLayout())

    /// - Parameter estimatedHeight: of a cell before it is measured, in points; the heights found are the same for any.
    package init(movie: Movie, layout: Layout, estimatedHeight: CGFloat = 300) {
        self.movie = movie
        kind = layout
        self.estimatedHeight = estimatedHeight
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) { nil }

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        view.accessibilityIdentifier = "movieView"
        collectionView.accessibilityIdentifier = "movieCollectionView"
        collectionView.backgroundColor = .clear
        // The safe area counts into the insets on every side.
        collectionView.contentInsetAdjustmentBehavior = .always
        collectionView.contentInset.bottom = Metrics.margin
        collectionView.register(
            MovieDescriptionItemCell.self,
            forCellWithReuseIdentifier: MovieDescriptionItemCell.reuseIdentifier)
        collectionView.register(
            MovieReviewItemCell.self, forCellWithReuseIdentifier: MovieReviewItemCell.reuseIdentifier)
        collectionView.dataSource = self
        collectionView.delegate = self
        view.addFillingSubview(collectionView)
    }

    private func makeLayout() -> UICollectionViewLayout {
        switch kind {
        case .flow:
            let layout = UICollectionViewFlowLayout()
            layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
            layout.minimumLineSpacing = Metrics.spacing
            layout.minimumInteritemSpacing = Metrics.spacing
            layout.sectionInset = UIEdgeInsets(
                top: Metrics.spacing, left: Metrics.margin, bottom: 0, right: Metrics.margin)
            return layout
        case .compositional:
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimatedHeight))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = Metrics.spacing
            section.contentInsets = NSDirectionalEdgeInsets(
                top: Metrics.spacing, leading: Metrics.margin, bottom: 0, trailing: Metrics.margin)
            return UICollectionViewCompositionalLayout(section: section)
        }
    }
}

extension MovieCollectionViewController: UICollectionViewDataSource {
    package func numberOfSections(in collectionView: UICollectionView) -> Int {
        MovieSection.allCases.count
    }

    package func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        MovieSection(rawValue: section) == .reviews ? movie.reviews.count : 1
    }

    package func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        if MovieSection(rawValue: indexPath.section) == .reviews {
            let cell = collectionView.dequeueReusableCell(
                withReuseIdentifier: MovieReviewItemCell.reuseIdentifier, for: indexPath)
            (cell as? MovieReviewItemCell)?.configure(with: movie.reviews[indexPath.item])
            return cell
        }
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: MovieDescriptionItemCell.reuseIdentifier, for: indexPath)
        (cell as? MovieDescriptionItemCell)?.configure(with: movie)
        return cell
    }
}

extension MovieCollectionViewController: UICollectionViewDelegateFlowLayout {
    /// Where a flow layout begins: the width holds, the height is the cell's to say.
    package func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let insets = collectionView.adjustedContentInset
        let width = collectionView.bounds.width - insets.left - insets.right - 2 * Metrics.margin
        return CGSize(width: max(0, width), height: estimatedHeight)
    }
}

private enum Metrics {
    static let spacing: CGFloat = 10
    static let margin: CGFloat = 16
}
