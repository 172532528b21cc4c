internal import Foundation

extension Planner {
    func fill(_ shape: Shape, _ color: Color, _ frame: Frame) -> PaintOperation? {
        let pixel = color.pixel
        guard pixel >> 24 != 0 else { return nil }
        switch mask(shape, frame.transform) {
        case .none:
            return nil
        case .rectangle(let rect):
            return PaintOperation(
                bounds: rect.pixels, content: rect.isPixelAligned ? .solid(pixel) : .rectangle(rect, pixel))
        case .rounded(let rounded):
            return PaintOperation(bounds: rounded.rect, content: .rounded(rounded, pixel))
        case .path(let path, let rule):
            return path.pixelBounds.map { PaintOperation(bounds: $0, content: .path(path, rule, pixel)) }
        }
    }

    /// The shape in device pixels, in its simplest form; `.none` where nothing is inside.
    func mask(_ shape: Shape, _ transform: CGAffineTransform) -> Layer.Mask {
        switch shape {
        case .rectangle(let rect) where transform.keepsRectangles:
            return FixedRect(rect, transform).map { .rectangle($0) } ?? .none
        case .rectangle(let rect):
            return pathMask(Path(rectangle: rect), .winding, transform)
        case .roundedRectangle(let rounded):
            return mask(rounded.clamped, transform)
        case .path(let path, let rule):
            return pathMask(path, rule, transform)
        }
    }

    private func mask(_ shape: RoundedRectangle, _ transform: CGAffineTransform) -> Layer.Mask {
        if shape.isRectangle {
            return mask(.rectangle(shape.rect), transform)
        }
        if let device = deviceRounded(shape, transform) {
            return .rounded(device)
        }
        return pathMask(Path(shape), .winding, transform)
    }

    private func pathMask(_ path: Path, _ rule: Path.FillRule, _ transform: CGAffineTransform) -> Layer.Mask {
        path.onDeviceGrid(transform).map { .path($0, rule) } ?? .none
    }

    /// The shape on whole pixels with circular corners; nil where the transform or the edges do not allow it.
    ///
    /// - Parameter shape: with radii that fit.
    func deviceRounded(_ shape: RoundedRectangle, _ transform: CGAffineTransform) -> DeviceRoundedRect? {
        guard transform.isUniformScaleAndTranslation, let rect = FixedRect(shape.rect, transform), rect.isPixelAligned
        else { return nil }
        let radii = [shape.topLeft, shape.topRight, shape.bottomLeft, shape.bottomRight]
            .map { FixedRect.fixed($0 * transform.a) ?? 0 }
        guard radii.allSatisfy({ $0 <= CornerMask.largestRadius }) else { return nil }
        return DeviceRoundedRect(
            rect: rect.pixels,
            topLeft: corners.mask(radius: radii[0]), topRight: corners.mask(radius: radii[1]),
            bottomLeft: corners.mask(radius: radii[2]), bottomRight: corners.mask(radius: radii[3]))
    }

    func border(
        _ shape: RoundedRectangle, _ width: CGFloat, _ color: Color, _ frame: Frame
    ) -> PaintOperation? {
        let pixel = color.pixel
        guard pixel >> 24 != 0, width > 0 else { return nil }
        let outer = shape.clamped
        guard let inner = outer.inset(by: width) else {
            return fill(.roundedRectangle(outer), color, frame)
        }
        if let ring = deviceRounded(outer, frame.transform), let hole = deviceRounded(inner, frame.transform) {
            return PaintOperation(bounds: ring.rect, content: .ring(ring, hole, pixel))
        }
        let ring = Path(elements: Path(outer).elements + Path(inner).elements)
        guard let path = ring.onDeviceGrid(frame.transform) else { return nil }
        return path.pixelBounds.map { PaintOperation(bounds: $0, content: .path(path, .evenOdd, pixel)) }
    }

    func stroke(_ path: Path, _ color: Color, _ style: StrokeStyle, _ frame: Frame) -> PaintOperation? {
        let pixel = color.pixel
        guard pixel >> 24 != 0, style.width > 0, style.width.isFinite, frame.transform.meanScale > 0,
            let device = path.onDeviceGrid(frame.transform), let bounds = device.pixelBounds
        else { return nil }
        // A miter reaches at most `miterLimit` half widths, a square cap the square root of 2.
        let growth =
            max(abs(frame.transform.a), abs(frame.transform.b)) + max(abs(frame.transform.c), abs(frame.transform.d))
        let reach = style.width / 2 * growth * max(1.5, style.join == .miter ? style.miterLimit : 1)
        let stroke = DeviceStroke(
            style: style.drawable(along: device, scale: frame.transform.meanScale), transform: frame.transform)
        return PaintOperation(
            bounds: bounds.outset(by: Int(min(reach, 1e6).rounded(.up)) + 1), content: .stroke(device, stroke, pixel))
    }
}
