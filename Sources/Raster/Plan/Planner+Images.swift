internal import Foundation

extension Planner {
    func image(_ bitmap: Bitmap, _ rect: CGRect, _ frame: Frame) -> PaintOperation? {
        guard bitmap.width > 0, bitmap.height > 0, rect.width > 0, rect.height > 0 else { return nil }
        if frame.transform.isScaleAndTranslation {
            guard let target = FixedRect(rect, frame.transform) else { return nil }
            let isExact =
                target.isPixelAligned && target.pixels.width == bitmap.width && target.pixels.height == bitmap.height
            return PaintOperation(
                bounds: target.pixels, content: isExact ? .bitmap(bitmap, target.pixels) : .scaled(bitmap, target))
        }
        guard frame.transform.meanScale > 0,
            let outline = Path(rectangle: rect).onDeviceGrid(frame.transform), let bounds = outline.pixelBounds,
            bounds.intersects(frame.clip)
        else { return nil }
        let sampler = ImageSampler(bitmap, in: rect, frame.transform)
        return PaintOperation(bounds: bounds, content: .sampled(sampler, outline))
    }
}
