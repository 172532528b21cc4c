internal import CPangoCairo
internal import Foundation

/// What text-style fonts make room for: letters of scripts that reach beyond the metrics of the font they stand beside.
enum TallScripts {
    /// The scripts whose own fonts say how high a line of them is.
    private static let scripts: Set<UInt32> = Set(
        [
            "Arab", "Hebr", "Thai", "Laoo", "Khmr", "Mymr", "Tibt", "Deva", "Beng", "Guru", "Gujr", "Orya", "Taml",
            "Telu", "Knda", "Mlym", "Sinh",
        ].map(Script.tag))

    /// In ems; some fonts say more, for letters that hardly any text has.
    private static let most = (ascent: 1.2, descent: 0.5)

    /// How far the characters of `range` reach; nil where none is tall or no font cares.
    static func extent(of range: Range<Int>, in paragraph: ShapedParagraph) -> TextExtent? {
        var extent: TextExtent?
        func add(_ other: TextExtent) {
            if extent == nil { extent = other } else { extent?.formUnion(other) }
        }
        for run in paragraph.runs(at: range) where run.style.font.adjustsForTallScripts {
            if scripts.contains(run.script) {
                let size = run.style.font.size
                let metrics = run.typeface.metrics(size: size)
                add(
                    TextExtent(
                        ascent: min(metrics.ascender, Self.most.ascent * size),
                        descent: min(-metrics.descender, Self.most.descent * size)))
            } else if run.script == Script.latin {
                let part = run.range.clamped(to: range)
                guard paragraph.scalars[part].contains(where: isStacked) else { continue }
                if let ink = ink(of: run, part) { add(ink) }
            }
        }
        return extent
    }

    /// Whether a Latin letter can have marks one above the other: Vietnamese, or combining marks.
    private static func isStacked(_ scalar: UInt32) -> Bool {
        (0x1EA0...0x1EF9).contains(scalar) || (0x300...0x36F).contains(scalar)
    }

    /// How far the pictures of glyphs reach.
    private static func ink(of run: ShapedRun, _ range: Range<Int>) -> TextExtent? {
        var (top, bottom) = (0.0, 0.0)
        for glyph in run.glyphs[run.glyphIndices(of: range)] {
            guard let box = run.typeface.inkBox(of: glyph.index) else { continue }
            top = max(top, Double(box.top) * run.scale + Double(glyph.yOffset))
            bottom = min(bottom, Double(box.bottom) * run.scale + Double(glyph.yOffset))
        }
        return TextExtent(ascent: top, descent: -bottom)
    }
}

extension Typeface {
    /// The top and the bottom of a glyph's picture above the baseline, in font units; nil where it has none.
    func inkBox(of glyph: UInt32) -> (top: Int32, bottom: Int32)? {
        var extents = hb_glyph_extents_t()
        guard unsafe hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.height != 0 else { return nil }
        return (extents.y_bearing, extents.y_bearing + extents.height)
    }
}
