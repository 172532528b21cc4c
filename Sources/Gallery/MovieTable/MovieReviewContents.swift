import UIKit

/// The views that show what one person wrote of a film; the same in a cell of a table and of a collection view.
@MainActor final class MovieReviewContents {
    private let authorLabel = UILabel()
    private let starsView = StarsView(textStyle: .caption1)
    private let textLabel = UILabel()
    /// Author and stars beside each other.
    private var sideBySide: [NSLayoutConstraint] = []
    /// The stars below the author, where large letters would leave a name no room beside them.
    private var stacked: [NSLayoutConstraint] = []

    init() {
        authorLabel.font = UIFontMetrics(forTextStyle: .subheadline)
            .scaledFont(for: .systemFont(ofSize: 15, weight: .semibold))
        authorLabel.accessibilityIdentifier = "authorLabel"
        // A name without spaces may be wider than the row.
        authorLabel.numberOfLines = 0
        textLabel.font = .preferredFont(forTextStyle: .body)
        textLabel.numberOfLines = 0
        textLabel.accessibilityIdentifier = "reviewLabel"
        for label in [authorLabel, textLabel] { label.adjustsFontForContentSizeCategory = true }
    }

    func show(_ review: DetailReview) {
        authorLabel.text = review.author
        starsView.rating = review.rating
        textLabel.text = review.text
    }

    func add(to contentView: UIView) {
        for view in [authorLabel, starsView, textLabel] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        // Where the row is higher than its texts, the review is stretched.
        authorLabel.setContentHuggingPriority(.defaultHigh, for: .vertical)
        NSLayoutConstraint.activate([
            authorLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            authorLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            textLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            textLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            textLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
        sideBySide = [
            starsView.leadingAnchor.constraint(
                greaterThanOrEqualTo: authorLabel.trailingAnchor, constant: 8),
            starsView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            starsView.centerYAnchor.constraint(equalTo: authorLabel.centerYAnchor),
            textLabel.topAnchor.constraint(equalTo: authorLabel.bottomAnchor, constant: 6),
        ]
        stacked = [
            authorLabel.trailingAnchor.constraint(
                lessThanOrEqualTo: contentView.trailingAnchor, constant: -16),
            starsView.topAnchor.constraint(equalTo: authorLabel.bottomAnchor, constant: 4),
            starsView.leadingAnchor.constraint(equalTo: authorLabel.leadingAnchor),
            textLabel.topAnchor.constraint(equalTo: starsView.bottomAnchor, constant: 6),
        ]
        arrange(for: contentView.traitCollection)
        contentView.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
            [weak self] (view: UIView, _: UITraitCollection) in self?.arrange(for: view.traitCollection)
        }
    }

    private func arrange(for traits: UITraitCollection) {
        let isStacked = traits.preferredContentSizeCategory.isAccessibilityCategory
        NSLayoutConstraint.deactivate(isStacked ? sideBySide : stacked)
        NSLayoutConstraint.activate(isStacked ? stacked : sideBySide)
    }
}
