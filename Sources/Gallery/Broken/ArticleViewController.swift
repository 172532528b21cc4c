import UIKit

/// A text that is to be scrolled; nothing says where the content ends, so that it does not scroll.
final class ArticleViewController: UIViewController {
    private let isMended: Bool
    private let scrollView = UIScrollView()
    private let articleLabel = UILabel()

    init(isMended: Bool) {
        self.isMended = isMended
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scrollView.accessibilityIdentifier = "scrollView"
        articleLabel.accessibilityIdentifier = "articleLabel"
        articleLabel.text = String(repeating: "The ferry leaves at eight, when the fog has gone. ", count: 60)
        articleLabel.font = .preferredFont(forTextStyle: .body)
        articleLabel.numberOfLines = 0
        view.addFillingSubview(scrollView)
        articleLabel.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(articleLabel)
        let content = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            articleLabel.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            articleLabel.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            articleLabel.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            articleLabel.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -32),
        ])
        guard isMended else { return }
        articleLabel.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16).isActive = true
    }
}
