public import Foundation

/// A view tied to an item or group: a badge, a frame.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    public let elementKind: String
    /// Where on the item or group it sits.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// Which place of its own lies there; nil for the same edges, so that it lies inside.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// Above cells by default, which have 0.
    open var zIndex = 1

    init(
        size: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor?
    ) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        super.init(size: size, supplementaries: [])
    }

    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(size: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, itemAnchor: nil)
    }

    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(size: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, itemAnchor: itemAnchor)
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutSupplementaryItem(
            size: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, itemAnchor: itemAnchor)
        copy.takeRoom(of: self)
        copy.zIndex = zIndex
        return copy
    }
}

extension NSCollectionLayoutSupplementaryItem {
    /// Its frame on an item or group, in that one's coordinate space; `size` is its own.
    func frame(on container: CGRect, size: CGSize) -> CGRect {
        let place = containerAnchor.point(in: container.size)
        let own = (itemAnchor ?? containerAnchor).point(in: size)
        let offset = containerAnchor.offset(for: size)
        let ownOffset = itemAnchor?.offset(for: size) ?? .zero
        let origin = CGPoint(
            x: container.minX + place.x + offset.x - own.x - ownOffset.x,
            y: container.minY + place.y + offset.y - own.y - ownOffset.y)
        return insetFrame(of: size).offsetBy(dx: origin.x, dy: origin.y)
    }
}
