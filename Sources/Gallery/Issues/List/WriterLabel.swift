import UIKit

/// An issue's number, its author and what happened when.
final class WriterLabel: UILabel {
    override init(frame: CGRect) {
        super.init(frame: frame)
        font = .preferredFont(forTextStyle: .footnote)
        adjustsFontForContentSizeCategory = true
        textColor = .secondaryLabel
        numberOfLines = 0
        accessibilityIdentifier = "writerLabel"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}
