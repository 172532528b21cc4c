import UIKit

/// A reviewer's name above the review.
final class ReviewCell: UICollectionViewCell {
    /// What is wrong with its constraints.
    enum Mistake {
        /// Both labels hug their texts alike.
        case equalHugging
        /// Nothing is tied to the bottom.
        case openBottom
        /// The labels are tied to the cell.
        case constraintsOnCell
    }

    static let reuseIdentifier = "ReviewCell"

    private let nameLabel = UILabel()
    private let textLabel = UILabel()
    private var isArranged = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemGroupedBackground
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        nameLabel.accessibilityIdentifier = "nameLabel"
        textLabel.font = .preferredFont(forTextStyle: .body)
        textLabel.numberOfLines = 0
        textLabel.accessibilityIdentifier = "textLabel"
        for label in [nameLabel, textLabel] {
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func configure(name: String, text: String, mistake: Mistake?) {
        nameLabel.text = name
        textLabel.text = text
        guard !isArranged else { return }
        isArranged = true
        activateConstraints(in: mistake == .constraintsOnCell ? self : contentView, tiesBottom: mistake != .openBottom)
        if mistake != .equalHugging { nameLabel.setContentHuggingPriority(.defaultHigh, for: .vertical) }
    }

    /// As wide as the list has it, as high as the texts need.
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let size = systemLayoutSizeFitting(
            CGSize(width: layoutAttributes.size.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        if size.height > 0 { layoutAttributes.size.height = size.height }
        return layoutAttributes
    }

    private func activateConstraints(in container: UIView, tiesBottom: Bool) {
        for label in [nameLabel, textLabel] {
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 16),
                label.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -16),
            ])
        }
        NSLayoutConstraint.activate([
            nameLabel.topAnchor.constraint(equalTo: container.topAnchor, constant: 12),
            textLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 4),
        ])
        if tiesBottom {
            textLabel.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -12).isActive = true
        }
    }
}
