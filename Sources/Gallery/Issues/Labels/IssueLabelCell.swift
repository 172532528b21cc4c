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
        // A chip keeps to one line: a name wider than the list is cut.
        nameLabel.numberOfLines = 1
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
        nameLabel.frame = nameFrame
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        contentView.layer.cornerRadius = bounds.height / 2
        // A layer's colour does not follow the appearance by itself.
        contentView.layer.borderColor = palette.border.resolvedColor(with: traitCollection).cgColor
    }

    /// The chip between its round ends; without width where these leave none.
    private var nameFrame: CGRect {
        let (area, padding) = (contentView.bounds, Self.horizontalPadding)
        return CGRect(x: padding, y: 0, width: max(0, area.width - 2 * padding), height: area.height)
    }

    /// The chip's size: the name on one line, cut where it is wider than `maximumWidth` leaves room for.
    static func size(forName name: String, maximumWidth: CGFloat) -> CGSize {
        let font = font
        let nameWidth = name.size(withAttributes: [.font: font]).width.rounded(.up)
        return CGSize(
            width: min(nameWidth + 2 * horizontalPadding, maximumWidth),
            height: max(font.lineHeight.rounded(.up) + 2 * Metrics.verticalPadding, Metrics.minimumHeight))
    }

    private static var font: UIFont {
        textMetrics.scaledFont(for: .systemFont(ofSize: 12, weight: .semibold))
    }

    /// Grows with the text, as the round ends do.
    private static var horizontalPadding: CGFloat {
        textMetrics.scaledValue(for: Metrics.horizontalPadding).rounded()
    }

    private static var textMetrics: UIFontMetrics { UIFontMetrics(forTextStyle: .caption1) }
}

private enum Metrics {
    static let horizontalPadding: CGFloat = 10
    static let verticalPadding: CGFloat = 4
    static let minimumHeight: CGFloat = 24
}
