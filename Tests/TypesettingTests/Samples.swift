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

/// The same with attributes.
func frame(
    _ string: String, _ attributes: TextAttributes, style: ParagraphStyle = ParagraphStyle(),
    width: CGFloat = .infinity, lines: Int = 0, scale: CGFloat = 2
) -> TextFrame {
    FontLibrary.current.frame(
        for: StyledText(string, attributes: attributes), style: style, width: width, maximumLines: lines,
        scale: scale)
}

/// Attributes in the system font that `change` has seen to.
func attributes(size: CGFloat = 17, _ change: (inout TextAttributes) -> Void = { _ in }) -> TextAttributes {
    var attributes = TextAttributes(font: FontRequest(size: size))
    change(&attributes)
    return attributes
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

extension DisplayItem {
    /// The rectangle that is filled; nil for another item.
    var filledRect: CGRect? {
        if case .fill(.rectangle(let rect), _) = self { rect } else { nil }
    }

    /// The shape of a shadow; nil for another item.
    var shadow: Shadow? {
        if case .shadow(_, let shadow) = self { shadow } else { nil }
    }
}

func isClose(_ one: CGFloat, _ other: CGFloat, within tolerance: CGFloat = 1e-9) -> Bool {
    abs(one - other) <= tolerance
}

extension TextFrame.Line {
    var glyphs: [GlyphRun.Glyph] {
        items.flatMap { (item: DisplayItem) -> [GlyphRun.Glyph] in
            guard case .glyphs(let run) = item else { return [] }
            return run.glyphs
        }
    }
}
