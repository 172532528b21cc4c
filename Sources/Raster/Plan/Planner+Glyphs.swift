internal import Foundation

extension Planner {
    /// Larger glyphs are drawn as paths: their masks would crowd the cache. Pixels an em.
    private static let largestMaskSize: CGFloat = 256

    func glyphs(_ run: GlyphRun, _ frame: Frame) throws(RasterError) -> [PaintOperation] {
        let pixel = run.color.pixel
        let transform = frame.transform
        guard pixel >> 24 != 0, !run.glyphs.isEmpty, run.size > 0 else { return [] }
        guard transform.isUniformScaleAndTranslation, run.size * transform.a <= Self.largestMaskSize else {
            let hasOutlines = try glyphs.instance(run.face, size: 64, rasterizer).extents.hasOutlines
            return hasOutlines ? try outlines(run, pixel, frame) : try pictures(run, pixel, frame)
        }
        let size = Int((run.size * transform.a * 64).rounded())
        guard size > 0 else { return [] }
        let instance = try glyphs.instance(run.face, size: size, rasterizer)
        guard let bounds = bounds(run, instance, transform), bounds.intersects(frame.clip) else { return [] }
        let device = DeviceGlyphRun(
            face: run.face, instance: instance, glyphs: run.glyphs, scaleX: transform.a, scaleY: transform.d,
            offsetX: transform.tx, offsetY: transform.ty, color: pixel)
        return [PaintOperation(bounds: bounds, content: .glyphs(device))]
    }

    /// The pixels that the face's largest glyph could touch from any of the positions.
    private func bounds(
        _ run: GlyphRun, _ instance: GlyphInstance, _ transform: CGAffineTransform
    ) -> PixelRect? {
        var (left, right) = (CGFloat.infinity, -CGFloat.infinity)
        var (top, bottom) = (CGFloat.infinity, -CGFloat.infinity)
        for glyph in run.glyphs {
            left = min(left, glyph.position.x)
            right = max(right, glyph.position.x)
            top = min(top, glyph.position.y)
            bottom = max(bottom, glyph.position.y)
        }
        let origins = CGRect(x: left, y: top, width: right - left, height: bottom - top).applying(transform)
        guard let edges = origins.pixelEdges else { return nil }
        let em = Double(instance.size) / 64
        return PixelRect(
            left: edges.left + Int((instance.extents.left * em).rounded(.down)) - 1, top: edges.top - instance.ascent,
            right: edges.right + Int((instance.extents.right * em).rounded(.up)) + 1,
            bottom: edges.bottom + instance.descent)
    }

    /// The run as one path, for what masks cannot do: turned, skewed, stretched and very large text.
    private func outlines(_ run: GlyphRun, _ pixel: UInt32, _ frame: Frame) throws(RasterError) -> [PaintOperation] {
        var path = Path()
        for glyph in run.glyphs {
            let place = CGAffineTransform(
                a: run.size, b: 0, c: 0, d: run.size, tx: glyph.position.x, ty: glyph.position.y
            ).concatenating(frame.transform)
            let outline = try rasterizer.outline(run.face, glyph: glyph.index)
            path.elements += outline.onDeviceGrid(place)?.elements ?? []
        }
        return path.pixelBounds.map { [PaintOperation(bounds: $0, content: .path(path, .winding, pixel))] } ?? []
    }

    /// The same for a font of pictures: each glyph as an image.
    private func pictures(_ run: GlyphRun, _ pixel: UInt32, _ frame: Frame) throws(RasterError) -> [PaintOperation] {
        var operations: [PaintOperation] = []
        let size = min(run.size * frame.transform.meanScale, Self.largestMaskSize)
        guard size * 64 >= 1 else { return [] }
        for glyph in run.glyphs {
            let mask = try rasterizer.mask(
                run.face, size: Int((size * 64).rounded()), glyph: glyph.index, quarter: 0)
            let faded = mask.colors.map { Blend.scaled($0, by: pixel >> 24) }
            let scale = run.size / size
            let place = CGRect(
                x: glyph.position.x + CGFloat(mask.left) * scale, y: glyph.position.y - CGFloat(mask.top) * scale,
                width: CGFloat(mask.width) * scale, height: CGFloat(mask.height) * scale)
            let picture = Bitmap(width: mask.width, height: mask.height, pixels: faded)
            if let operation = image(picture, place, frame) { operations.append(operation) }
        }
        return operations
    }
}

extension CGRect {
    /// The edges rounded outwards to whole pixels; nil where one is not a number or beyond 2^22.
    var pixelEdges: PixelRect? {
        let reach = CGFloat(1 << 22)
        guard minX > -reach, minY > -reach, maxX < reach, maxY < reach else { return nil }
        return PixelRect(
            left: Int(minX.rounded(.down)), top: Int(minY.rounded(.down)),
            right: Int(maxX.rounded(.up)), bottom: Int(maxY.rounded(.up)))
    }
}
