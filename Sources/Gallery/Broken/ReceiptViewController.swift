import UIKit

/// A dish and its price in a row from edge to edge.
final class ReceiptViewController: UIViewController {
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
        let dishLabel = UILabel()
        dishLabel.text = "Lentil soup"
        dishLabel.accessibilityIdentifier = "dishLabel"
        let priceLabel = UILabel()
        priceLabel.text = "7.50"
        priceLabel.accessibilityIdentifier = "priceLabel"
        if isMended { priceLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal) }
        let row = UIStackView(arrangedSubviews: [dishLabel, priceLabel])
        row.accessibilityIdentifier = "row"
        row.spacing = 8
        row.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(row)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            row.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            row.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])
    }
}
