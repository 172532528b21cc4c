import UIKit

/// What stands in place of the cells when there are no issues.
final class EmptyIssuesView: UICollectionReusableView {
    static let reuseIdentifier = "EmptyIssuesView"

    private let stackView = UIStackView()
    private let iconView = IconView()
    private let titleLabel = UILabel()
    private let explanationLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "emptyIssuesView"
        titleLabel.accessibilityIdentifier = "emptyTitleLabel"
        explanationLabel.accessibilityIdentifier = "emptyExplanationLabel"
        iconView.configure(with: .openIssue, color: .tertiaryLabel, lineWidth: 1)
        let titleFont = UIFontMetrics(forTextStyle: .title3).scaledFont(for: .systemFont(ofSize: 20, weight: .semibold))
        configure(titleLabel, font: titleFont, color: .label)
        configure(explanationLabel, font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
        stackView.axis = .vertical
        stackView.alignment = .center
        stackView.spacing = 8
        for subview in [iconView, titleLabel, explanationLabel] {
            stackView.addArrangedSubview(subview)
        }
        stackView.setCustomSpacing(16, after: iconView)
        stackView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stackView)
        activateConstraints()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func configure(title: String, explanation: String) {
        titleLabel.text = title
        explanationLabel.text = explanation
    }

    private func configure(_ label: UILabel, font: UIFont, color: UIColor) {
        label.font = font
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
        label.textAlignment = .center
        label.numberOfLines = 0
    }

    private func activateConstraints() {
        NSLayoutConstraint.activate([
            iconView.widthAnchor.constraint(equalToConstant: 48),
            iconView.heightAnchor.constraint(equalToConstant: 48),
            stackView.topAnchor.constraint(equalTo: topAnchor, constant: 72),
            stackView.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -72),
            stackView.centerXAnchor.constraint(equalTo: centerXAnchor),
            stackView.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.9),
        ])
    }
}
