import UIKit

/// A label whose text keeps a distance from its edges.
final class InsetLabel: UILabel {
    /// Between the edges and the text; leading and trailing follow the layout direction.
    var textInsets = NSDirectionalEdgeInsets.zero {
        didSet {
            guard textInsets != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let text = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
        let insets = insets
        return text.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: insets))
    }

    private var insets: UIEdgeInsets {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return UIEdgeInsets(
            top: textInsets.top, left: isRightToLeft ? textInsets.trailing : textInsets.leading,
            bottom: textInsets.bottom, right: isRightToLeft ? textInsets.leading : textInsets.trailing)
    }
}
