internal import Foundation
internal import Raster

/// Turns a composed line into display items: backgrounds, shadows, underlines, glyphs, strikethroughs.
struct LinePainter {
    let text: DecodedText
    /// The length of a device pixel in points: no decoration is thinner.
    let pixel: CGFloat
    /// From the top to the bottom of what a background fills.
    let backdrop: (top: CGFloat, height: CGFloat)

    var backgrounds: [DisplayItem] = []
    var shadows: [DisplayItem] = []
    var beneath: [DisplayItem] = []
    var glyphs: [DisplayItem] = []
    var above: [DisplayItem] = []
    /// Glyphs of one look that are not among `glyphs` yet.
    private var pending: [GlyphRun.Glyph] = []
    private var pendingLook: GlyphLook?

    init(text: DecodedText, pixel: CGFloat, backdrop: (top: CGFloat, height: CGFloat)) {
        self.text = text
        self.pixel = pixel
        self.backdrop = backdrop
    }

    /// The items of `line` with its left edge at that of `box`.
    ///
    /// - Parameter spacing: between the line and the next one; backgrounds fill it.
    static func items(
        of line: ComposedLine, text: DecodedText, box: CGRect, baseline: CGFloat, pixel: CGFloat, spacing: CGFloat
    ) -> [DisplayItem] {
        var painter = LinePainter(text: text, pixel: pixel, backdrop: (box.minY, box.height + spacing))
        var x = box.minX
        for piece in line.pieces { painter.paint(piece, at: &x, baseline: baseline) }
        painter.flush()
        if text.spans.count == 1, text.spans[0].attributes.rare == nil { return painter.glyphs }
        return painter.backgrounds + painter.shadows + painter.beneath + painter.glyphs + painter.above
    }

    private mutating func paint(_ piece: ComposedLine.Piece, at x: inout CGFloat, baseline: CGFloat) {
        let glyphs = piece.run.glyphs
        var start = glyphs.startIndex
        while start < glyphs.endIndex {
            let span = span(of: glyphs[start], in: piece)
            var end = text.spans.count == 1 ? glyphs.endIndex : start + 1
            while end < glyphs.endIndex, self.span(of: glyphs[end], in: piece) == span { end += 1 }
            let attributes = text.spans[span].attributes
            let left = x
            paint(start..<end, of: piece.run, attributes, at: &x, baseline: baseline)
            if attributes.isDecorated {
                decorate(
                    DecoratedGlyphs(piece: piece, range: start..<end, left: left, baseline: baseline), attributes)
            }
            start = end
        }
    }

    private func span(of glyph: ShapedGlyph, in piece: ComposedLine.Piece) -> Int {
        piece.textStart.map { text.spanIndex(at: $0 + glyph.cluster) } ?? piece.markSpan
    }

    private mutating func paint(
        _ range: Range<Int>, of run: ShapedRun, _ attributes: TextAttributes, at x: inout CGFloat, baseline: CGFloat
    ) {
        let (size, space) = (run.style.font.size, run.typeface.spaceGlyph)
        begin(GlyphLook(run, attributes), count: range.count)
        let y = baseline - TextExtent.usable(attributes.baselineOffset)
        for index in range {
            let glyph = run.glyphs[index]
            if glyph.index == ShapedGlyph.missing {
                if size > 0 {
                    glyphs.append(MissingGlyph.box(at: CGPoint(x: x, y: y), size: size, color: attributes.color))
                }
            } else if glyph.index == ShapedGlyph.attachment {
                if let attachment = attributes.attachment { paint(attachment, at: CGPoint(x: x, y: y)) }
            } else if glyph.index != space, glyph.index != ShapedGlyph.empty {
                let position = CGPoint(x: x + CGFloat(glyph.xOffset), y: y - CGFloat(glyph.yOffset))
                pending.append(GlyphRun.Glyph(index: glyph.index, position: position))
            }
            x += glyph.advance
        }
    }

    private mutating func paint(_ attachment: TextAttachment, at origin: CGPoint) {
        let box = attachment.usableBounds
        guard !box.isEmpty, !attachment.items.isEmpty else { return }
        let transform = CGAffineTransform(translationX: origin.x + box.minX, y: origin.y - box.maxY)
        glyphs.append(.group(DisplayGroup(transform: transform, items: attachment.items)))
    }

    private mutating func begin(_ look: GlyphLook, count: Int) {
        if let pendingLook, pendingLook.isSame(as: look) { return }
        flush()
        pendingLook = look
        pending.reserveCapacity(count)
    }

    private mutating func flush() {
        if let look = pendingLook, !pending.isEmpty, look.size > 0 {
            glyphs += look.items(for: pending)
            shadows += look.shadowItems(for: pending)
        }
        pending = []
        pendingLook = nil
    }
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
