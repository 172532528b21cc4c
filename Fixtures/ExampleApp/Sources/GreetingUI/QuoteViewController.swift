import UIKit

/// Shows a spinner until the service has answered, then the quote.
public final class QuoteViewController: UIViewController {
    private let service: QuoteService
    private let stackView = UIStackView()
    private let spinner = UIActivityIndicatorView(style: .medium)

    public init(service: QuoteService) {
        self.service = service
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        stackView.axis = .vertical
        stackView.spacing = 8
        stackView.addArrangedSubview(spinner)
        stackView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stackView)
        NSLayoutConstraint.activate([
            stackView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stackView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            stackView.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
        ])
        spinner.startAnimating()
        Task { try await load() }
    }

    private func load() async throws {
        async let author = service.author()
        let text = try await service.text()
        spinner.stopAnimating()
        show(text, style: .title2, identifier: "text")
        show(try await author, style: .footnote, identifier: "author")
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { [weak self] in
            MainActor.assumeIsolated { self?.offerAnother() }
        }
    }

    /// Once the quote has been read.
    private func offerAnother() {
        _ = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.show("Tap for another", style: .caption1, identifier: "hint") }
        }
    }

    private func show(_ text: String, style: UIFont.TextStyle, identifier: String) {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.numberOfLines = 0
        label.accessibilityIdentifier = identifier
        stackView.addArrangedSubview(label)
    }
}
