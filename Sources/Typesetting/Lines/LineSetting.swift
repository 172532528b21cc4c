internal import Foundation

/// Decides the lines of a whole text: the fifth phase.
struct LineSetting {
    let shaper: Shaper
    /// By paragraph of the text.
    let styles: ParagraphStyles
    let limit: Double
    /// 0 for no limit.
    let maximumLines: Int
    let keepsParagraphsOnOneLine: Bool
    let decoded: DecodedText
    let marks: LineMarks
    let hyphenation: Hyphenation

    /// More lines than the tallest picture could show are left out.
    static let lineLimit = 200_000

    func lines(of text: ShapedText) -> [BrokenLine] {
        let maximum = maximumLines > 0 ? min(maximumLines, Self.lineLimit) : Self.lineLimit
        var lines: [BrokenLine] = []
        for (index, paragraph) in text.paragraphs.enumerated() {
            let style = styles.style(at: index)
            var allowed = maximum
            if keepsParagraphsOnOneLine, style.lineBreak.isOneLine { allowed = min(lines.count + 1, maximum) }
            let setting = ParagraphSetting(
                shaper: shaper, style: style, width: limit, maximum: allowed, decoded: decoded, marks: marks,
                hyphenation: hyphenation,
                paragraph: paragraph, index: index,
                isFollowed: allowed == maximum && index + 1 < text.paragraphs.count)
            setting.add(to: &lines)
            if lines.count == maximum { break }
        }
        return lines
    }
}

extension ParagraphStyle.LineBreak {
    /// Whether TextKit sets a paragraph of this mode on one line.
    fileprivate var isOneLine: Bool {
        switch self {
        case .wordWrapping, .characterWrapping: false
        case .clipping, .truncatingHead, .truncatingTail, .truncatingMiddle: true
        }
    }
}
