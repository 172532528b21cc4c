internal import Foundation

extension Planner {
    /// Wider blurs are drawn as this one. Pixels.
    private static let largestSigma: CGFloat = 2048

    func shadow(_ shape: Shape, _ shadow: Shadow, _ frame: Frame) throws(RasterError) -> PaintOperation? {
        let pixel = shadow.color.pixel
        let offset = shadow.offset.applying(frame.transform)
        let radius = max(0, shadow.radius) * frame.transform.meanScale
        guard pixel >> 24 != 0, let offsetX = FixedRect.fixed(offset.width),
            let offsetY = FixedRect.fixed(offset.height), let sigma = FixedRect.fixed(min(radius, Self.largestSigma))
        else { return nil }
        let caster = mask(shape, frame.transform)
        guard let bounds = caster.bounds, !bounds.isEmpty else { return nil }
        let blur = BoxBlur(sigma: Double(sigma) / Double(FixedRect.unit))
        let margin = blur.reach + 1
        let place = PixelRect(
            left: bounds.left + offsetX >> 8, top: bounds.top + offsetY >> 8,
            right: bounds.right + offsetX >> 8, bottom: bounds.bottom + offsetY >> 8
        ).outset(by: margin)
        guard place.intersects(frame.clip) else { return nil }
        let key = ShadowKey(
            shape: shadowShape(caster, bounds, zone: margin), sigma: sigma, fractionX: offsetX & 255,
            fractionY: offsetY & 255)
        let maker = ShadowMaskMaker(corners: corners)
        let mask = try shadows.mask(key) { () throws(RasterError) in try maker.mask(key) }
        let device = DeviceShadow(
            mask: mask, left: place.left, top: place.top, width: place.width, height: place.height, color: pixel)
        return PaintOperation(bounds: place, content: .shadow(device))
    }

    /// The shape at the origin; rectangles are cut down to what their corners and the blur need.
    ///
    /// - Parameter zone: pixels from an edge that a blur reaches.
    private func shadowShape(_ mask: Layer.Mask, _ bounds: PixelRect, zone: Int) -> ShadowShape {
        switch mask {
        case .rounded(let shape):
            let radii = [shape.topLeft, shape.topRight, shape.bottomLeft, shape.bottomRight].map { $0?.radius ?? 0 }
            let most = 2 * ((radii.max() ?? 0) / FixedRect.unit + 1 + zone) + 1
            return .rounded(
                width: min(bounds.width, most), height: min(bounds.height, most),
                topLeft: radii[0], topRight: radii[1], bottomLeft: radii[2], bottomRight: radii[3])
        case .rectangle(let rect):
            let most = 2 * (zone + 1) + 1
            let spare = (max(0, bounds.width - most), max(0, bounds.height - most))
            return .rectangle(
                FixedRect(
                    left: rect.left - bounds.left << 8, top: rect.top - bounds.top << 8,
                    right: rect.right - (bounds.left + spare.0) << 8,
                    bottom: rect.bottom - (bounds.top + spare.1) << 8))
        case .path(let path, let rule):
            let home = CGAffineTransform(translationX: CGFloat(-bounds.left), y: CGFloat(-bounds.top))
            return .path(path.onDeviceGrid(home) ?? path, rule)
        case .none:
            return .path(Path(), .winding)
        }
    }
}
