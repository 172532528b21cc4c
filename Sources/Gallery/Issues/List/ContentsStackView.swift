import UIKit

/// Stacks an issue's title, its author and its labels.
final class ContentsStackView: UIStackView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        axis = .vertical
        // The title is narrower than the rest where comments stand beside it.
        alignment = .leading
        spacing = 12
        accessibilityIdentifier = "contentsStackView"
    }

    @available(*, unavailable)
    required init(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        super.insertArrangedSubview(view, at: stackIndex)
        switch view {
        // The author belongs to the title, and the icon to both; the rest stands on its own.
        case is TitleLabel: setCustomSpacing(4, after: view)
        case is IconView: setCustomSpacing(8, after: view)
        default: break
        }
    }
}
