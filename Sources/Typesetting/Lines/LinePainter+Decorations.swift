internal import Foundation
internal import Raster

extension TextAttributes {
    /// Whether there are a background or lines.
    var isDecorated: Bool {
        rare != nil && (backgroundColor != nil || underline != nil || strikethrough != nil)
    }
}

/// Neighbouring glyphs of one piece that have the same background and lines.
struct DecoratedGlyphs {
    let piece: ComposedLine.Piece
    let range: Range<Int>
    let left: CGFloat
    let baseline: CGFloat

    var run: ShapedRun { piece.run }

    var right: CGFloat { piece.run.glyphs[range].reduce(left) { $0 + CGFloat($1.advance) } }

    /// From left to right: all of the glyphs, or each stretch without spaces.
    func stretches(byWord: Bool, of text: DecodedText) -> [(left: CGFloat, right: CGFloat)] {
        guard byWord, let start = piece.textStart else { return [(left, right)] }
        var (stretches, x, wordStart): ([(CGFloat, CGFloat)], CGFloat, CGFloat?) = ([], left, nil)
        for glyph in piece.run.glyphs[range] {
            if CharacterClass.isWhitespace(text.scalars[start + glyph.cluster]) {
                if let begin = wordStart { stretches.append((begin, x)) }
                wordStart = nil
            } else if wordStart == nil {
                wordStart = x
            }
            x += CGFloat(glyph.advance)
        }
        if let begin = wordStart { stretches.append((begin, x)) }
        return stretches
    }
}

extension LinePainter {
    mutating func decorate(_ glyphs: DecoratedGlyphs, _ attributes: TextAttributes) {
        let font = glyphs.run.style.font
        let y = glyphs.baseline - TextExtent.usable(attributes.baselineOffset)
        if let color = attributes.backgroundColor {
            let rect = CGRect(
                x: glyphs.left, y: backdrop.top, width: glyphs.right - glyphs.left, height: backdrop.height)
            backgrounds.append(.fill(.rectangle(rect), color))
        }
        if let color = attributes.underline {
            let style = attributes.underlineStyle
            let line = DecorationLine(font: font, style: style, pixel: pixel)
            // Lifted text leaves its underline where it was.
            let top = line.underlineTop(baseline: glyphs.baseline, font: font)
            for stretch in glyphs.stretches(byWord: style.isByWord, of: text) {
                beneath += line.items(from: stretch.left, to: stretch.right, top: top, color: color)
            }
        }
        if let color = attributes.strikethrough {
            let style = attributes.strikethroughStyle
            let line = DecorationLine(font: font, style: style, pixel: pixel)
            for stretch in glyphs.stretches(byWord: style.isByWord, of: text) {
                // Through the middle of the lower-case letters.
                let top = line.onPixels(y - font.metrics.xHeight / 2 - line.height / 2)
                above += line.items(from: stretch.left, to: stretch.right, top: top, color: color)
            }
        }
    }
}

/// A line under or through text, on whole pixels.
struct DecorationLine {
    private let style: DecorationLineStyle
    private let pixel: CGFloat
    private let thickness: CGFloat

    init(font: ResolvedFont, style: DecorationLineStyle, pixel: CGFloat) {
        self.style = style
        self.pixel = pixel
        let thickness = font.underline.thickness * (style.form == .thick ? 2 : 1)
        self.thickness = max((thickness / pixel).rounded(), 1) * pixel
    }

    /// From the top of the first to the bottom of the second line where there are two.
    var height: CGFloat { style.form == .double ? 3 * thickness : thickness }

    func onPixels(_ y: CGFloat) -> CGFloat { (y / pixel).rounded() * pixel }

    func underlineTop(baseline: CGFloat, font: ResolvedFont) -> CGFloat {
        onPixels(baseline) + max((font.underline.offset / pixel).rounded(), 1) * pixel
    }

    func items(from left: CGFloat, to right: CGFloat, top: CGFloat, color: Color) -> [DisplayItem] {
        let tops = style.form == .double ? [top, top + 2 * thickness] : [top]
        return tops.map { line(from: left, to: right, top: $0, color: color) }
    }

    private func line(from left: CGFloat, to right: CGFloat, top: CGFloat, color: Color) -> DisplayItem {
        let dash = Self.dash(style.pattern).map { $0 * thickness }
        let period = dash.reduce(0, +)
        guard period > 0, right - left < Self.longestDashed * period else {
            return .fill(.rectangle(CGRect(x: left, y: top, width: right - left, height: thickness)), color)
        }
        let y = top + thickness / 2
        let path = Path(elements: [.move(to: CGPoint(x: left, y: y)), .line(to: CGPoint(x: right, y: y))])
        // The pattern goes on from one stretch of text to the next.
        let phase = left - (left / period).rounded(.down) * period
        return .stroke(path, color, StrokeStyle(width: thickness, dash: dash, dashPhase: phase))
    }

    /// Periods of a pattern that a picture could show; longer lines are solid.
    private static let longestDashed: CGFloat = 10_000

    /// Lengths of lines and gaps in thicknesses; empty for a solid line.
    private static func dash(_ pattern: DecorationLineStyle.Pattern) -> [CGFloat] {
        switch pattern {
        case .solid: []
        case .dot: [3, 3]
        case .dash: [10, 5]
        case .dashDot: [10, 3, 3, 3]
        case .dashDotDot: [10, 3, 3, 3, 3, 3]
        }
    }
}
