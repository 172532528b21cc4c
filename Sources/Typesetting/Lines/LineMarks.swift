internal import Foundation

/// What lines show beside their text, shaped in the attributes of where it falls: ellipses for text left out, hyphens.
final class LineMarks {
    static let ellipsis: UInt32 = 0x2026
    static let hyphen: UInt32 = 0x2D

    private let shaping: TextShaping
    /// At most 1,024 marks.
    private var known = GenerationalCache<Key, ShapedRun>(capacity: 512)

    private struct Key: Hashable {
        let mark: UInt32
        let attributes: TextAttributes
        let level: UInt8
    }

    init(shaping: TextShaping) {
        self.shaping = shaping
    }

    func run(_ mark: UInt32, _ attributes: TextAttributes, level: UInt8) -> ShapedRun? {
        let key = Key(mark: mark, attributes: attributes, level: level)
        if let run = known[key] { return run }
        let run = (try? shaping.run([mark], attributes: attributes, level: level)) ?? nil
        known[key] = run
        return run
    }

    /// The width of a mark of `text` after the scalar at `index` of a paragraph.
    func width(of mark: UInt32, in text: DecodedText, paragraph: ShapedParagraph, at index: Int) -> Double {
        run(mark, text.attributes(at: paragraph.range.lowerBound + index), level: paragraph.baseLevel)?.width ?? 0
    }
}
