import UIKit

/// A hobby on a chip; as wide as its name.
final class HobbyCell: UICollectionViewCell {
    static let reuseIdentifier = "HobbyCell"

    private let nameLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = UIColor {
            $0.userInterfaceStyle == .dark ? Self.darkFill : Self.lightFill
        }
        nameLabel.font = .preferredFont(forTextStyle: .footnote)
        nameLabel.adjustsFontForContentSizeCategory = true
        nameLabel.textColor = UIColor { $0.userInterfaceStyle == .dark ? Self.darkText : .systemIndigo }
        nameLabel.accessibilityIdentifier = "hobbyLabel"
        nameLabel.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(nameLabel)
        NSLayoutConstraint.activate([
            nameLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
            nameLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
            nameLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
            nameLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func configure(hobby: String) {
        accessibilityIdentifier = "hobbyCell.\(hobby)"
        nameLabel.text = hobby
    }

    /// A name wider than the list is cut.
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let preferred = super.preferredLayoutAttributesFitting(layoutAttributes)
        if let list = superview { preferred.size.width = min(preferred.size.width, list.bounds.width) }
        return preferred
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        contentView.layer.cornerRadius = bounds.height / 2
    }

    /// Indigo on its own dark tint would have a contrast of 2.5 only.
    private static let darkText = UIColor(red: 0.75, green: 0.74, blue: 1, alpha: 1)
    private static let lightFill = UIColor.systemIndigo.withAlphaComponent(0.12)
    private static let darkFill = UIColor.systemIndigo.withAlphaComponent(0.28)
}
