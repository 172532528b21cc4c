import Foundation
import Typesetting

/// Where the text lies: measured and drawn from the same frame.
extension UITextView {
    /// What is around the text within the content; lengths that are not finite count as 0.
    private var margins: UIEdgeInsets {
        let finite = { (length: CGFloat) in length.isFinite ? length : 0 }
        let (insets, padding) = (textContainerInset, finite(textContainer.lineFragmentPadding))
        return UIEdgeInsets(
            top: finite(insets.top), left: finite(insets.left) + padding, bottom: finite(insets.bottom),
            right: finite(insets.right) + padding)
    }

    /// The lines within a width of the view.
    ///
    /// - Parameter lines: 0 for as many as the container lets.
    func textFrame(width: CGFloat, lines: Int = 0) -> TextFrame {
        let traits = traitCollection
        let text = labelText(in: traits)
        let margins = self.margins
        return FontLibrary.current.frame(
            for: text.text, style: text.paragraph,
            width: width < CGFloat.greatestFiniteMagnitude ? max(width - margins.left - margins.right, 0) : .infinity,
            maximumLines: lines > 0 ? lines : textContainer.maximumNumberOfLines, scale: traits.usableDisplayScale)
    }

    /// The size of the text with the insets and paddings around it.
    func contentSize(width: CGFloat) -> CGSize {
        let (size, margins) = (textFrame(width: width).size, self.margins)
        return CGSize(
            width: max(size.width + margins.left + margins.right, 0),
            height: max(size.height + margins.top + margins.bottom, 0))
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
        let (width, margins) = (isScrollEnabled ? contentSize.width : bounds.width, self.margins)
        var frame = textFrame(width: width > 0 ? width : bounds.width)
        if !isScrollEnabled {
            let room = bounds.height - margins.top - margins.bottom + 1 / displayScale
            let fitting = frame.lines.count { $0.box.maxY <= room }
            if fitting < frame.lines.count { frame = textFrame(width: width, lines: max(fitting, 1)) }
        }
        let origin = CGPoint(x: margins.left, y: margins.top)
        guard isScrollEnabled else {
            UIGraphicsGetCurrentContext()?.addText(frame, at: origin, in: bounds)
            return
        }
        let visible = bounds.offsetBy(dx: -origin.x, dy: -origin.y)
        let items = frame.lines.filter { line in
            // Accents and shadows reach beyond their line.
            let reach = line.box.height
            return line.box.maxY + reach > visible.minY && line.box.minY - reach < visible.maxY
        }.flatMap(\.items)
        UIGraphicsGetCurrentContext()?.add(
            items, transform: CGAffineTransform(translationX: origin.x, y: origin.y))
    }

    /// The distances of the first and the last baseline from the top and the bottom of the content.
    func baselines(width: CGFloat) -> (first: CGFloat, last: CGFloat)? {
        let (frame, margins) = (textFrame(width: width), self.margins)
        guard let first = frame.lines.first, let last = frame.lines.last else { return nil }
        return (margins.top + first.baseline, frame.size.height - last.baseline + margins.bottom)
    }
}
