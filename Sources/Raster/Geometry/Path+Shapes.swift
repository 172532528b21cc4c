internal import Foundation

extension Path {
    /// A cubic curve with this share of the radius as handle is within 0.03 % of a quarter circle.
    private static let circleHandle: CGFloat = 0.5522847498307936

    /// Clockwise from the top left corner, y pointing down.
    init(rectangle rect: CGRect) {
        self.init(elements: [
            .move(to: CGPoint(x: rect.minX, y: rect.minY)),
            .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
            .line(to: CGPoint(x: rect.maxX, y: rect.maxY)),
            .line(to: CGPoint(x: rect.minX, y: rect.maxY)),
            .close,
        ])
    }

    /// Clockwise from the top edge; the radii must fit.
    init(_ shape: RoundedRectangle) {
        let rect = shape.rect
        self.init(elements: [.move(to: CGPoint(x: rect.minX + shape.topLeft, y: rect.minY))])
        corner(shape.topRight, at: CGPoint(x: rect.maxX, y: rect.minY), from: (-1, 0), to: (0, 1))
        corner(shape.bottomRight, at: CGPoint(x: rect.maxX, y: rect.maxY), from: (0, -1), to: (-1, 0))
        corner(shape.bottomLeft, at: CGPoint(x: rect.minX, y: rect.maxY), from: (1, 0), to: (0, -1))
        corner(shape.topLeft, at: CGPoint(x: rect.minX, y: rect.minY), from: (0, 1), to: (1, 0))
        elements.append(.close)
    }

    /// A line to where the corner begins, then the arc; `start` and `end` point from the corner along its two edges.
    private mutating func corner(
        _ radius: CGFloat, at corner: CGPoint, from start: (x: CGFloat, y: CGFloat), to end: (x: CGFloat, y: CGFloat)
    ) {
        let along = { (direction: (x: CGFloat, y: CGFloat), distance: CGFloat) in
            CGPoint(x: corner.x + direction.x * distance, y: corner.y + direction.y * distance)
        }
        elements.append(.line(to: along(start, radius)))
        guard radius > 0 else { return }
        let handle = radius * (1 - Self.circleHandle)
        elements.append(.curve(to: along(end, radius), control1: along(start, handle), control2: along(end, handle)))
    }
}
