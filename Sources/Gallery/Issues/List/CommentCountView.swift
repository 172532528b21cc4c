import UIKit

/// A bubble and the number of comments.
final class CommentCountView: UIView {
    private let iconView = IconView()
    private let countLabel = UILabel()
    private lazy var iconWidth = iconView.widthAnchor.constraint(equalToConstant: iconSize)
    private lazy var iconHeight = iconView.heightAnchor.constraint(equalToConstant: iconSize)

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "commentCountView"
        iconView.configure(with: .comment, color: .secondaryLabel)
        countLabel.font = .preferredFont(forTextStyle: .footnote)
        countLabel.adjustsFontForContentSizeCategory = true
        countLabel.textColor = .secondaryLabel
        countLabel.accessibilityIdentifier = "commentCountLabel"
        for subview in [iconView, countLabel] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            addSubview(subview)
        }
        activateConstraints()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// The width at which the whole count is seen.
    var preferredWidth: CGFloat { iconSize + Metrics.spacing + countLabel.intrinsicContentSize.width }

    func configure(count: String) {
        countLabel.text = count
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        for constraint in [iconWidth, iconHeight] { constraint.constant = iconSize }
    }

    private var iconSize: CGFloat {
        UIFontMetrics(forTextStyle: .footnote)
            .scaledValue(for: Metrics.iconSize, compatibleWith: traitCollection)
    }

    private func activateConstraints() {
        // The count keeps its width before the title beside it does, but not before the card.
        countLabel.setContentHuggingPriority(.required, for: .horizontal)
        countLabel.setContentCompressionResistancePriority(.required - 1, for: .horizontal)
        NSLayoutConstraint.activate([
            iconView.leadingAnchor.constraint(equalTo: leadingAnchor),
            iconView.centerYAnchor.constraint(equalTo: centerYAnchor),
            iconWidth, iconHeight,
            countLabel.leadingAnchor.constraint(equalTo: iconView.trailingAnchor, constant: Metrics.spacing),
            countLabel.topAnchor.constraint(equalTo: topAnchor),
            countLabel.bottomAnchor.constraint(equalTo: bottomAnchor),
            countLabel.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }
}

private enum Metrics {
    /// At the default text size.
    static let iconSize: CGFloat = 16
    static let spacing: CGFloat = 4
}
