import UIKit

/// The average of all ratings, and a bar for each number of stars.
final class RatingsCell: UICollectionViewCell {
    static let reuseIdentifier = "RatingsCell"

    private let averageLabel = UILabel()
    private let starsView = StarsView(textStyle: .caption1)
    private let countLabel = UILabel()
    /// From five stars down to one.
    private let rows = (1...5).reversed().map { RatingRowView(stars: $0) }

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "ratingsCell"
        contentView.backgroundColor = .secondarySystemGroupedBackground
        contentView.layer.cornerRadius = 12
        averageLabel.font = UIFontMetrics(forTextStyle: .largeTitle)
            .scaledFont(for: .systemFont(ofSize: 40, weight: .bold))
        averageLabel.accessibilityIdentifier = "averageLabel"
        countLabel.font = .preferredFont(forTextStyle: .caption1)
        countLabel.textColor = .secondaryLabel
        countLabel.accessibilityIdentifier = "countLabel"
        for label in [averageLabel, countLabel] { label.adjustsFontForContentSizeCategory = true }
        addStacks()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func configure(with place: PlaceReviews) {
        averageLabel.text = place.averageRating ?? "–"
        starsView.rating = place.averageRating.flatMap(Double.init).map { Int($0.rounded()) } ?? 0
        countLabel.text = "평가 \(IssuePhrasing.grouped(place.ratingCount))개"
        let most = max(1, place.ratings.max() ?? 1)
        for row in rows { row.share = CGFloat(place.ratings[row.stars - 1]) / CGFloat(most) }
    }

    private func addStacks() {
        let average = UIStackView(arrangedSubviews: [averageLabel, starsView, countLabel])
        average.axis = .vertical
        average.alignment = .center
        average.spacing = 4
        let bars = UIStackView(arrangedSubviews: rows)
        bars.axis = .vertical
        bars.distribution = .fillEqually
        bars.spacing = 4
        for stack in [average, bars] {
            stack.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(stack)
        }
        for row in rows.dropFirst() { row.alignBar(with: rows[0]) }
        NSLayoutConstraint.activate([
            average.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
            average.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            bars.leadingAnchor.constraint(equalTo: average.trailingAnchor, constant: 20),
            bars.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
            bars.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }
}

/// A number of stars, and how many ratings it got as a bar.
final class RatingRowView: UIView {
    let stars: Int
    /// Of the longest bar, from 0 to 1.
    var share: CGFloat = 0 {
        didSet { if share != oldValue { setNeedsLayout() } }
    }

    private let starsLabel = UILabel()
    private let trackView = UIView()
    private let barView = UIView()

    init(stars: Int) {
        self.stars = stars
        super.init(frame: .zero)
        accessibilityIdentifier = "ratingRow.\(stars)"
        starsLabel.text = "\(stars)"
        starsLabel.font = .preferredFont(forTextStyle: .caption1)
        starsLabel.adjustsFontForContentSizeCategory = true
        starsLabel.textColor = .secondaryLabel
        starsLabel.textAlignment = .center
        trackView.backgroundColor = .tertiarySystemFill
        trackView.layer.cornerRadius = 3
        trackView.clipsToBounds = true
        barView.backgroundColor = .systemOrange
        barView.layer.cornerRadius = 3
        trackView.addSubview(barView)
        for subview in [starsLabel, trackView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            addSubview(subview)
        }
        // Below the resistance of the other rows' numbers, which are as wide as this one: the widest decides.
        starsLabel.setContentHuggingPriority(.defaultHigh - 1, for: .horizontal)
        NSLayoutConstraint.activate([
            starsLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
            starsLabel.topAnchor.constraint(equalTo: topAnchor),
            starsLabel.bottomAnchor.constraint(equalTo: bottomAnchor),
            starsLabel.widthAnchor.constraint(greaterThanOrEqualToConstant: 10),
            trackView.leadingAnchor.constraint(equalTo: starsLabel.trailingAnchor, constant: 8),
            trackView.trailingAnchor.constraint(equalTo: trailingAnchor),
            trackView.centerYAnchor.constraint(equalTo: starsLabel.centerYAnchor),
            trackView.heightAnchor.constraint(equalToConstant: 6),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Gives the number the width of the other row's, so that both bars begin in one line. Both are in one view.
    func alignBar(with other: RatingRowView) {
        starsLabel.widthAnchor.constraint(equalTo: other.starsLabel.widthAnchor).isActive = true
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        trackView.layoutIfNeeded()
        let width = trackView.bounds.width * share
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        barView.frame = CGRect(
            x: isRightToLeft ? trackView.bounds.width - width : 0, y: 0, width: width, height: trackView.bounds.height)
    }
}
