import Foundation

extension CompositionalSection {
    private var visibleLength: CGFloat { room.contentSize[stackAxis] }

    /// How far it can be scrolled. Points.
    var largestOffset: CGFloat {
        max(0, (groups.last?.end ?? 0) + room.insets.sum(stackAxis) - visibleLength)
    }

    /// An offset that is not beyond the content, which may have turned out shorter than when it was scrolled.
    func limited(_ offset: CGFloat) -> CGFloat {
        // Groups that are centred may leave room at both ends.
        description.orthogonalScrollingBehavior == .groupPagingCentered ? offset : min(offset, largestOffset)
    }

    /// Where it comes to rest with a group in sight, by its scrolling behaviour.
    func restingOffset(ofGroup index: Int) -> CGFloat {
        guard groups.indices.contains(index) else { return 0 }
        let group = groups[index]
        let largest = largestOffset
        switch description.orthogonalScrollingBehavior {
        case .none:
            return 0
        case .continuous, .continuousGroupLeadingBoundary, .groupPaging:
            return min(group.position, largest)
        case .paging:
            guard visibleLength > 0 else { return 0 }
            return min((group.position / visibleLength).rounded(.down) * visibleLength, largest)
        case .groupPagingCentered:
            // The first and the last group too are centred, beyond the usual limits.
            return room.insets.start(stackAxis) + group.position + group.length / 2 - visibleLength / 2
        }
    }
}
