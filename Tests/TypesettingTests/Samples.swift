import Foundation
import Raster
import Typesetting

/// Shorthand for the texts and fonts of these tests.
func frame(
    _ string: String, size: CGFloat = 17, weight: CGFloat = 0, style: ParagraphStyle = ParagraphStyle(),
    width: CGFloat = .infinity, lines: Int = 0, scale: CGFloat = 2
) -> TextFrame {
    let font = FontRequest(size: size, weight: weight)
    return FontLibrary.current.frame(
        for: StyledText(string, attributes: TextAttributes(font: font)), style: style, width: width,
        maximumLines: lines, scale: scale)
}

extension TextFrame {
    /// The glyph runs of all lines.
    var glyphRuns: [GlyphRun] {
        lines.flatMap(\.items).compactMap { item in
            if case .glyphs(let run) = item { run } else { nil }
        }
    }

    var glyphCounts: [Int] {
        lines.map { line in
            line.items.reduce(0) { count, item in
                if case .glyphs(let run) = item { count + run.glyphs.count } else { count }
            }
        }
    }
}
