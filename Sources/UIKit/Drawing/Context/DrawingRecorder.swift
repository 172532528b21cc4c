import Foundation
import Raster

/// Turns drawing calls, each with its own transform and clips, into a tree of display items.
///
/// Neighbouring items with the same clips share a group. Coordinates of clips and transforms are the recorder's own.
struct DrawingRecorder {
    /// A clip in the recorder's coordinates; the number tells clips apart that look alike.
    struct Clip: Equatable {
        let shape: Shape
        let number: Int
    }

    private struct OpenGroup {
        let clip: Clip?
        var items: [DisplayItem] = []
    }

    /// The outermost holds what is not clipped.
    private var open = [OpenGroup(clip: nil)]

    mutating func add(_ item: DisplayItem, transform: CGAffineTransform, clips: [Clip]) {
        openGroups(for: clips)
        let placed = transform.isIdentity ? item : .group(DisplayGroup(transform: transform, items: [item]))
        open[open.count - 1].items.append(placed)
    }

    /// What was recorded so far.
    var items: [DisplayItem] {
        if open.count == 1 { return open[0].items }
        var copy = self
        copy.openGroups(for: [])
        return copy.open[0].items
    }

    /// Closes groups that `clips` does not begin with, and opens the missing ones.
    private mutating func openGroups(for clips: [Clip]) {
        if clips.isEmpty, open.count == 1 { return }
        let common = zip(open.dropFirst(), clips).prefix { $0.clip == $1 }.count
        while open.count > common + 1 {
            let group = open.removeLast()
            open[open.count - 1].items.append(
                .group(DisplayGroup(clip: group.clip?.shape, items: group.items)))
        }
        for clip in clips.dropFirst(common) {
            open.append(OpenGroup(clip: clip))
        }
    }
}
