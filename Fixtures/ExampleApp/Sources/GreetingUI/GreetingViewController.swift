import UIKit

/// A card with a greeting in the middle of the screen.
public final class GreetingViewController: UIViewController {
    private let greeting: String
    private let note: String

    public init(greeting: String, note: String) {
        self.greeting = greeting
        self.note = note
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        let card = makeCard()
        view.addSubview(card)
        NSLayoutConstraint.activate([
            card.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            card.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            card.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
        ])
    }

    private func makeCard() -> UIView {
        let stack = UIStackView(arrangedSubviews: [
            makeLabel(greeting, style: .title1, color: .label, identifier: "greeting"),
            makeLabel(note, style: .body, color: .secondaryLabel, identifier: "note"),
        ])
        stack.axis = .vertical
        stack.spacing = 8
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 24, leading: 20, bottom: 24, trailing: 20)
        stack.backgroundColor = .secondarySystemGroupedBackground
        stack.layer.cornerRadius = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.accessibilityIdentifier = "card"
        return stack
    }

    private func makeLabel(_ text: String, style: UIFont.TextStyle, color: UIColor, identifier: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.textColor = color
        label.numberOfLines = 0
        label.textAlignment = .center
        label.accessibilityIdentifier = identifier
        return label
    }
}
