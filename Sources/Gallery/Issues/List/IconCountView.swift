import UIKit

/// An icon and, after it, how many there are of what it stands for; the icon grows with the text.
class IconCountView: UIView {
    let iconView = IconView()
    let countLabel = UILabel()
    private let textStyle: UIFont.TextStyle
    private lazy var iconWidth = iconView.widthAnchor.constraint(equalToConstant: iconSize)
    private lazy var iconHeight = iconView.heightAnchor.constraint(equalToConstant: iconSize)
    private lazy var gap = countLabel.leadingAnchor.constraint(equalTo: iconView.trailingAnchor, constant: spacing)

    init(textStyle: UIFont.TextStyle) {
        self.textStyle = textStyle
        super.init(frame: .zero)
        countLabel.font = .preferredFont(forTextStyle: textStyle)
        countLabel.adjustsFontForContentSizeCategory = true
        countLabel.textColor = .secondaryLabel
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
        return iconSize + spacing + countLabel.sizeThatFits(unbounded).width
    }

    func configure(text: String) {
        countLabel.text = text
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        for constraint in [iconWidth, iconHeight] { constraint.constant = iconSize }
        gap.constant = spacing
    }

    private var iconSize: CGFloat { scaled(Metrics.iconSize) }
    private var spacing: CGFloat { scaled(Metrics.spacing) }

    private func scaled(_ value: CGFloat) -> CGFloat {
        UIFontMetrics(forTextStyle: textStyle).scaledValue(for: value, compatibleWith: traitCollection)
    }

    private func activateConstraints() {
        NSLayoutConstraint.activate([
            iconView.leadingAnchor.constraint(equalTo: leadingAnchor),
            iconView.centerYAnchor.constraint(equalTo: centerYAnchor),
            iconWidth, iconHeight, gap,
            countLabel.topAnchor.constraint(equalTo: topAnchor),
            countLabel.bottomAnchor.constraint(equalTo: bottomAnchor),
            countLabel.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }
}

/// At the default text size.
private enum Metrics {
    static let iconSize: CGFloat = 16
    static let spacing: CGFloat = 4
}
