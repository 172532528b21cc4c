import UIKit

/// A label's name on a chip in the label's colour.
final class IssueLabelCell: UICollectionViewCell {
    static let reuseIdentifier = "IssueLabelCell"

    private let nameLabel = makeNameLabel()
    private var palette = LabelPalette(color: nil)

    override init(frame: CGRect) {
        super.init(frame: frame)
        nameLabel.accessibilityIdentifier = "nameLabel"
        nameLabel.frame = contentView.bounds.insetBy(dx: Metrics.horizontalPadding, dy: 0)
        nameLabel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(nameLabel)
        contentView.layer.borderWidth = 1
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func configureCell(with label: Issue.Label) {
        accessibilityIdentifier = "issueLabelCell.\(label.name)"
        palette = LabelPalette(color: label.color)
        nameLabel.text = label.displayName
        nameLabel.textColor = palette.text
        contentView.backgroundColor = palette.background
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        contentView.layer.cornerRadius = bounds.height / 2
        // A layer's colour does not follow the appearance by itself.
        contentView.layer.borderColor = palette.border.resolvedColor(with: traitCollection).cgColor
    }

    /// The chip's size: the name on one line, cut where it is wider than `maximumWidth` leaves room for.
    static func size(for label: Issue.Label, maximumWidth: CGFloat) -> CGSize {
        let dummyLabel = makeNameLabel()
        dummyLabel.text = label.displayName
        let nameWidth = dummyLabel.intrinsicContentSize.width.rounded(.up)
        let lineHeight = dummyLabel.font.lineHeight.rounded(.up)
        return CGSize(
            width: min(nameWidth + 2 * Metrics.horizontalPadding, maximumWidth),
            height: max(lineHeight + 2 * Metrics.verticalPadding, Metrics.minimumHeight))
    }

    private static func makeNameLabel() -> UILabel {
        let label = UILabel()
        label.font = UIFontMetrics(forTextStyle: .caption1).scaledFont(for: .systemFont(ofSize: 12, weight: .semibold))
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        return label
    }
}

private enum Metrics {
    static let horizontalPadding: CGFloat = 10
    static let verticalPadding: CGFloat = 4
    static let minimumHeight: CGFloat = 24
}
