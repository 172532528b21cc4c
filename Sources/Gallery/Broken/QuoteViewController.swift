import UIKit

/// A text in a box of 60 points, whatever the text needs.
final class QuoteViewController: UIViewController {
    private let clips: Bool
    private let isMended: Bool

    init(clips: Bool, isMended: Bool) {
        self.clips = clips
        self.isMended = isMended
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let box = UIView()
        box.accessibilityIdentifier = "box"
        box.backgroundColor = .secondarySystemBackground
        box.layer.cornerRadius = 12
        box.clipsToBounds = clips
        let quoteLabel = UILabel()
        quoteLabel.accessibilityIdentifier = "quoteLabel"
        quoteLabel.numberOfLines = 0
        quoteLabel.text =
            "A picture is worth a thousand words, but only if somebody looks at it before the release goes out, "
            + "and not on the day after."
        for view in [box, quoteLabel] { view.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(box)
        box.addSubview(quoteLabel)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            quoteLabel.topAnchor.constraint(equalTo: box.topAnchor, constant: 12),
            quoteLabel.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 12),
            quoteLabel.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -12),
            isMended
                ? quoteLabel.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -12)
                : box.heightAnchor.constraint(equalToConstant: 60),
        ])
    }
}
