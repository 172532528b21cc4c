import UIKit

/// An issue's title, on as many lines as it takes.
final class TitleLabel: UILabel {
    override init(frame: CGRect) {
        super.init(frame: frame)
        font = .preferredFont(forTextStyle: .headline)
        adjustsFontForContentSizeCategory = true
        textColor = .label
        numberOfLines = 0
        accessibilityIdentifier = "titleLabel"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}
