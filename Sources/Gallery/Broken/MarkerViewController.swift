import UIKit

/// A square of which one thing is not said: where it is, or how wide.
final class MarkerViewController: UIViewController {
    enum Missing { case position, width }

    private let missing: Missing
    private let isMended: Bool

    init(lacks missing: Missing, isMended: Bool) {
        self.missing = missing
        self.isMended = isMended
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let marker = UIView()
        marker.accessibilityIdentifier = "marker"
        marker.backgroundColor = .systemOrange
        marker.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(marker)
        NSLayoutConstraint.activate([
            marker.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
            marker.heightAnchor.constraint(equalToConstant: 80),
        ])
        if isMended || missing != .position {
            marker.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 40).isActive = true
        }
        if isMended || missing != .width {
            marker.widthAnchor.constraint(equalToConstant: 80).isActive = true
        }
    }
}
