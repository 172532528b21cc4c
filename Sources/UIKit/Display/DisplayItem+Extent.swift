import Foundation
import Raster

extension DisplayItem {
    /// Whether all that the item shows certainly lies in `rect`, in the coordinates of the group that holds it.
    ///
    /// The extent of glyphs and shadows is not known here, so they never do.
    func isWithin(_ rect: CGRect) -> Bool {
        // Rounding of curves and transforms is no reason to clip.
        let limits = rect.insetBy(dx: -0.001, dy: -0.001)
        return switch self {
        case .fill(let shape, _): limits.contains(shape.extent)
        case .stroke(let path, _, let style):
            path.elements.isEmpty || limits.contains(path.controlBounds.insetBy(dx: -style.reach, dy: -style.reach))
        case .border(let rounded, _, _): limits.contains(rounded.rect)
        case .image(_, let place): limits.contains(place)
        case .glyphs, .shadow: false
        case .group(let group): group.isWithin(rect, limits: limits)
        }
    }
}

extension DisplayGroup {
    fileprivate func isWithin(_ rect: CGRect, limits: CGRect) -> Bool {
        if let clip, limits.contains(clip.extent.applying(transform)) { return true }
        let determinant = transform.a * transform.d - transform.b * transform.c
        guard determinant != 0, determinant.isFinite else { return false }
        // A turned rectangle's own box is larger than it is: then the question is only answered where it is upright.
        guard (transform.b == 0 && transform.c == 0) || (transform.a == 0 && transform.d == 0) else { return false }
        let inner = rect.applying(transform.inverted())
        return items.allSatisfy { $0.isWithin(inner) }
    }
}

extension Shape {
    fileprivate var extent: CGRect {
        switch self {
        case .rectangle(let rect): rect.standardized
        case .roundedRectangle(let rounded): rounded.rect
        case .path(let path, _): path.elements.isEmpty ? .zero : path.controlBounds
        }
    }
}

extension StrokeStyle {
    /// How far a line reaches from its path at most, its joins and caps included.
    fileprivate var reach: CGFloat {
        let corner: CGFloat = join == .miter ? max(miterLimit, 1) : 1
        return width / 2 * max(corner, cap == .square ? 2.0.squareRoot() : 1)
    }
}
