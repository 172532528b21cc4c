import Foundation
import Raster

extension DisplayItem {
    /// Whether the item is a group that is cut off at a shape, or has one.
    var isClipped: Bool {
        guard case .group(let group) = self else { return false }
        return group.clip != nil || group.items.contains(where: \.isClipped)
    }

    /// The rectangles at which groups are cut off, each in its own group's coordinates.
    var clips: [CGRect] {
        guard case .group(let group) = self else { return [] }
        let inner = group.items.flatMap(\.clips)
        if case .rectangle(let rect)? = group.clip { return [rect] + inner }
        return inner
    }
}
