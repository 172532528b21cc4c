import UIKit

/// A headline over a picture of its own, and a date that is placed from the top of the screen as well.
final class HeadlineViewController: UIViewController {
    private let isMended: Bool

    init(isMended: Bool) {
        self.isMended = isMended
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let headlineLabel = UILabel()
        headlineLabel.text = "The bridge opens on Monday, after seven years of work and two of waiting"
        headlineLabel.font = .preferredFont(forTextStyle: .title2)
        headlineLabel.numberOfLines = 0
        headlineLabel.accessibilityIdentifier = "headlineLabel"
        let dateLabel = UILabel()
        dateLabel.text = "2 March 2026"
        dateLabel.accessibilityIdentifier = "dateLabel"
        let (picture, badge) = (UIView(), UIView())
        picture.accessibilityIdentifier = "picture"
        picture.backgroundColor = .systemTeal
        badge.accessibilityIdentifier = "badge"
        badge.backgroundColor = .systemRed
        for subview in [picture, badge, headlineLabel, dateLabel] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let top = view.safeAreaLayoutGuide.topAnchor
        NSLayoutConstraint.activate([
            headlineLabel.topAnchor.constraint(equalTo: top, constant: 16),
            headlineLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            headlineLabel.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            dateLabel.leadingAnchor.constraint(equalTo: headlineLabel.leadingAnchor),
            isMended
                ? dateLabel.topAnchor.constraint(equalTo: headlineLabel.bottomAnchor, constant: 8)
                : dateLabel.topAnchor.constraint(equalTo: top, constant: 48),
            picture.topAnchor.constraint(equalTo: headlineLabel.bottomAnchor, constant: 60),
            picture.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            picture.widthAnchor.constraint(equalToConstant: 120),
            picture.heightAnchor.constraint(equalToConstant: 120),
            // The badge sits on the picture's corner.
            badge.centerXAnchor.constraint(equalTo: picture.trailingAnchor),
            badge.centerYAnchor.constraint(equalTo: picture.topAnchor),
            badge.widthAnchor.constraint(equalToConstant: 24),
            badge.heightAnchor.constraint(equalToConstant: 24),
        ])
    }
}
