import UIKit

/// A section's title and, beside it, how many there are.
final class SectionTitleView: UICollectionReusableView {
    static let reuseIdentifier = "SectionTitleView"

    private let titleLabel = UILabel()
    private let countLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel.font = UIFontMetrics(forTextStyle: .title3)
            .scaledFont(for: .systemFont(ofSize: 20, weight: .semibold))
        titleLabel.accessibilityIdentifier = "sectionTitleLabel"
        countLabel.font = .preferredFont(forTextStyle: .title3)
        countLabel.textColor = .secondaryLabel
        countLabel.accessibilityIdentifier = "sectionCountLabel"
        countLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        titleLabel.numberOfLines = 2
        for label in [titleLabel, countLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
        }
        NSLayoutConstraint.activate([
            titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
            titleLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
            countLabel.leadingAnchor.constraint(equalTo: titleLabel.trailingAnchor, constant: 6),
            countLabel.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -20),
            countLabel.firstBaselineAnchor.constraint(equalTo: titleLabel.firstBaselineAnchor),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func configure(title: String, count: Int) {
        titleLabel.text = title
        countLabel.text = IssuePhrasing.grouped(count)
    }
}
