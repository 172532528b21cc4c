internal import Foundation

/// The ellipses that stand for text left out, shaped in the attributes of where they fall.
final class Ellipses {
    private let shaping: TextShaping
    private var known = GenerationalCache<Key, ShapedRun>(capacity: 512)

    private struct Key: Hashable {
        let font: FontRequest
        let kern: CGFloat
        let language: String?
        let level: UInt8
    }

    init(shaping: TextShaping) {
        self.shaping = shaping
    }

    func run(_ attributes: TextAttributes, level: UInt8) -> ShapedRun? {
        let key = Key(font: attributes.font, kern: attributes.kern, language: attributes.language, level: level)
        if let run = known[key] { return run }
        let run = (try? shaping.run([0x2026], attributes: attributes, level: level)) ?? nil
        known[key] = run
        return run
    }

    /// The width of the ellipsis of `text` after the scalar at `index` of a paragraph.
    func width(in text: DecodedText, paragraph: ShapedParagraph, at index: Int) -> Double {
        run(text.attributes(at: paragraph.range.lowerBound + index), level: paragraph.baseLevel)?.width ?? 0
    }
}
