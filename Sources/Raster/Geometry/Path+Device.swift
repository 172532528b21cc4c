internal import Foundation

extension Path {
    /// The path in device space with every point on the grid of 1/256 pixel; nil where it is empty or a point is NaN.
    func onDeviceGrid(_ transform: CGAffineTransform) -> Path? {
        var valid = !elements.isEmpty
        let map = { (point: CGPoint) in
            let device = point.applying(transform)
            if device.x.isNaN || device.y.isNaN { valid = false }
            return CGPoint(x: FixedRect.snapped(device.x), y: FixedRect.snapped(device.y))
        }
        let mapped = elements.map { element -> Element in
            switch element {
            case .move(let point): .move(to: map(point))
            case .line(let point): .line(to: map(point))
            case .quadCurve(let point, let control): .quadCurve(to: map(point), control: map(control))
            case .curve(let point, let first, let second):
                .curve(to: map(point), control1: map(first), control2: map(second))
            case .close: .close
            }
        }
        return valid ? Path(elements: mapped) : nil
    }

    /// The pixels around all points and handles of a path in device space; nil where it has none.
    var pixelBounds: PixelRect? {
        var bounds: (minX: CGFloat, minY: CGFloat, maxX: CGFloat, maxY: CGFloat)?
        for point in points {
            let known = bounds ?? (point.x, point.y, point.x, point.y)
            bounds = (min(known.0, point.x), min(known.1, point.y), max(known.2, point.x), max(known.3, point.y))
        }
        return bounds.map {
            PixelRect(
                left: Int($0.minX.rounded(.down)), top: Int($0.minY.rounded(.down)),
                right: Int($0.maxX.rounded(.up)), bottom: Int($0.maxY.rounded(.up)))
        }
    }

    /// All points and handles in order.
    var points: [CGPoint] {
        elements.flatMap { element -> [CGPoint] in
            switch element {
            case .move(let point), .line(let point): [point]
            case .quadCurve(let point, let control): [control, point]
            case .curve(let point, let first, let second): [first, second, point]
            case .close: []
            }
        }
    }
}
