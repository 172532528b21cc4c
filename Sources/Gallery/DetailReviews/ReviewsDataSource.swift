import UIKit

/// The view model of a place's screen: owns the place, and fills cells and titles.
final class ReviewsDataSource: NSObject, UICollectionViewDataSource {
    let place: PlaceReviews
    private let keywordMost: Int

    init(place: PlaceReviews) {
        self.place = place
        keywordMost = place.keywords.map(\.count).max() ?? 0
        super.init()
    }

    func register(in collectionView: UICollectionView) {
        collectionView.register(PlaceCell.self, forCellWithReuseIdentifier: PlaceCell.reuseIdentifier)
        collectionView.register(RatingsCell.self, forCellWithReuseIdentifier: RatingsCell.reuseIdentifier)
        collectionView.register(KeywordCell.self, forCellWithReuseIdentifier: KeywordCell.reuseIdentifier)
        collectionView.register(DetailReviewCell.self, forCellWithReuseIdentifier: DetailReviewCell.reuseIdentifier)
        collectionView.register(
            SectionTitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: SectionTitleView.reuseIdentifier)
    }

    func itemCount(in section: ReviewsSection) -> Int {
        switch section {
        case .place, .ratings: 1
        case .keywords: place.keywords.count
        case .detailReviews: place.reviews.count
        }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { ReviewsSection.allCases.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        ReviewsSection(rawValue: section).map(itemCount) ?? 0
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        func cell(_ identifier: String) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        }
        switch ReviewsSection(rawValue: indexPath.section) {
        case .ratings:
            let cell = cell(RatingsCell.reuseIdentifier)
            (cell as? RatingsCell)?.configure(with: place)
            return cell
        case .keywords:
            let cell = cell(KeywordCell.reuseIdentifier)
            (cell as? KeywordCell)?.configure(with: place.keywords[indexPath.item], most: keywordMost)
            return cell
        case .detailReviews:
            let cell = cell(DetailReviewCell.reuseIdentifier)
            (cell as? DetailReviewCell)?.setUpContents(detailReview: place.reviews[indexPath.item])
            return cell
        case .place, nil:
            let cell = cell(PlaceCell.reuseIdentifier)
            (cell as? PlaceCell)?.configure(with: place)
            return cell
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: SectionTitleView.reuseIdentifier, for: indexPath)
        if let section = ReviewsSection(rawValue: indexPath.section), let title = section.title {
            (view as? SectionTitleView)?.configure(title: title, count: itemCount(in: section))
        }
        return view
    }
}
