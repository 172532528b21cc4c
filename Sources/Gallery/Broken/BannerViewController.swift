import UIKit

/// A banner from edge to edge that is also to be 400 points wide.
final class BannerViewController: UIViewController {
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
        let banner = UIView()
        banner.accessibilityIdentifier = "banner"
        banner.backgroundColor = .systemBlue
        banner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(banner)
        let width = banner.widthAnchor.constraint(equalToConstant: 400)
        if isMended { width.priority = .defaultHigh }
        NSLayoutConstraint.activate([
            banner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            banner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            banner.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            banner.heightAnchor.constraint(equalToConstant: 120),
            width,
        ])
    }
}
