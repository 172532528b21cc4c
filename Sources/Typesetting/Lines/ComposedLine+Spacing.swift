internal import Foundation

extension ComposedLine {
    /// Moves characters apart so that the line fills `target` points: at its spaces, or where it has none between
    /// Chinese, Japanese and Korean characters.
    mutating func justify(to target: Double, paragraph: ShapedParagraph) {
        guard target > width else { return }
        if justify(to: target, where: { Self.scalar(of: $0, $1, paragraph).map(CharacterClass.isExpandable) ?? false })
        {
            return
        }
        _ = justify(to: target) { Self.scalar(of: $0, $1, paragraph).map(CharacterClass.isIdeographic) ?? false }
    }

    /// Nil for a mark that is no text, such as an ellipsis.
    private static func scalar(of piece: Piece, _ glyph: ShapedGlyph, _ paragraph: ShapedParagraph) -> UInt32? {
        piece.textStart == nil ? nil : paragraph.scalars[glyph.cluster]
    }

    /// Widens the glyphs that `canGrow`, but not the one at the line's end; false where there is none.
    private mutating func justify(to target: Double, where canGrow: (Piece, ShapedGlyph) -> Bool) -> Bool {
        var pieces = self.pieces
        var places: [(piece: Int, glyph: Int)] = []
        for (index, piece) in pieces.enumerated() {
            let glyphs = piece.run.glyphs
            for number in glyphs.indices where canGrow(piece, glyphs[number]) { places.append((index, number)) }
        }
        if let last = places.last, last.piece == pieces.count - 1,
            last.glyph == pieces[last.piece].run.glyphs.endIndex - 1
        {
            places.removeLast()
        }
        guard !places.isEmpty else { return false }
        let extra = (target - width) / Double(places.count)
        for place in places { pieces[place.piece].run.glyphs[place.glyph].advance += extra }
        self.pieces = pieces
        width = target
        return true
    }

    /// The characters that can stand closer to the next one, and the size of the largest font among them.
    var tightenable: (count: Int, size: Double) {
        let count = pieces.reduce(0) { $0 + $1.run.glyphs.count { $0.advance > 0 } } - 1
        return (count, pieces.reduce(0) { max($0, Double($1.run.style.font.size)) })
    }

    /// Moves all characters closer together by `points` each.
    mutating func tighten(by points: Double) {
        var (pieces, left) = (self.pieces, tightenable.count)
        for piece in pieces.indices {
            for glyph in pieces[piece].run.glyphs.indices
            where left > 0 && pieces[piece].run.glyphs[glyph].advance > 0 {
                pieces[piece].run.glyphs[glyph].advance -= points
                width -= points
                left -= 1
            }
        }
        self.pieces = pieces
    }
}

extension CharacterClass {
    /// Spaces that justification widens.
    static func isExpandable(_ scalar: UInt32) -> Bool {
        scalar == 0x20 || scalar == 0xA0 || scalar == 0x3000
    }

    /// Characters of scripts without spaces, between which justification makes room.
    static func isIdeographic(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x2E80...0x2FDF, 0x3001...0x312F, 0x31A0...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
            0xFF00...0xFF60, 0x20000...0x3FFFF:
            true
        default: false
        }
    }
}
