import Foundation
import Raster

/// The area that composed content covers, as one shape: what casts the shadow of a layer without a background of its own.
///
/// Filled shapes and images count; lines and glyphs do not.
struct ContentCoverage {
    private var parts: [(shape: Shape, bounds: CGRect)] = []
    /// How much of what is behind the content it covers: that of its most opaque part, from 0 to 1.
    private(set) var alpha: Double = 0

    init(of items: [DisplayItem]) {
        add(items, Place())
    }

    /// What the groups around an item make of it.
    private struct Place {
        var transform = CGAffineTransform.identity
        var clip: Shape?
        var opacity: Double = 1
    }

    /// The part that holds all others (a card), or all parts together; nil where nothing is covered.
    var shape: Shape? {
        let bounds = parts.reduce(CGRect.null) { $0.union($1.bounds) }
        if let whole = parts.first(where: { $0.bounds.contains(bounds) }) { return whole.shape }
        guard !parts.isEmpty else { return nil }
        var path = Path()
        for part in parts { path.elements += part.shape.outline.elements }
        return .path(path, .winding)
    }

    private mutating func add(_ items: [DisplayItem], _ place: Place) {
        for item in items {
            switch item {
            case .fill(let shape, let color) where color.alpha > 0: add(shape, alpha: color.alpha, place)
            case .image(_, let rect): add(.rectangle(rect), alpha: 1, place)
            case .group(let group) where group.opacity > 0:
                var inner = place
                inner.transform = group.transform.concatenating(place.transform)
                inner.clip = group.clip?.placed(by: inner.transform) ?? place.clip
                inner.opacity *= min(group.opacity, 1)
                add(group.items, inner)
            default: break
            }
        }
    }

    /// A shape that reaches beyond its clip covers what the clip lets through.
    private mutating func add(_ shape: Shape, alpha: Double, _ place: Place) {
        var placed = shape.placed(by: place.transform)
        var bounds = placed.outline.controlBounds
        guard !bounds.isEmpty else { return }
        if let clip = place.clip {
            let limits = clip.outline.controlBounds
            guard limits.overlaps(bounds) else { return }
            if !limits.insetBy(dx: 0.01, dy: 0.01).contains(bounds) { (placed, bounds) = (clip, limits) }
        }
        parts.append((placed, bounds))
        self.alpha = max(self.alpha, min(alpha, 1) * place.opacity)
    }
}

extension Shape {
    /// A shape that is only moved keeps its kind.
    fileprivate func placed(by transform: CGAffineTransform) -> Shape {
        let isMoved = transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
        guard isMoved else { return .path(outline.applying(transform), .winding) }
        switch self {
        case .rectangle(let rect): return .rectangle(rect.offsetBy(dx: transform.tx, dy: transform.ty))
        case .roundedRectangle(var rounded):
            rounded.rect = rounded.rect.offsetBy(dx: transform.tx, dy: transform.ty)
            return .roundedRectangle(rounded)
        case .path(let path, let rule): return .path(path.applying(transform), rule)
        }
    }

    fileprivate var outline: Path {
        switch self {
        case .rectangle(let rect):
            var path = Path()
            path.addRectangle(rect)
            return path
        case .roundedRectangle(let rounded):
            let radius = max(rounded.topLeft, rounded.topRight, rounded.bottomLeft, rounded.bottomRight)
            let limit = min(rounded.rect.width, rounded.rect.height) / 2
            let corner = min(radius, limit)
            return Path(roundedRect: rounded.rect, cornerWidth: corner, cornerHeight: corner)
        case .path(let path, _): return path
        }
    }
}
