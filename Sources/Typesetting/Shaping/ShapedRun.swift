internal import CPangoCairo
internal import Foundation

/// Glyphs of one face, script, direction and style.
struct ShapedRun {
    /// In scalars of the paragraph.
    var range: Range<Int>
    let style: RunStyle
    let typeface: Typeface
    let script: UInt32
    let level: UInt8
    /// From left to right.
    var glyphs: [ShapedGlyph] = []

    var isRightToLeft: Bool { level & 1 == 1 }

    var width: Double { glyphs.reduce(0) { $0 + $1.advance } }

    /// The glyphs whose clusters begin in `range`: clusters ascend from left to right, or descend.
    func glyphIndices(of range: Range<Int>) -> Range<Int> {
        if isRightToLeft {
            let start = glyphs.partitioningIndex { $0.cluster < range.upperBound }
            return start..<glyphs.partitioningIndex { $0.cluster < range.lowerBound }
        }
        let start = glyphs.partitioningIndex { $0.cluster >= range.lowerBound }
        return start..<glyphs.partitioningIndex { $0.cluster >= range.upperBound }
    }

    /// Whether a cut before the scalar at `index` changes glyphs on either side.
    func isUnsafe(at index: Int) -> Bool {
        guard index > range.lowerBound, index < range.upperBound else { return false }
        return glyphs[glyphIndices(of: index..<index + 1)].contains(where: \.isUnsafeToBreak)
    }

    func forbidBreaksInsideClusters(_ breaks: inout [BreakOpportunity]) {
        var isStart = [Bool](repeating: false, count: range.count)
        for glyph in glyphs { isStart[glyph.cluster - range.lowerBound] = true }
        for (index, isStart) in zip(range, isStart) where !isStart { breaks[index] = .none }
    }
}

/// One glyph; lengths in points, y upwards.
struct ShapedGlyph {
    var index: UInt32
    /// The first scalar of its cluster, in the paragraph.
    var cluster: Int
    var advance: Double
    var xOffset: Double
    var yOffset: Double
    /// Whether cutting the text before the cluster changes the glyphs around.
    var isUnsafeToBreak: Bool

    /// The glyph of a character that no font has; it is drawn as a box.
    static let missing: UInt32 = 0
}

/// What decides about the glyphs of a stretch of text: its attributes apart from colours and lines.
@safe final class RunStyle {
    let font: ResolvedFont
    /// Points after each glyph.
    let kern: Double
    /// BCP 47; nil where none is said.
    let language: String?
    let hbLanguage: OpaquePointer?

    init(font: ResolvedFont, kern: CGFloat, language: String?) {
        self.font = font
        // Kern beyond what any picture shows is cut; NaN is none.
        self.kern = kern.isNaN ? 0 : min(max(kern, -ResolvedFont.maximumSize), ResolvedFont.maximumSize)
        self.language = language
        unsafe hbLanguage = language.map { unsafe hb_language_from_string($0, -1) } ?? nil
    }
}
