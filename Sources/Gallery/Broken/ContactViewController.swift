import UIKit

/// A name beside a picture, on one line, in 120 points.
final class ContactViewController: UIViewController {
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
        let nameLabel = UILabel()
        nameLabel.text = "Wolfeschlegelstein-Bergerdorff"
        nameLabel.accessibilityIdentifier = "nameLabel"
        // A job title may be long: two lines of it are enough.
        let jobLabel = UILabel()
        jobLabel.text = "Head of the department for the preservation of old recordings and their catalogue"
        jobLabel.numberOfLines = 2
        jobLabel.accessibilityIdentifier = "jobLabel"
        for label in [nameLabel, jobLabel] {
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
        }
        NSLayoutConstraint.activate([
            nameLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            nameLabel.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -16),
            jobLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 8),
            jobLabel.widthAnchor.constraint(equalToConstant: 240),
        ])
        if !isMended { nameLabel.widthAnchor.constraint(equalToConstant: 120).isActive = true }
    }
}
