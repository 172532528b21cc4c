import UIKit

/// Specimens one below the other, each under its caption.
final class TextSpecimenViewController: UIViewController {
    private let rows: [TextSpecimenRow]

    init(rows: [TextSpecimenRow]) {
        self.rows = rows
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let scrollView = UIScrollView()
        let stackView = UIStackView()
        stackView.axis = .vertical
        stackView.spacing = 2
        for row in rows {
            let captionLabel = UILabel()
            captionLabel.font = .preferredFont(forTextStyle: .caption2)
            captionLabel.textColor = .secondaryLabel
            captionLabel.text = row.caption
            stackView.addArrangedSubview(captionLabel)
            stackView.addArrangedSubview(row.view)
            stackView.setCustomSpacing(10, after: row.view)
        }
        for view in [scrollView, stackView] { view.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(scrollView)
        scrollView.addSubview(stackView)
        let content = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stackView.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            stackView.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            stackView.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            stackView.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            stackView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -32),
        ])
    }
}
