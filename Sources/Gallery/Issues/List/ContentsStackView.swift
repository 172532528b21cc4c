import UIKit

/// Stacks an issue's title, its author and its labels.
final class ContentsStackView: UIStackView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        axis = .vertical
        // The title is narrower than the rest where comments stand beside it.
        alignment = .leading
        accessibilityIdentifier = "contentsStackView"
    }

    @available(*, unavailable)
    required init(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func addArrangedSubview(_ view: UIView) {
        // The author belongs to the title; the rest stands on its own.
        if let above = arrangedSubviews.last {
            setCustomSpacing(view is WriterLabel ? 4 : 12, after: above)
        }
        super.addArrangedSubview(view)
    }
}
