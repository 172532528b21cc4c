package import UIKit

/// What one person wrote of a film, in a table.
package final class MovieReviewCell: UITableViewCell {
    static let reuseIdentifier = "MovieReviewCell"

    private let contents = MovieReviewContents()

    package override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        contents.add(to: contentView)
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) { nil }

    func configure(with review: DetailReview) {
        accessibilityIdentifier = "movieReviewCell.\(review.author)"
        contents.show(review)
    }
}
