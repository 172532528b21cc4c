package import Foundation
import Typesetting

/// How a label's text fits its bounds: what is drawn, and what there is.
package struct LabelFit {
    /// Why text is missing.
    package enum Cut: Equatable, Sendable {
        /// The one line is wider than the label.
        case width
        /// The text has more lines than `numberOfLines`.
        case lineLimit
        /// The lines that there may be are higher than the label.
        case height
    }

    /// The lines as they are drawn, in the label's coordinates.
    package let textRect: CGRect
    package let lineCount: Int
    /// Nil where all of the text is drawn.
    package let cut: Cut?
    /// Of the whole text: on one line where the label has one, else at the label's width.
    package let neededSize: CGSize
    package let neededLineCount: Int
}

extension UILabel {
    /// How the text fits the label's present bounds; nil without text.
    package var fit: LabelFit? {
        guard hasText else { return nil }
        let size = bounds.size
        let isOneLine = numberOfLines == 1
        let whole = textFrame(width: isOneLine ? .greatestFiniteMagnitude : max(size.width, 1), lines: 0)
        guard size.width > 0, size.height > 0 else {
            return LabelFit(
                textRect: CGRect(origin: bounds.origin, size: .zero), lineCount: 0,
                cut: size.width > 0 ? .height : .width, neededSize: whole.size, neededLineCount: whole.lines.count)
        }
        let drawn = frame(fitting: size)
        return LabelFit(
            textRect: rect(of: drawn), lineCount: drawn.lines.count, cut: cut(drawn, of: whole),
            neededSize: whole.size, neededLineCount: whole.lines.count)
    }

    private func cut(_ drawn: TextFrame, of whole: TextFrame) -> LabelFit.Cut? {
        let pixel = 1 / displayScale
        if numberOfLines == 1 {
            if whole.size.width > bounds.width + pixel / 2 { return .width }
            return whole.lines.count > 1 ? .lineLimit : nil
        }
        let allowed = textFrame(width: bounds.width, lines: numberOfLines)
        if drawn.lines.count < allowed.lines.count { return .height }
        if whole.lines.count > allowed.lines.count { return .lineLimit }
        return drawn.lines.contains(where: \.isTruncated) ? .width : nil
    }

    /// Where `drawText(in:)` puts the lines: in the middle of the height.
    private func rect(of frame: TextFrame) -> CGRect {
        let top = bounds.minY + PixelGrid.rounded((bounds.height - frame.size.height) / 2, scale: displayScale)
        let boxes = frame.lines.map { $0.box.offsetBy(dx: bounds.minX, dy: top) }
        return boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
    }
}
