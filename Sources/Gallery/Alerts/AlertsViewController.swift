public import UIKit

/// A card with a gradient, and what is presented over it.
public final class AlertsViewController: UIViewController {
    /// What the screen presents once it is there.
    public enum Presented: String, CaseIterable, Sendable {
        case alert
        case textField = "text-field"
        case choices
        case sheet
    }

    private let presented: Presented?
    private let cardView = GradientCardView()

    public init(presenting presented: Presented? = nil) {
        self.presented = presented
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(cardView)
        cardView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            cardView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            cardView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            cardView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let presented { present(alert(presented), animated: true) }
    }

    private func alert(_ presented: Presented) -> UIAlertController {
        switch presented {
        case .alert:
            let alert = UIAlertController(
                title: "Delete Review?", message: "The review of “하늘을 나는 고래” cannot be brought back.",
                preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            alert.addAction(
                UIAlertAction(title: "Delete", style: .destructive) { [cardView] _ in cardView.alpha = 0.3 })
            return alert
        case .textField:
            let alert = UIAlertController(title: "New Label", message: "It shows on the card.", preferredStyle: .alert)
            alert.addTextField { $0.placeholder = "Name" }
            let create = UIAlertAction(title: "Create", style: .default)
            create.isEnabled = false
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            alert.addAction(create)
            return alert
        case .choices: return choices(.alert)
        case .sheet: return choices(.actionSheet)
        }
    }

    private func choices(_ style: UIAlertController.Style) -> UIAlertController {
        let alert = UIAlertController(title: "Sort By", message: "Newest is first.", preferredStyle: style)
        for title in ["Date", "Rating", "Author’s Name"] {
            alert.addAction(UIAlertAction(title: title, style: .default))
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        return alert
    }
}
