package import UIKit

/// A place's screen: cells of fixed heights, and below them reviews as high as their texts.
package final class DetailReviewsViewController: UIViewController {
    private let dataSource: ReviewsDataSource
    private let updatesDummyCells: Bool
    private let reviewHeight: CGFloat
    private let layout = UICollectionViewFlowLayout()
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)

    /// - Parameters:
    ///   - updatesDummyCells: whether a cell that is only measured is laid out before; without, texts count as one line.
    ///   - reviewHeight: how high a review is taken to be before it is measured, in points; any height gives the same.
    package init(
        place: PlaceReviews, updatesDummyCells: Bool = true,
        reviewHeight: CGFloat = ReviewsSection.detailReviews.estimatedCellHeight
    ) {
        dataSource = ReviewsDataSource(place: place)
        self.updatesDummyCells = updatesDummyCells
        self.reviewHeight = reviewHeight
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        view.accessibilityIdentifier = "reviewsView"
        layout.minimumLineSpacing = Metrics.lineSpacing
        collectionView.accessibilityIdentifier = "reviewsCollectionView"
        collectionView.backgroundColor = .clear
        collectionView.contentInset.bottom = Metrics.bottomInset
        dataSource.register(in: collectionView)
        collectionView.dataSource = dataSource
        collectionView.delegate = self
        view.addFillingSubview(collectionView)
    }
}

extension DetailReviewsViewController: UICollectionViewDelegateFlowLayout {
    package func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        guard let section = ReviewsSection(rawValue: indexPath.section) else { return .zero }
        let width = max(0, collectionView.bounds.width - 2 * Metrics.outerInset)
        guard section == .detailReviews else {
            return CGSize(width: width, height: scaled(section.estimatedCellHeight))
        }
        let estimatedSize = CGSize(width: width, height: reviewHeight)
        let dummyCell = DetailReviewCell(frame: CGRect(origin: .zero, size: estimatedSize))
        dummyCell.setUpContents(
            detailReview: dataSource.place.reviews[indexPath.item], updatesLayout: updatesDummyCells)
        return CGSize(width: width, height: dummyCell.systemLayoutSizeFitting(estimatedSize).height)
    }

    package func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        // Cards without a title keep the distance of rows from the section before.
        let isEmpty = ReviewsSection(rawValue: section).map(dataSource.itemCount) == 0
        let hasTitle = ReviewsSection(rawValue: section)?.title != nil
        return UIEdgeInsets(
            top: isEmpty || hasTitle ? 0 : Metrics.lineSpacing, left: Metrics.outerInset, bottom: 0,
            right: Metrics.outerInset)
    }

    package func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        guard let section = ReviewsSection(rawValue: section), section.title != nil,
            dataSource.itemCount(in: section) > 0
        else { return .zero }
        return CGSize(width: collectionView.bounds.width, height: scaled(Metrics.titleHeight))
    }

    /// A fixed height that has to hold text, at the text's present size.
    private func scaled(_ height: CGFloat) -> CGFloat {
        UIFontMetrics.default.scaledValue(for: height, compatibleWith: traitCollection)
    }
}

private enum Metrics {
    /// Between the cells and each side of the collection view.
    static let outerInset: CGFloat = 16
    static let lineSpacing: CGFloat = 12
    static let titleHeight: CGFloat = 64
    static let bottomInset: CGFloat = 24
}
