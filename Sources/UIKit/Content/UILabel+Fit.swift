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
    /// Of the lines that are drawn, in the label's coordinates.
    package let baselines: [CGFloat]
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
        guard size.width > 0, size.height > 0 else {
            let whole = textFrame(width: isOneLine ? .greatestFiniteMagnitude : max(size.width, 1), lines: 0)
            return LabelFit(
                textRect: CGRect(origin: bounds.origin, size: .zero), lineCount: 0, baselines: [],
                cut: size.width > 0 ? .height : .width, neededSize: whole.size, neededLineCount: whole.lines.count)
        }
        let drawn = setting(in: size)
        let traits = traitCollection
        let whole = set(drawn.text, width: isOneLine ? .infinity : size.width, lines: 0, traits)
        let allowed = set(drawn.text, width: size.width, lines: numberOfLines, traits)
        return LabelFit(
            textRect: rect(of: drawn), lineCount: drawn.frame.lines.count,
            baselines: drawn.frame.lines.map { $0.baseline + top(of: drawn, in: bounds) },
            cut: cut(drawn.frame, allowed: allowed, whole: whole), neededSize: whole.size,
            neededLineCount: whole.lines.count)
    }

    /// - Parameters:
    ///   - allowed: the lines that there may be.
    ///   - whole: all of the text.
    private func cut(_ drawn: TextFrame, allowed: TextFrame, whole: TextFrame) -> LabelFit.Cut? {
        if numberOfLines == 1 {
            if whole.lines.count > 1 { return .lineLimit }
            if whole.size.width > bounds.width + 0.5 / displayScale, drawn.lines.contains(where: \.isTruncated) {
                return .width
            }
            return nil
        }
        if drawn.lines.count < allowed.lines.count { return .height }
        if whole.lines.count > allowed.lines.count { return .lineLimit }
        return drawn.lines.contains(where: \.isTruncated) ? .width : nil
    }

    /// Where `drawText(in:)` puts the lines.
    private func rect(of setting: Setting) -> CGRect {
        let top = top(of: setting, in: bounds)
        let boxes = setting.frame.lines.map { $0.box.offsetBy(dx: bounds.minX, dy: top) }
        return boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
    }
}
