package import UIKit

/// What one guest wrote, on a card: who, how many stars, when, and the text at its full length.
package final class DetailReviewCell: UICollectionViewCell {
    static let reuseIdentifier = "DetailReviewCell"

    private let avatarView = AvatarView()
    private let authorLabel = UILabel()
    private let starsView = StarsView(textStyle: .caption1)
    private let dayLabel = UILabel()
    private let reviewLabel = UILabel()
    private var dayBeside: [NSLayoutConstraint] = []
    private var dayBelow: [NSLayoutConstraint] = []

    package override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemGroupedBackground
        contentView.layer.cornerRadius = 12
        configureLabels()
        addSubviews()
        arrange()
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) { nil }

    /// Shows a review in place of the one before.
    ///
    /// - Parameter updatesLayout: whether the labels take their widths at once. A label that was never laid out has no width to
    ///   wrap at: measured without this, the text counts as one line.
    package func setUpContents(detailReview: DetailReview, updatesLayout: Bool = true) {
        accessibilityIdentifier = "detailReviewCell.\(detailReview.author)"
        avatarView.configure(name: detailReview.author)
        authorLabel.text = detailReview.author
        starsView.rating = detailReview.rating
        dayLabel.text = detailReview.day
        reviewLabel.text = detailReview.text
        arrange()
        if updatesLayout { layoutIfNeeded() }
    }

    package override func layoutSubviews() {
        arrange()
        super.layoutSubviews()
    }

    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        arrange()
    }

    /// Large text leaves no room for the day beside the stars, on a narrow screen sooner than on a wide one.
    private func arrange() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let room = bounds.width - 2 * Metrics.margin - avatarView.sideLength - Metrics.avatarSpacing
        let line = starsView.intrinsicContentSize.width + Metrics.daySpacing + dayLabel.intrinsicContentSize.width
        let isBelow = isLarge || line > room
        NSLayoutConstraint.deactivate(isBelow ? dayBeside : dayBelow)
        NSLayoutConstraint.activate(isBelow ? dayBelow : dayBeside)
    }

    private func configureLabels() {
        authorLabel.font = UIFontMetrics(forTextStyle: .subheadline)
            .scaledFont(for: .systemFont(ofSize: 15, weight: .semibold))
        // A name without spaces may be wider than the card.
        authorLabel.numberOfLines = 0
        dayLabel.font = UIFontMetrics(forTextStyle: .caption1)
            .scaledFont(for: .systemFont(ofSize: 12), maximumPointSize: 28)
        dayLabel.textColor = .secondaryLabel
        reviewLabel.font = .preferredFont(forTextStyle: .body)
        reviewLabel.numberOfLines = 0
        authorLabel.accessibilityIdentifier = "authorLabel"
        dayLabel.accessibilityIdentifier = "dayLabel"
        reviewLabel.accessibilityIdentifier = "reviewLabel"
        for label in [authorLabel, dayLabel, reviewLabel] { label.adjustsFontForContentSizeCategory = true }
        // What height there is beyond the texts goes to the review.
        authorLabel.setContentHuggingPriority(.defaultHigh, for: .vertical)
        dayLabel.setContentHuggingPriority(.defaultHigh - 1, for: .vertical)
    }

    private func addSubviews() {
        let guide = UILayoutGuide()
        contentView.addLayoutGuide(guide)
        for subview in [avatarView, authorLabel, starsView, dayLabel, reviewLabel] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(subview)
        }
        // Level with the disc, unless that is too small for it; no text is pressed together for it.
        let guideCenter = guide.centerYAnchor.constraint(equalTo: avatarView.centerYAnchor)
        guideCenter.priority = .defaultHigh - 1
        let reviewTop = reviewLabel.topAnchor.constraint(equalTo: avatarView.bottomAnchor, constant: 12)
        reviewTop.priority = .defaultHigh - 1
        dayBeside = [
            dayLabel.leadingAnchor.constraint(equalTo: starsView.trailingAnchor, constant: Metrics.daySpacing),
            dayLabel.centerYAnchor.constraint(equalTo: starsView.centerYAnchor),
            starsView.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ]
        dayBelow = [
            dayLabel.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            dayLabel.topAnchor.constraint(equalTo: starsView.bottomAnchor, constant: 4),
            dayLabel.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ]
        NSLayoutConstraint.activate([
            avatarView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: Metrics.margin),
            avatarView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: Metrics.margin),
            guide.leadingAnchor.constraint(equalTo: avatarView.trailingAnchor, constant: Metrics.avatarSpacing),
            guide.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -Metrics.margin),
            guideCenter,
            guide.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: Metrics.margin),
            authorLabel.topAnchor.constraint(equalTo: guide.topAnchor),
            authorLabel.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            authorLabel.trailingAnchor.constraint(lessThanOrEqualTo: guide.trailingAnchor),
            starsView.topAnchor.constraint(equalTo: authorLabel.bottomAnchor, constant: 3),
            starsView.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            dayLabel.trailingAnchor.constraint(lessThanOrEqualTo: guide.trailingAnchor),
            reviewLabel.topAnchor.constraint(greaterThanOrEqualTo: avatarView.bottomAnchor, constant: 12),
            reviewLabel.topAnchor.constraint(greaterThanOrEqualTo: guide.bottomAnchor, constant: 12),
            reviewTop,
            reviewLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: Metrics.margin),
            reviewLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -Metrics.margin),
            reviewLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -Metrics.margin),
        ])
    }
}

private enum Metrics {
    static let margin: CGFloat = 16
    static let avatarSpacing: CGFloat = 10
    static let daySpacing: CGFloat = 8
}
