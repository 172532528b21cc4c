import UIKit

/// The first letter of a name on a disc, in a colour of the name's own; grows with the text, up to a limit.
final class AvatarView: UIView {
    private let initialLabel = UILabel()
    private lazy var side = widthAnchor.constraint(equalToConstant: scaledSide)

    init() {
        super.init(frame: .zero)
        accessibilityIdentifier = "avatarView"
        initialLabel.font = UIFontMetrics(forTextStyle: .subheadline)
            .scaledFont(for: .systemFont(ofSize: 16, weight: .semibold), maximumPointSize: 28)
        initialLabel.adjustsFontForContentSizeCategory = true
        initialLabel.textColor = .white
        initialLabel.translatesAutoresizingMaskIntoConstraints = false
        addSubview(initialLabel)
        NSLayoutConstraint.activate([
            side, heightAnchor.constraint(equalTo: widthAnchor),
            initialLabel.centerXAnchor.constraint(equalTo: centerXAnchor),
            initialLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func configure(name: String) {
        initialLabel.text = name.prefix(1).uppercased()
        let sum = name.unicodeScalars.reduce(0) { ($0 + Int($1.value)) % Self.colors.count }
        backgroundColor = Self.colors[sum]
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        side.constant = scaledSide
    }

    /// The width and height that it asks for.
    var sideLength: CGFloat { side.constant }

    private var scaledSide: CGFloat {
        let scaled = UIFontMetrics(forTextStyle: .subheadline).scaledValue(for: 40, compatibleWith: traitCollection)
        return min(scaled.rounded(), 60)
    }

    private static let colors: [UIColor] = [
        .systemIndigo, .systemTeal, .systemPink, .systemGreen, .systemOrange, .systemPurple, .systemBrown,
    ]
}
