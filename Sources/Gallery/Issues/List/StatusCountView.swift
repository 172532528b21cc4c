import UIKit

/// A status's icon and how many issues have it.
final class StatusCountView: UIView {
    private let iconView = IconView()
    private let countLabel = UILabel()
    private lazy var iconWidth = iconView.widthAnchor.constraint(equalToConstant: iconSize)

    init(status: Issue.Status) {
        super.init(frame: .zero)
        iconView.configure(with: status)
        countLabel.font = .preferredFont(forTextStyle: .subheadline)
        countLabel.adjustsFontForContentSizeCategory = true
        countLabel.textColor = .secondaryLabel
        countLabel.numberOfLines = 0
        for subview in [iconView, countLabel] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            addSubview(subview)
        }
        activateConstraints()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// The width at which the text takes one line.
    var preferredWidth: CGFloat {
        let unbounded = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        return iconSize + Metrics.spacing + countLabel.sizeThatFits(unbounded).width
    }

    func configure(text: String) {
        countLabel.text = text
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        iconWidth.constant = iconSize
    }

    private var iconSize: CGFloat {
        UIFontMetrics(forTextStyle: .subheadline)
            .scaledValue(for: Metrics.iconSize, compatibleWith: traitCollection)
    }

    private func activateConstraints() {
        NSLayoutConstraint.activate([
            iconView.leadingAnchor.constraint(equalTo: leadingAnchor),
            iconView.centerYAnchor.constraint(equalTo: centerYAnchor),
            iconWidth,
            iconView.heightAnchor.constraint(equalTo: iconView.widthAnchor),
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
