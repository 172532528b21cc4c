import UIKit

/// A place's name, what it is and where.
final class PlaceCell: UICollectionViewCell {
    static let reuseIdentifier = "PlaceCell"

    private let nameLabel = UILabel()
    private let categoryLabel = UILabel()
    private let addressLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "placeCell"
        contentView.backgroundColor = .secondarySystemGroupedBackground
        contentView.layer.cornerRadius = 12
        nameLabel.font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
        nameLabel.accessibilityIdentifier = "nameLabel"
        categoryLabel.font = .preferredFont(forTextStyle: .subheadline)
        categoryLabel.textColor = .systemBlue
        categoryLabel.accessibilityIdentifier = "categoryLabel"
        addressLabel.font = .preferredFont(forTextStyle: .subheadline)
        addressLabel.textColor = .secondaryLabel
        addressLabel.accessibilityIdentifier = "addressLabel"
        let stackView = UIStackView(arrangedSubviews: [categoryLabel, nameLabel, addressLabel])
        stackView.axis = .vertical
        stackView.spacing = 4
        stackView.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stackView)
        for label in [nameLabel, categoryLabel, addressLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 2
        }
        NSLayoutConstraint.activate([
            stackView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            stackView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            stackView.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func configure(with place: PlaceReviews) {
        nameLabel.text = place.name
        categoryLabel.text = place.category
        addressLabel.text = place.address
    }
}
