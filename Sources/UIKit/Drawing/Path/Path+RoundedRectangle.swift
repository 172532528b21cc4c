package import Foundation
package import Raster

/// Rectangles with rounded corners, as `UIBezierPath` makes them since iOS 7.
extension Path {
    /// How far along its edges a smooth corner reaches, in radii; published measurements of iOS's own paths.
    private static let smoothReach: CGFloat = 1.528665

    /// Smooth corners where the rectangle has room for them, circular arcs otherwise; clockwise from the top edge.
    package init(roundedRect rect: CGRect, corners: UIRectCorner, radius: CGFloat) {
        self.init()
        let shorter = min(rect.width, rect.height)
        let radius = min(max(radius, 0), shorter / 2)
        guard radius > 0, !corners.isDisjoint(with: .allCorners) else {
            addRectangle(rect)
            return
        }
        let isSmooth = radius * Self.smoothReach * 2 <= shorter
        addCorner(
            corners.contains(.topLeft), radius, isSmooth,
            CornerFrame(x: rect.minX, y: rect.minY, from: CGVector(dx: 0, dy: 1), to: CGVector(dx: 1, dy: 0)))
        addCorner(
            corners.contains(.topRight), radius, isSmooth,
            CornerFrame(x: rect.maxX, y: rect.minY, from: CGVector(dx: -1, dy: 0), to: CGVector(dx: 0, dy: 1)))
        addCorner(
            corners.contains(.bottomRight), radius, isSmooth,
            CornerFrame(x: rect.maxX, y: rect.maxY, from: CGVector(dx: 0, dy: -1), to: CGVector(dx: -1, dy: 0)))
        addCorner(
            corners.contains(.bottomLeft), radius, isSmooth,
            CornerFrame(x: rect.minX, y: rect.maxY, from: CGVector(dx: 1, dy: 0), to: CGVector(dx: 0, dy: -1)))
        close()
    }

    /// Elliptical corners, as Core Graphics rounds them.
    package init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
        self.init()
        let width = min(max(cornerWidth, 0), rect.width / 2)
        let height = min(max(cornerHeight, 0), rect.height / 2)
        guard width > 0, height > 0 else {
            addRectangle(rect)
            return
        }
        // Corners of radius 1 in a space that is stretched to the wanted ones.
        let scaled = CGRect(
            x: rect.minX / width, y: rect.minY / height, width: rect.width / width, height: rect.height / height)
        var path = Path()
        for (x, y, start) in [
            (scaled.maxX - 1, scaled.minY + 1, -CGFloat.pi / 2), (scaled.maxX - 1, scaled.maxY - 1, 0),
            (scaled.minX + 1, scaled.maxY - 1, .pi / 2), (scaled.minX + 1, scaled.minY + 1, .pi),
        ] {
            path.addArc(center: CGPoint(x: x, y: y), radius: 1, start: start, sweep: .pi / 2)
        }
        path.close()
        append(path.applying(CGAffineTransform(scaleX: width, y: height)))
    }

    /// A corner and the two directions that lead away from it, in the order of the outline.
    private struct CornerFrame {
        let x: CGFloat
        let y: CGFloat
        let from: CGVector
        let to: CGVector

        /// `along` radii back along the first edge and `across` radii along the second.
        func point(_ along: CGFloat, _ across: CGFloat, _ radius: CGFloat) -> CGPoint {
            CGPoint(
                x: x + (from.dx * along + to.dx * across) * radius,
                y: y + (from.dy * along + to.dy * across) * radius)
        }
    }

    private mutating func addCorner(
        _ isRounded: Bool, _ radius: CGFloat, _ isSmooth: Bool, _ corner: CornerFrame
    ) {
        guard isRounded else { return begin(at: CGPoint(x: corner.x, y: corner.y)) }
        if isSmooth {
            addSmoothCorner(radius, corner)
        } else {
            begin(at: corner.point(1, 0, radius))
            let handle: CGFloat = 1 - 0.5522847498307936
            add(
                .curve(
                    to: corner.point(0, 1, radius), control1: corner.point(handle, 0, radius),
                    control2: corner.point(0, handle, radius)))
        }
    }

    private mutating func addSmoothCorner(_ radius: CGFloat, _ corner: CornerFrame) {
        let point = { (along: CGFloat, across: CGFloat) in corner.point(along, across, radius) }
        begin(at: point(Self.smoothReach, 0))
        add(
            .curve(
                to: point(0.631494, 0.074911), control1: point(1.088493, 0), control2: point(0.868407, 0)))
        add(
            .curve(
                to: point(0.074911, 0.631494), control1: point(0.372824, 0.169060),
                control2: point(0.169060, 0.372824)))
        add(
            .curve(
                to: point(0, Self.smoothReach), control1: point(0, 0.868407), control2: point(0, 1.088493)))
    }

    private mutating func begin(at point: CGPoint) {
        if elements.isEmpty { move(to: point) } else { addLine(to: point) }
    }
}
