package import UIKit

/// A friend's card in a table: the profile, and below it, when it is dropped down, hobbies and a text.
package final class FriendCardCell: UITableViewCell {
    static let reuseIdentifier = "FriendCardCell"

    private let profileView = ProfileView()
    private let cardView = UIView()
    private let hobbiesTitleLabel = UILabel()
    private let hobbiesView = HobbiesView()
    private let reviewLabel = UILabel()
    private var closedConstraints: [NSLayoutConstraint] = []
    private var openConstraints: [NSLayoutConstraint] = []
    /// Called when the button is tapped; given by whoever shows the card, and let go before another one does.
    var toggleHandler: (() -> Void)?

    package override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        backgroundColor = .clear
        configureViews()
        profileView.toggleButton.addAction(
            UIAction { [weak self] _ in self?.toggleHandler?() }, for: .touchUpInside)
        addSubviews()
        makeConstraints()
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) { nil }

    package override func prepareForReuse() {
        super.prepareForReuse()
        toggleHandler = nil
    }

    /// Whether hobbies make room for themselves; without, the list between the labels has no height and shows no chip.
    var hobbiesFollowContent: Bool {
        get { hobbiesView.collectionView.followsContent }
        set { hobbiesView.collectionView.followsContent = newValue }
    }

    /// Shows a friend in place of the one before.
    func configure(with friend: Friend, isOpen: Bool) {
        accessibilityIdentifier = "friendCardCell.\(friend.handle)"
        profileView.configure(with: friend, isOpen: isOpen)
        hobbiesView.update(friend.hobbies)
        reviewLabel.text = friend.review
        cardView.isHidden = !isOpen
        NSLayoutConstraint.deactivate(isOpen ? closedConstraints : openConstraints)
        NSLayoutConstraint.activate(isOpen ? openConstraints : closedConstraints)
    }
}

extension FriendCardCell {
    private func configureViews() {
        cardView.accessibilityIdentifier = "cardView"
        cardView.backgroundColor = .secondarySystemGroupedBackground
        cardView.layer.cornerRadius = 12
        hobbiesTitleLabel.text = "함께 하고 싶은 취미"
        hobbiesTitleLabel.font = UIFontMetrics(forTextStyle: .subheadline)
            .scaledFont(for: .systemFont(ofSize: 15, weight: .semibold))
        hobbiesTitleLabel.accessibilityIdentifier = "hobbiesTitleLabel"
        hobbiesView.accessibilityIdentifier = "hobbiesView"
        reviewLabel.font = .preferredFont(forTextStyle: .body)
        reviewLabel.accessibilityIdentifier = "reviewLabel"
        for label in [hobbiesTitleLabel, reviewLabel] {
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
            label.setContentHuggingPriority(.defaultHigh, for: .vertical)
        }
    }

    private func addSubviews() {
        for view in [profileView, cardView] { contentView.addSubview(view) }
        for view in [hobbiesTitleLabel, hobbiesView, reviewLabel] { cardView.addSubview(view) }
        for view in [profileView, cardView, hobbiesTitleLabel, hobbiesView, reviewLabel] {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
    }

    private func makeConstraints() {
        let margin = Metrics.margin
        NSLayoutConstraint.activate([
            profileView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: margin),
            profileView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: margin),
            profileView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -margin),
            profileView.heightAnchor.constraint(
                equalTo: profileView.widthAnchor, multiplier: Metrics.profileRatio),
            cardView.topAnchor.constraint(
                equalTo: profileView.bottomAnchor, constant: Metrics.cardSpacing),
            cardView.leadingAnchor.constraint(equalTo: profileView.leadingAnchor),
            cardView.trailingAnchor.constraint(equalTo: profileView.trailingAnchor),
        ])
        for view in [hobbiesTitleLabel, hobbiesView, reviewLabel] {
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: cardView.leadingAnchor, constant: margin),
                view.trailingAnchor.constraint(equalTo: cardView.trailingAnchor, constant: -margin),
            ])
        }
        NSLayoutConstraint.activate([
            hobbiesTitleLabel.topAnchor.constraint(equalTo: cardView.topAnchor, constant: margin),
            hobbiesView.topAnchor.constraint(equalTo: hobbiesTitleLabel.bottomAnchor, constant: 10),
            reviewLabel.topAnchor.constraint(equalTo: hobbiesView.bottomAnchor, constant: 12),
        ])
        // What stretches has the lower priority: the row's height wins over it while the row is still the old one.
        let cardBottom = cardView.bottomAnchor.constraint(
            equalTo: contentView.bottomAnchor, constant: -margin)
        cardBottom.priority = .defaultLow
        openConstraints = [
            reviewLabel.bottomAnchor.constraint(equalTo: cardView.bottomAnchor, constant: -margin),
            cardBottom,
        ]
        let profileBottom = profileView.bottomAnchor.constraint(
            equalTo: contentView.bottomAnchor, constant: -margin)
        profileBottom.priority = .required - 1
        closedConstraints = [profileBottom]
    }
}

private enum Metrics {
    static let margin: CGFloat = 16
    static let cardSpacing: CGFloat = 8
    static let profileRatio: CGFloat = 194 / 343
}
