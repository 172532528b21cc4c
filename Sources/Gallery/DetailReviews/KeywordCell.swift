import UIKit

/// What many guests said, and how many.
final class KeywordCell: UICollectionViewCell {
    static let reuseIdentifier = "KeywordCell"

    private let trackView = UIView()
    private let barView = UIView()
    private let textLabel = UILabel()
    private let countLabel = UILabel()
    /// Of the keyword that was said most, from 0 to 1.
    private var share: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemGroupedBackground
        contentView.layer.cornerRadius = 10
        contentView.clipsToBounds = true
        barView.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? Self.darkBar : Self.lightBar }
        barView.accessibilityIdentifier = "barView"
        trackView.frame = contentView.bounds
        trackView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        trackView.addSubview(barView)
        contentView.addSubview(trackView)
        textLabel.font = .preferredFont(forTextStyle: .subheadline)
        textLabel.numberOfLines = 2
        textLabel.accessibilityIdentifier = "textLabel"
        countLabel.font = UIFontMetrics(forTextStyle: .subheadline)
            .scaledFont(for: .systemFont(ofSize: 15, weight: .semibold))
        countLabel.textColor = .systemBlue
        countLabel.accessibilityIdentifier = "countLabel"
        countLabel.setContentHuggingPriority(.required, for: .horizontal)
        countLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        for label in [textLabel, countLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
        }
        NSLayoutConstraint.activate([
            textLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            textLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            countLabel.leadingAnchor.constraint(equalTo: textLabel.trailingAnchor, constant: 12),
            countLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            countLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func configure(with keyword: PlaceReviews.Keyword, most: Int) {
        textLabel.text = keyword.text
        countLabel.text = IssuePhrasing.grouped(keyword.count)
        share = CGFloat(keyword.count) / CGFloat(max(1, most))
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (size, isRightToLeft) = (bounds.size, effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let width = size.width * share
        barView.frame = CGRect(x: isRightToLeft ? size.width - width : 0, y: 0, width: width, height: size.height)
    }

    private static let lightBar = UIColor.systemBlue.withAlphaComponent(0.12)
    private static let darkBar = UIColor.systemBlue.withAlphaComponent(0.24)
}
