import UIKit

/// A film in a collection view: the views of its cell in a table.
final class MovieDescriptionItemCell: UICollectionViewCell {
    static let reuseIdentifier = "MovieDescriptionItemCell"

    private let movieDescription = MovieDescription()

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "movieDescriptionCell"
        showCard()
        movieDescription.add(to: contentView, of: self, mistake: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func configure(with movie: Movie) {
        movieDescription.show(movie)
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        fittingHeight(layoutAttributes)
    }
}

/// A review in a collection view: the views of its cell in a table.
final class MovieReviewItemCell: UICollectionViewCell {
    static let reuseIdentifier = "MovieReviewItemCell"

    private let contents = MovieReviewContents()

    override init(frame: CGRect) {
        super.init(frame: frame)
        showCard()
        contents.add(to: contentView)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func configure(with review: DetailReview) {
        accessibilityIdentifier = "movieReviewCell.\(review.author)"
        contents.show(review)
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        fittingHeight(layoutAttributes)
    }
}

extension UICollectionViewCell {
    fileprivate func showCard() {
        contentView.backgroundColor = .secondarySystemGroupedBackground
        contentView.layer.cornerRadius = 10
        contentView.clipsToBounds = true
    }

    /// As wide as the list has it, as high as the contents need there.
    fileprivate func fittingHeight(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height =
            systemLayoutSizeFitting(
                CGSize(width: layoutAttributes.size.width, height: 0),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        return layoutAttributes
    }
}
