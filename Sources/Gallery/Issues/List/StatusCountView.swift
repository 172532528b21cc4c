import UIKit

/// A status's icon and how many issues have it.
final class StatusCountView: UIStackView {
    private let iconView = IconView()
    private let countLabel = UILabel()

    init(status: Issue.Status) {
        super.init(frame: .zero)
        spacing = 4
        alignment = .center
        iconView.configure(with: status)
        countLabel.font = .preferredFont(forTextStyle: .subheadline)
        countLabel.adjustsFontForContentSizeCategory = true
        countLabel.textColor = .secondaryLabel
        addArrangedSubview(iconView)
        addArrangedSubview(countLabel)
        let iconSize = UIFontMetrics(forTextStyle: .subheadline).scaledValue(for: 16)
        NSLayoutConstraint.activate([
            iconView.widthAnchor.constraint(equalToConstant: iconSize),
            iconView.heightAnchor.constraint(equalToConstant: iconSize),
        ])
    }

    @available(*, unavailable)
    required init(coder: NSCoder) {
        super.init(coder: coder)
    }

    func configure(text: String) {
        countLabel.text = text
    }
}
