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
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.numberOfLines = 0
        titleLabel.textColor = .secondaryLabel
        cardView.backgroundColor = .secondarySystemGroupedBackground
        cardView.layer.cornerRadius = 10
        cardView.layer.cornerCurve = .continuous
        rowsView.axis = .vertical
        rowsView.spacing = 12
        for row in rows { rowsView.addArrangedSubview(ControlRow(of: row)) }
        for subview in [titleLabel, cardView, rowsView] { subview.translatesAutoresizingMaskIntoConstraints = false }
        addSubview(titleLabel)
        addSubview(cardView)
        cardView.addSubview(rowsView)
        activateConstraints()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

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
