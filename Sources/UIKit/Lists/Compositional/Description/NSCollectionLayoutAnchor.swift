public import Foundation

/// Ties a supplementary view to edges of its item or group.
@preconcurrency @MainActor public class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
    public let edges: NSDirectionalRectEdge
    /// Points, or shares of the supplementary view's own size.
    public let offset: CGPoint
    public let isAbsoluteOffset: Bool

    public convenience init(edges: NSDirectionalRectEdge) {
        self.init(edges: edges, absoluteOffset: .zero)
    }

    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isAbsolute: true)
    }

    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isAbsolute: false)
    }

    required init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
        self.edges = edges
        self.offset = offset
        isAbsoluteOffset = isAbsolute
    }

    public var isFractionalOffset: Bool { !isAbsoluteOffset }

    public func copy(with zone: NSZone? = nil) -> Any {
        type(of: self).init(edges, offset, isAbsolute: isAbsoluteOffset)
    }
}

extension NSCollectionLayoutAnchor {
    /// The place of the edges in a rectangle of this size: a corner, the middle of a side, or the centre.
    func point(in size: CGSize) -> CGPoint {
        func share(_ start: NSDirectionalRectEdge, _ end: NSDirectionalRectEdge) -> CGFloat {
            if edges.contains(start) == edges.contains(end) { return 0.5 }
            return edges.contains(start) ? 0 : 1
        }
        return CGPoint(x: size.width * share(.leading, .trailing), y: size.height * share(.top, .bottom))
    }

    /// The offset in points, for a supplementary view of this size.
    func offset(for size: CGSize) -> CGPoint {
        isAbsoluteOffset ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
    }
}
