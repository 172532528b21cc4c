import UIKit

/// A heading above a rounded card with rows of controls.
final class ControlCard: UIView {
    private let titleLabel = UILabel()
    private let cardView = UIView()
    private let rowsView = UIStackView()

    init(title: String, rows: [[UIView]]) {
        super.init(frame: .zero)
        titleLabel.text = title
        titleLabel.font = .preferredFont(forTextStyle: .footnote)
        titleLabel.textColor = .secondaryLabel
        cardView.backgroundColor = .secondarySystemGroupedBackground
        cardView.layer.cornerRadius = 10
        cardView.layer.cornerCurve = .continuous
        rowsView.axis = .vertical
        rowsView.spacing = 12
        for row in rows { rowsView.addArrangedSubview(Self.row(of: row)) }
        for subview in [titleLabel, cardView, rowsView] { subview.translatesAutoresizingMaskIntoConstraints = false }
        addSubview(titleLabel)
        addSubview(cardView)
        cardView.addSubview(rowsView)
        activateConstraints()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Controls of their own size from the leading edge; one that stretches takes what is left.
    private static func row(of views: [UIView]) -> UIView {
        let row = UIStackView(arrangedSubviews: views)
        row.spacing = 12
        row.alignment = .center
        let stretches = views.contains { $0 is UISlider || $0 is UIProgressView || $0 is UISegmentedControl }
        if !stretches { row.addArrangedSubview(UIView()) }
        return row
    }

    private func activateConstraints() {
        NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: topAnchor),
            titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            titleLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            cardView.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 6),
            cardView.leadingAnchor.constraint(equalTo: leadingAnchor),
            cardView.trailingAnchor.constraint(equalTo: trailingAnchor),
            cardView.bottomAnchor.constraint(equalTo: bottomAnchor),
            rowsView.topAnchor.constraint(equalTo: cardView.topAnchor, constant: 12),
            rowsView.leadingAnchor.constraint(equalTo: cardView.leadingAnchor, constant: 16),
            rowsView.trailingAnchor.constraint(equalTo: cardView.trailingAnchor, constant: -16),
            rowsView.bottomAnchor.constraint(equalTo: cardView.bottomAnchor, constant: -12),
        ])
    }
}
