internal import Foundation
internal import Raster

/// What the glyphs of a stretch of a line look like: those of one look are drawn together.
struct GlyphLook {
    let typeface: Typeface
    let size: CGFloat
    let color: Color
    /// What their widths are multiplied by.
    private let stretch: CGFloat
    private let rare: RareAttributes?

    init(_ run: ShapedRun, _ attributes: TextAttributes) {
        typeface = run.typeface
        size = run.style.font.size
        color = attributes.color
        stretch = CGFloat(run.style.stretch)
        rare = attributes.rare
    }

    func isSame(as other: GlyphLook) -> Bool {
        typeface === other.typeface && size == other.size && color == other.color && stretch == other.stretch
            && (rare === other.rare || rare?.values == other.rare?.values)
    }

    func items(for glyphs: [GlyphRun.Glyph]) -> [DisplayItem] {
        guard let rare = rare?.values else { return [run(glyphs)] }
        let width = TextExtent.usable(rare.strokeWidth)
        guard width != 0, let outline = path(of: glyphs, by: GlyphOutlines.outline) else { return [run(glyphs)] }
        let stroke = DisplayItem.stroke(
            outline, rare.strokeColor ?? color, StrokeStyle(width: abs(width) / 100 * size))
        return width > 0 ? [stroke] : [run(glyphs), stroke]
    }

    func shadowItems(for glyphs: [GlyphRun.Glyph]) -> [DisplayItem] {
        guard let shadow = rare?.values.shadow else { return [] }
        let offset = CGSize(
            width: TextExtent.usable(shadow.offset.width), height: TextExtent.usable(shadow.offset.height))
        let blur = max(TextExtent.usable(shadow.blurRadius), 0)
        if blur > 0,
            let outline = path(of: glyphs, by: GlyphOutlines.outline) ?? path(of: glyphs, by: GlyphOutlines.silhouette)
        {
            // The blur radius of Core Graphics is two standard deviations, that of a layer's shadow one.
            return [
                .shadow(.path(outline, .winding), Shadow(color: shadow.color, radius: blur / 2, offset: offset))
            ]
        }
        let moved = glyphs.map { glyph in
            let position = CGPoint(x: glyph.position.x + offset.width, y: glyph.position.y + offset.height)
            return GlyphRun.Glyph(index: glyph.index, position: position)
        }
        return [run(moved, in: shadow.color)]
    }

    private var face: FontFace {
        guard let obliqueness = rare?.values.obliqueness, obliqueness != 0, !obliqueness.isNaN else {
            return typeface.face
        }
        var face = typeface.face
        // No letter is drawn that leans further; at four times its height it is hardly more than a line.
        face.slant = min(max(face.slant + Double(obliqueness), -4), 4)
        return face
    }

    private func run(_ glyphs: [GlyphRun.Glyph], in other: Color? = nil) -> DisplayItem {
        guard stretch != 1 else {
            return .glyphs(GlyphRun(face: face, size: size, color: other ?? color, glyphs: glyphs))
        }
        let narrow = glyphs.map { glyph in
            let position = CGPoint(x: glyph.position.x / stretch, y: glyph.position.y)
            return GlyphRun.Glyph(index: glyph.index, position: position)
        }
        let run = GlyphRun(face: face, size: size, color: other ?? color, glyphs: narrow)
        return .group(DisplayGroup(transform: CGAffineTransform(scaleX: stretch, y: 1), items: [.glyphs(run)]))
    }

    /// The shapes of all glyphs as one path; nil where a glyph has none.
    private func path(of glyphs: [GlyphRun.Glyph], by shape: (UInt32, FontFace) -> Path?) -> Path? {
        let face = face
        var path = Path()
        for glyph in glyphs {
            guard let outline = shape(glyph.index, face) else { return nil }
            let place = CGAffineTransform(
                a: size * stretch, b: 0, c: 0, d: size, tx: glyph.position.x, ty: glyph.position.y)
            path.elements += outline.applying(place).elements
        }
        return path
    }
}
