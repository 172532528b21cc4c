import UIKit

/// A bubble and the number of comments.
final class CommentCountView: UIView {
    private let iconView = IconView()
    private let countLabel = UILabel()

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

    func configure(count: String) {
        countLabel.text = count
    }

    private func activateConstraints() {
        let iconSize = UIFontMetrics(forTextStyle: .footnote).scaledValue(for: 16)
        // The count keeps its width; the title beside it wraps.
        countLabel.setContentHuggingPriority(.required, for: .horizontal)
        countLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        NSLayoutConstraint.activate([
            iconView.leadingAnchor.constraint(equalTo: leadingAnchor),
            iconView.centerYAnchor.constraint(equalTo: centerYAnchor),
            iconView.widthAnchor.constraint(equalToConstant: iconSize),
            iconView.heightAnchor.constraint(equalToConstant: iconSize),
            countLabel.leadingAnchor.constraint(equalTo: iconView.trailingAnchor, constant: 4),
            countLabel.topAnchor.constraint(equalTo: topAnchor),
            countLabel.bottomAnchor.constraint(equalTo: bottomAnchor),
            countLabel.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }
}
