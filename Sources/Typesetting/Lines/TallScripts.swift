internal import CPangoCairo
internal import Foundation

/// What text-style fonts make room for: letters of scripts that reach beyond the metrics of the font they stand beside.
///
/// Apple's page on `UILetterformAwareAdjusting` gives no numbers: with these fonts heights grow where text has oversize
/// characters, and extreme ones may still reach beyond. So a line is as high as the ordinary words of its scripts, which
/// keeps the lines of a paragraph evenly apart, and higher where a letter reaches further. The metrics of the fonts that
/// stand in are no measure: Noto Sans Arabic claims 2.1 ems, for stacks of marks that hardly any text has.
enum TallScripts {
    /// How far the words of a script reach, in ems: measured in the profile's fonts on sentences and names of settings.
    /// Zero where they keep within the system font's own 0.952 and 0.241.
    private static let reach: [UInt32: (ascent: Double, descent: Double)] = {
        let ems: [(script: String, ascent: Double, descent: Double)] = [
            ("Arab", 0.95, 0.42), ("Thai", 1.01, 0.27), ("Laoo", 1.05, 0.24), ("Khmr", 0.88, 0.28),
            ("Mymr", 1.01, 0.47), ("Deva", 0.90, 0.27), ("Gujr", 0.90, 0.27), ("Taml", 0.85, 0.33),
            ("Telu", 0.87, 0.47), ("Knda", 0.81, 0.37), ("Sinh", 0.98, 0.25), ("Hebr", 0, 0), ("Tibt", 0, 0),
            ("Beng", 0, 0), ("Guru", 0, 0), ("Orya", 0, 0), ("Mlym", 0, 0),
        ]
        return Dictionary(uniqueKeysWithValues: ems.map { (Script.tag($0.script), ($0.ascent, $0.descent)) })
    }()

    /// In ems: no line makes more room than this.
    private static let most = (ascent: 1.2, descent: 0.5)

    /// How far the characters of `range` reach; nil where none is tall or no font cares.
    static func extent(of range: Range<Int>, in paragraph: ShapedParagraph) -> TextExtent? {
        var extent: TextExtent?
        func add(_ other: TextExtent) {
            if extent == nil { extent = other } else { extent?.formUnion(other) }
        }
        for run in paragraph.runs(at: range) where run.style.font.adjustsForTallScripts {
            let size = run.style.font.size
            let part = run.range.clamped(to: range)
            if let reach = reach[run.script] {
                add(TextExtent(ascent: reach.ascent * size, descent: reach.descent * size))
            } else if run.script != Script.latin || !paragraph.scalars[part].contains(where: isStacked) {
                continue
            }
            let ink = ink(of: run, part)
            add(
                TextExtent(
                    ascent: min(ink.ascent, most.ascent * size), descent: min(ink.descent, most.descent * size)))
        }
        return extent
    }

    /// Whether a Latin letter can have marks one above the other: Vietnamese, or combining marks.
    private static func isStacked(_ scalar: UInt32) -> Bool {
        (0x1EA0...0x1EF9).contains(scalar) || (0x300...0x36F).contains(scalar)
    }

    /// How far the pictures of glyphs reach.
    private static func ink(of run: ShapedRun, _ range: Range<Int>) -> TextExtent {
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
