import UIKit

/// A label's name on a chip in the label's colour.
final class IssueLabelCell: UICollectionViewCell {
    static let reuseIdentifier = "IssueLabelCell"

    private let nameLabel = UILabel()
    private var palette = LabelPalette(color: nil)

    override init(frame: CGRect) {
        super.init(frame: frame)
        nameLabel.font = Self.font
        nameLabel.adjustsFontForContentSizeCategory = true
        nameLabel.textAlignment = .center
        nameLabel.numberOfLines = Self.lineLimit
        nameLabel.accessibilityIdentifier = "nameLabel"
        nameLabel.frame = nameFrame
        nameLabel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(nameLabel)
        contentView.layer.borderWidth = 1
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// - Parameter name: the label's, as it is shown.
    func configureCell(with label: Issue.Label, name: String) {
        accessibilityIdentifier = "issueLabelCell.\(label.name)"
        palette = LabelPalette(color: label.color)
        nameLabel.text = name
        nameLabel.textColor = palette.text
        contentView.backgroundColor = palette.background
        setNeedsLayout()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        nameLabel.numberOfLines = Self.lineLimit
        nameLabel.frame = nameFrame
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // One of several lines has the corners of one with a single line.
        contentView.layer.cornerRadius = min(min(bounds.height, Self.lineHeight) / 2, Metrics.largestEnd)
        // A layer's colour does not follow the appearance by itself.
        contentView.layer.borderColor = palette.border.resolvedColor(with: traitCollection).cgColor
    }

    /// The chip between its round ends; without width where these leave none.
    private var nameFrame: CGRect {
        let (area, padding) = (contentView.bounds, Self.horizontalPadding)
        return CGRect(x: padding, y: 0, width: max(0, area.width - 2 * padding), height: area.height)
    }

    /// The chip's size: the name on one line, cut where it is wider than `maximumWidth` leaves room for. At the accessibility
    /// sizes it breaks into lines instead.
    static func size(forName name: String, maximumWidth: CGFloat) -> CGSize {
        let attributes: [NSAttributedString.Key: Any] = [.font: font]
        let width = name.size(withAttributes: attributes).width.rounded(.up) + 2 * horizontalPadding
        guard width > maximumWidth, lineLimit == 0 else {
            return CGSize(width: min(width, maximumWidth), height: lineHeight)
        }
        let room = CGSize(width: max(0, maximumWidth - 2 * horizontalPadding), height: .greatestFiniteMagnitude)
        let lines = name.boundingRect(
            with: room, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
        return CGSize(
            width: maximumWidth, height: max(lines.height.rounded(.up) + 2 * verticalPadding, lineHeight))
    }

    /// A chip's height with one line.
    private static var lineHeight: CGFloat {
        max(font.lineHeight.rounded(.up) + 2 * verticalPadding, Metrics.minimumHeight)
    }

    private static var lineLimit: Int {
        UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory ? 0 : 1
    }

    private static var font: UIFont {
        textMetrics.scaledFont(for: .systemFont(ofSize: 12, weight: .semibold))
    }

    /// Grows with the text, as the round ends do, up to where the words need the room more.
    private static var horizontalPadding: CGFloat {
        min(textMetrics.scaledValue(for: Metrics.horizontalPadding).rounded(), Metrics.largestEnd)
    }

    private static var verticalPadding: CGFloat {
        lineLimit == 0 ? Metrics.accessibilityVerticalPadding : Metrics.verticalPadding
    }

    private static var textMetrics: UIFontMetrics { UIFontMetrics(forTextStyle: .caption1) }
}

private enum Metrics {
    static let horizontalPadding: CGFloat = 10
    static let largestEnd: CGFloat = 16
    static let verticalPadding: CGFloat = 4
    /// Above and below several lines, whose corners are those of one.
    static let accessibilityVerticalPadding: CGFloat = 8
    static let minimumHeight: CGFloat = 24
}
