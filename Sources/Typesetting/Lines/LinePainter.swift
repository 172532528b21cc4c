internal import Foundation
internal import Raster

/// Turns a composed line into display items: backgrounds, underlines, glyphs, strikethroughs.
struct LinePainter {
    let text: DecodedText
    /// The length of a device pixel in points: no decoration is thinner.
    let pixel: CGFloat

    private var backgrounds: [DisplayItem] = []
    private var underlines: [DisplayItem] = []
    private var glyphs: [DisplayItem] = []
    private var strikethroughs: [DisplayItem] = []
    private var current: GlyphRun?

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
        return painter.backgrounds + painter.underlines + painter.glyphs + painter.strikethroughs
    }

    private mutating func paint(_ piece: ComposedLine.Piece, at x: inout CGFloat, baseline: CGFloat) {
        let glyphs = piece.run.glyphs
        var start = 0
        while start < glyphs.count {
            let span = span(of: glyphs[start], in: piece)
            var end = start + 1
            while end < glyphs.count, text.spans.count == 1 || self.span(of: glyphs[end], in: piece) == span {
                end += 1
            }
            let attributes = text.spans[span].attributes
            let left = x
            for glyph in glyphs[start..<end] {
                paint(
                    glyph, of: piece.run, at: CGPoint(x: x, y: baseline - usable(attributes.baselineOffset)), attributes
                )
                x += glyph.advance
            }
            decorate(from: left, to: x, baseline: baseline, font: piece.run.font, attributes)
            start = end
        }
    }

    private func span(of glyph: ShapedGlyph, in piece: ComposedLine.Piece) -> Int {
        piece.textStart.map { text.spanIndex(at: $0 + glyph.cluster) } ?? piece.ellipsisSpan
    }

    private mutating func paint(
        _ glyph: ShapedGlyph, of run: ShapedRun, at origin: CGPoint, _ attributes: TextAttributes
    ) {
        guard run.font.size > 0, glyph.index != run.typeface.spaceGlyph || glyph.index == ShapedGlyph.missing else {
            return
        }
        if glyph.index == ShapedGlyph.missing {
            flush()
            glyphs.append(MissingGlyph.box(at: origin, size: run.font.size, color: attributes.color))
            return
        }
        if current?.face != run.typeface.face || current?.size != run.font.size || current?.color != attributes.color {
            flush()
            current = GlyphRun(face: run.typeface.face, size: run.font.size, color: attributes.color, glyphs: [])
            current?.glyphs.reserveCapacity(run.glyphs.count)
        }
        let position = CGPoint(x: origin.x + glyph.xOffset, y: origin.y - glyph.yOffset)
        current?.glyphs.append(GlyphRun.Glyph(index: glyph.index, position: position))
    }

    private mutating func flush() {
        if let run = current { glyphs.append(.glyphs(run)) }
        current = nil
    }

    private mutating func decorate(
        from left: CGFloat, to right: CGFloat, baseline: CGFloat, font: ResolvedFont, _ attributes: TextAttributes
    ) {
        let (metrics, line) = (font.metrics, font.underline)
        let y = baseline - usable(attributes.baselineOffset)
        let thickness = max(line.thickness, pixel)
        func rectangle(_ top: CGFloat, _ height: CGFloat) -> Shape {
            .rectangle(CGRect(x: left, y: top, width: right - left, height: height))
        }
        if let color = attributes.backgroundColor {
            backgrounds.append(.fill(rectangle(y - metrics.ascender, metrics.ascender - metrics.descender), color))
        }
        if let color = attributes.underline {
            underlines.append(.fill(rectangle(y + line.offset, thickness), color))
        }
        if let color = attributes.strikethrough {
            // Through the middle of the lower-case letters.
            strikethroughs.append(.fill(rectangle(y - metrics.xHeight / 2 - thickness / 2, thickness), color))
        }
    }

    private func usable(_ offset: CGFloat) -> CGFloat { TextExtent.usable(offset) }
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
