internal import Foundation

/// Decides the lines of a whole text: the fifth phase.
struct LineSetting {
    let shaper: Shaper
    /// By paragraph of the text.
    let styles: ParagraphStyles
    let limit: Double
    /// 0 for no limit.
    let maximumLines: Int
    let decoded: DecodedText
    let marks: LineMarks
    let hyphenation: Hyphenation

    /// More lines than the tallest picture could show are left out.
    static let lineLimit = 200_000

    func lines(of text: ShapedText) -> [BrokenLine] {
        let maximum = maximumLines > 0 ? min(maximumLines, Self.lineLimit) : Self.lineLimit
        var lines: [BrokenLine] = []
        for (index, paragraph) in text.paragraphs.enumerated() {
            let setting = ParagraphSetting(
                shaper: shaper, style: styles.style(at: index), width: limit, maximum: maximum, decoded: decoded,
                marks: marks, hyphenation: hyphenation, paragraph: paragraph, index: index,
                isFollowed: index + 1 < text.paragraphs.count)
            setting.add(to: &lines)
            if lines.count == maximum { break }
        }
        return lines
    }
}
