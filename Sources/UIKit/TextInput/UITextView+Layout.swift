import Foundation
import Typesetting

/// Where the text lies: measured and drawn from the same frame.
extension UITextView {
    /// What is left and right of the text within the content.
    private var margins: CGFloat {
        textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    }

    /// The lines within a width of the view.
    ///
    /// - Parameter lines: 0 for as many as the container lets.
    func textFrame(width: CGFloat, lines: Int = 0) -> TextFrame {
        let traits = traitCollection
        let text = labelText(in: traits)
        return FontLibrary.current.frame(
            for: text.text, style: text.paragraph,
            width: width < CGFloat.greatestFiniteMagnitude ? max(width - margins, 0) : .infinity,
            maximumLines: lines > 0 ? lines : textContainer.maximumNumberOfLines, scale: traits.usableDisplayScale)
    }

    /// The size of the text with the insets and paddings around it.
    func contentSize(width: CGFloat) -> CGSize {
        let size = textFrame(width: width).size
        return CGSize(
            width: size.width + margins,
            height: size.height + textContainerInset.top + textContainerInset.bottom)
    }

    /// Text that scrolls makes content of the view's width.
    func updateContentSize() {
        guard bounds.width > 0 else { return }
        let width = bounds.width - adjustedContentInset.left - adjustedContentInset.right
        let size = CGSize(width: width, height: contentSize(width: width).height)
        if size != contentSize { contentSize = size }
    }

    /// Draws the lines that are in view; without scrolling no more than find room in the height.
    func drawText() {
        guard !content.isEmpty else { return }
        let width = isScrollEnabled ? contentSize.width : bounds.width
        var frame = textFrame(width: width > 0 ? width : bounds.width)
        if !isScrollEnabled {
            let room = bounds.height - textContainerInset.top - textContainerInset.bottom + 1 / displayScale
            let fitting = frame.lines.count { $0.box.maxY <= room }
            if fitting < frame.lines.count { frame = textFrame(width: width, lines: max(fitting, 1)) }
        }
        let origin = CGPoint(
            x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
        let visible = bounds.offsetBy(dx: -origin.x, dy: -origin.y)
        let items = frame.lines.filter { line in
            // Accents and shadows reach beyond their line.
            let reach = line.box.height
            return line.box.maxY + reach > visible.minY && line.box.minY - reach < visible.maxY
        }.flatMap(\.items)
        UIGraphicsGetCurrentContext()?.add(
            items, transform: CGAffineTransform(translationX: origin.x, y: origin.y))
    }
}
