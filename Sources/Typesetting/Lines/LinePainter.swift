internal import Foundation
internal import Raster

/// Turns a composed line into display items: backgrounds, underlines, glyphs, strikethroughs.
struct LinePainter {
    let text: DecodedText
    /// The length of a device pixel in points: no decoration is thinner.
    let pixel: CGFloat

    private var beneath: [DisplayItem] = []
    private var glyphs: [DisplayItem] = []
    private var above: [DisplayItem] = []
    /// Glyphs of one face, size and colour that are not among `glyphs` yet.
    private var pending: [GlyphRun.Glyph] = []
    private var pendingRun: (typeface: Typeface, size: CGFloat, color: Color)?

    init(text: DecodedText, pixel: CGFloat) {
        self.text = text
        self.pixel = pixel
    }

    /// The items of `line` with its left edge at `origin.x` and its baseline at `origin.y`.
    static func items(of line: ComposedLine, text: DecodedText, origin: CGPoint, pixel: CGFloat) -> [DisplayItem] {
        var painter = LinePainter(text: text, pixel: pixel)
        var x = origin.x
        for piece in line.pieces { painter.paint(piece, at: &x, baseline: origin.y) }
        painter.flush()
        if painter.beneath.isEmpty, painter.above.isEmpty { return painter.glyphs }
        return painter.beneath + painter.glyphs + painter.above
    }

    private mutating func paint(_ piece: ComposedLine.Piece, at x: inout CGFloat, baseline: CGFloat) {
        let glyphs = piece.run.glyphs
        var start = 0
        while start < glyphs.count {
            let span = span(of: glyphs[start], in: piece)
            var end = text.spans.count == 1 ? glyphs.count : start + 1
            while end < glyphs.count, self.span(of: glyphs[end], in: piece) == span { end += 1 }
            let attributes = text.spans[span].attributes
            let left = x
            paint(start..<end, of: piece.run, attributes, at: &x, baseline: baseline)
            if attributes.isDecorated {
                decorate(from: left, to: x, baseline: baseline, font: piece.run.style.font, attributes)
            }
            start = end
        }
    }

    private func span(of glyph: ShapedGlyph, in piece: ComposedLine.Piece) -> Int {
        piece.textStart.map { text.spanIndex(at: $0 + glyph.cluster) } ?? piece.ellipsisSpan
    }

    private mutating func paint(
        _ range: Range<Int>, of run: ShapedRun, _ attributes: TextAttributes, at x: inout CGFloat, baseline: CGFloat
    ) {
        let (size, space) = (run.style.font.size, run.typeface.spaceGlyph)
        guard size > 0 else { return }
        begin(run.typeface, size, attributes.color, count: range.count)
        let y = baseline - TextExtent.usable(attributes.baselineOffset)
        for index in range {
            let glyph = run.glyphs[index]
            if glyph.index == ShapedGlyph.missing {
                glyphs.append(MissingGlyph.box(at: CGPoint(x: x, y: y), size: size, color: attributes.color))
            } else if glyph.index != space, glyph.index != ShapedGlyph.empty {
                let position = CGPoint(x: x + CGFloat(glyph.xOffset), y: y - CGFloat(glyph.yOffset))
                pending.append(GlyphRun.Glyph(index: glyph.index, position: position))
            }
            x += glyph.advance
        }
    }

    private mutating func begin(_ typeface: Typeface, _ size: CGFloat, _ color: Color, count: Int) {
        if let run = pendingRun, run.typeface === typeface, run.size == size, run.color == color { return }
        flush()
        pendingRun = (typeface, size, color)
        pending.reserveCapacity(count)
    }

    private mutating func flush() {
        if let run = pendingRun, !pending.isEmpty {
            let glyphRun = GlyphRun(face: run.typeface.face, size: run.size, color: run.color, glyphs: pending)
            glyphs.append(.glyphs(glyphRun))
        }
        pending = []
        pendingRun = nil
    }

    private mutating func decorate(
        from left: CGFloat, to right: CGFloat, baseline: CGFloat, font: ResolvedFont, _ attributes: TextAttributes
    ) {
        let (metrics, line) = (font.metrics, font.underline)
        let y = baseline - TextExtent.usable(attributes.baselineOffset)
        let thickness = max(line.thickness, pixel)
        func rectangle(_ top: CGFloat, _ height: CGFloat) -> Shape {
            .rectangle(CGRect(x: left, y: top, width: right - left, height: height))
        }
        if let color = attributes.backgroundColor {
            beneath.append(.fill(rectangle(y - metrics.ascender, metrics.ascender - metrics.descender), color))
        }
        if let color = attributes.underline {
            beneath.append(.fill(rectangle(y + line.offset, thickness), color))
        }
        if let color = attributes.strikethrough {
            // Through the middle of the lower-case letters.
            above.append(.fill(rectangle(y - metrics.xHeight / 2 - thickness / 2, thickness), color))
        }
    }
}

extension TextAttributes {
    /// Whether more than glyphs is drawn.
    fileprivate var isDecorated: Bool { backgroundColor != nil || underline != nil || strikethrough != nil }
}

extension MissingGlyph {
    /// A rectangle as high as a capital letter, within the glyph's advance.
    static func box(at origin: CGPoint, size: CGFloat, color: Color) -> DisplayItem {
        let stroke = size / 18
        let rect = CGRect(
            x: origin.x + 0.08 * size, y: origin.y - 0.7 * size, width: 0.44 * size, height: 0.7 * size
        ).insetBy(dx: stroke / 2, dy: stroke / 2)
        let path = Path(elements: [
            .move(to: CGPoint(x: rect.minX, y: rect.minY)), .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
            .line(to: CGPoint(x: rect.maxX, y: rect.maxY)), .line(to: CGPoint(x: rect.minX, y: rect.maxY)), .close,
        ])
        return .stroke(path, color, StrokeStyle(width: stroke))
    }
}
