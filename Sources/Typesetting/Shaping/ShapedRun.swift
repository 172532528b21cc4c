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
    /// From left to right; the runs of a paragraph, and what lines have of them, share one storage.
    var glyphs: ArraySlice<ShapedGlyph> = []

    var isRightToLeft: Bool { level & 1 == 1 }

    /// Points in a font unit, down the line.
    var scale: Double { Double(style.font.size) / typeface.unitsPerEm }

    /// Points in a font unit, along the line.
    var horizontalScale: Double { scale * style.stretch }

    /// Points added after a character: the tracking of its face, and that of the text.
    func spacing(after scalar: UInt32) -> Double { style.spacing + faceTracking(after: scalar) }

    /// The font's tracking belongs to its own face; of those that stand in, only Hangul is set closer.
    private func faceTracking(after scalar: UInt32) -> Double {
        if typeface === style.font.primary { return Double(style.font.tracking) }
        guard script == Script.hangul, CharacterClass.isHangul(scalar) else { return 0 }
        return Double(SystemFont.hangulTracking(size: style.font.size)) * style.stretch
    }

    var width: Double { glyphs.reduce(0) { $0 + $1.advance } }

    /// Gives a tab, a run of one glyph, its advance on its line.
    mutating func setAdvance(_ advance: Double) { glyphs[glyphs.startIndex].advance = advance }

    /// The glyphs whose clusters begin in `range`: clusters ascend from left to right, or descend.
    func glyphIndices(of range: Range<Int>) -> Range<Int> {
        if isRightToLeft {
            let start = glyphs.partitioningIndex { $0.cluster < range.upperBound }
            return start..<glyphs.partitioningIndex { $0.cluster < range.lowerBound }
        }
        let start = glyphs.partitioningIndex { $0.cluster >= range.lowerBound }
        return start..<glyphs.partitioningIndex { $0.cluster >= range.upperBound }
    }

    func forbidBreaksInsideClusters(_ breaks: inout [BreakOpportunity]) {
        var isStart = [Bool](repeating: false, count: range.count)
        for glyph in glyphs { isStart[glyph.cluster - range.lowerBound] = true }
        for (index, isStart) in zip(range, isStart) where !isStart { breaks[index] = .none }
    }
}

/// One glyph; lengths in points, y upwards.
struct ShapedGlyph {
    let index: UInt32
    private var firstScalar: UInt32
    var advance: Double
    /// Offsets from where the advances before have come to; single precision keeps the cache small.
    let xOffset: Float
    let yOffset: Float

    init(index: UInt32, cluster: Int, advance: Double, xOffset: Double = 0, yOffset: Double = 0) {
        self.index = index
        firstScalar = UInt32(truncatingIfNeeded: cluster)
        self.advance = advance
        self.xOffset = Float(xOffset)
        self.yOffset = Float(yOffset)
    }

    /// The same glyph for the scalar at an index.
    func moved(to index: Int) -> ShapedGlyph {
        var glyph = self
        glyph.firstScalar = UInt32(truncatingIfNeeded: index)
        return glyph
    }

    /// The first scalar of its cluster, in the paragraph.
    var cluster: Int { Int(firstScalar) }

    /// The glyph of a character that no font has; it is drawn as a box.
    static let missing: UInt32 = 0

    /// The glyph of what shows nothing, such as a joiner or a direction mark; it is never drawn. No face has it: it is
    /// Pango's PANGO_GLYPH_EMPTY.
    static let empty: UInt32 = 0x0FFF_FFFF

    /// Stands for an attachment, which is drawn in its place.
    static let attachment: UInt32 = 0x0FFF_FFFE
}
