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
        iconView.configure(with: .openIssue, color: .tertiaryLabel)
        configure(titleLabel, style: .title3, color: .label)
        configure(explanationLabel, style: .subheadline, color: .secondaryLabel)
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

    private func configure(_ label: UILabel, style: UIFont.TextStyle, color: UIColor) {
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
        label.textAlignment = .center
        label.numberOfLines = 0
    }

    private func activateConstraints() {
        NSLayoutConstraint.activate([
            iconView.widthAnchor.constraint(equalToConstant: 48),
            iconView.heightAnchor.constraint(equalToConstant: 48),
            stackView.topAnchor.constraint(equalTo: topAnchor, constant: 96),
            stackView.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -96),
            stackView.centerXAnchor.constraint(equalTo: centerXAnchor),
            stackView.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.9),
        ])
    }
}
