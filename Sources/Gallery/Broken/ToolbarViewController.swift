import UIKit

/// A bar with a small button at its start and one at its end.
final class ToolbarViewController: UIViewController {
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
        let bar = UIView()
        bar.accessibilityIdentifier = "bar"
        bar.backgroundColor = .secondarySystemBackground
        let (backButton, shareButton) = (UIButton(type: .system), UIButton(type: .system))
        backButton.setTitle("Back", for: .normal)
        backButton.accessibilityIdentifier = "backButton"
        shareButton.setTitle("Share", for: .normal)
        shareButton.accessibilityIdentifier = "shareButton"
        for subview in [bar, backButton, shareButton] { subview.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(bar)
        bar.addSubview(backButton)
        bar.addSubview(shareButton)
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            bar.heightAnchor.constraint(equalToConstant: 44),
            backButton.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 12),
            backButton.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
            shareButton.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: isMended ? -12 : 12),
            shareButton.topAnchor.constraint(equalTo: bar.topAnchor),
            shareButton.bottomAnchor.constraint(equalTo: bar.bottomAnchor),
            shareButton.widthAnchor.constraint(equalToConstant: 60),
        ])
    }
}
