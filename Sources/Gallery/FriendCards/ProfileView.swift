import UIKit

/// The upper part of a card: a picture in the friend's colour, the name, and the button that drops the card down.
final class ProfileView: UIView {
    let toggleButton = UIButton(type: .system)
    private let discView = UIView()
    private let initialLabel = UILabel()
    private let nameLabel = UILabel()
    private let handleLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "profileView"
        layer.cornerRadius = 12
        clipsToBounds = true
        initialLabel.font = .systemFont(ofSize: 34, weight: .semibold)
        nameLabel.font = UIFontMetrics(forTextStyle: .title3)
            .scaledFont(for: .systemFont(ofSize: 20, weight: .bold), maximumPointSize: 28)
        handleLabel.font = UIFontMetrics(forTextStyle: .footnote)
            .scaledFont(for: .systemFont(ofSize: 13), maximumPointSize: 22)
        initialLabel.textColor = .white
        nameLabel.textColor = .white
        handleLabel.textColor = UIColor(white: 1, alpha: 0.85)
        nameLabel.accessibilityIdentifier = "nameLabel"
        handleLabel.accessibilityIdentifier = "handleLabel"
        discView.backgroundColor = UIColor(white: 1, alpha: 0.25)
        discView.layer.cornerRadius = 36
        toggleButton.setTitleColor(.white, for: .normal)
        toggleButton.titleLabel?.font = UIFontMetrics(forTextStyle: .subheadline)
            .scaledFont(for: .systemFont(ofSize: 15, weight: .semibold), maximumPointSize: 24)
        addSubviews()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func configure(with friend: Friend, isOpen: Bool) {
        toggleButton.accessibilityIdentifier = "toggleButton.\(friend.handle)"
        toggleButton.setTitle(isOpen ? "접기" : "펼치기", for: .normal)
        initialLabel.text = friend.name.prefix(1).uppercased()
        nameLabel.text = friend.name
        handleLabel.text = "@\(friend.handle)"
        let sum = friend.handle.unicodeScalars.reduce(0) { ($0 * 33 + Int($1.value)) % Self.colors.count }
        backgroundColor = Self.colors[sum]
    }

    private func addSubviews() {
        for view in [discView, initialLabel, nameLabel, handleLabel, toggleButton] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        nameLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        handleLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        // In the middle of what the name leaves: below the resistance of the labels, which would be cut otherwise.
        let discCenter = discView.centerYAnchor.constraint(equalTo: centerYAnchor, constant: -24)
        discCenter.priority = .defaultHigh - 1
        NSLayoutConstraint.activate([
            discView.centerXAnchor.constraint(equalTo: centerXAnchor),
            discCenter,
            discView.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 8),
            discView.bottomAnchor.constraint(lessThanOrEqualTo: nameLabel.topAnchor, constant: -4),
            discView.widthAnchor.constraint(equalToConstant: 72),
            discView.heightAnchor.constraint(equalToConstant: 72),
            initialLabel.centerXAnchor.constraint(equalTo: discView.centerXAnchor),
            initialLabel.centerYAnchor.constraint(equalTo: discView.centerYAnchor),
            nameLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            nameLabel.bottomAnchor.constraint(equalTo: handleLabel.topAnchor, constant: -2),
            handleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            handleLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -14),
            toggleButton.leadingAnchor.constraint(
                greaterThanOrEqualTo: nameLabel.trailingAnchor, constant: 8),
            toggleButton.leadingAnchor.constraint(
                greaterThanOrEqualTo: handleLabel.trailingAnchor, constant: 8),
            toggleButton.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            toggleButton.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
        ])
    }

    private static let colors = [
        UIColor(red: 0.29, green: 0.36, blue: 0.62, alpha: 1),
        UIColor(red: 0.16, green: 0.47, blue: 0.48, alpha: 1),
        UIColor(red: 0.62, green: 0.31, blue: 0.38, alpha: 1),
        UIColor(red: 0.50, green: 0.38, blue: 0.22, alpha: 1),
        UIColor(red: 0.40, green: 0.30, blue: 0.56, alpha: 1),
    ]
}
