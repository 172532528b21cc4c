import Foundation
import InterfaceBuilder
import Raster

/// A scene on the sheet of a storyboard's flow.
struct FlowScene {
    let scene: DocumentScene
    /// Points, as on the device.
    let size: CGSize
    /// Nil for a scene without a view of its own: a container, or a reference to another storyboard.
    let list: DisplayList?
    /// The frames of views in the scene's own coordinates, by their ids: where segues begin.
    let frames: [String: CGRect]
}

/// Where scenes lie on the sheet, in points of the canvas.
struct FlowPlacement {
    /// One for each scene, in their order.
    let frames: [CGRect]

    /// Between scenes, for the arrows and the titles above.
    private static let gap = CGSize(width: 220, height: 140)
    /// What a title takes above its scene.
    static let titleHeight: CGFloat = 76

    /// Where Interface Builder's canvas has them; in columns by the distance from the initial scene where they would lie on
    /// top of each other there, or the document does not say.
    init(_ scenes: [FlowScene]) {
        let canvas = scenes.compactMap { scene in
            scene.scene.center.map { center in
                CGRect(
                    x: center.x - scene.size.width / 2, y: center.y - scene.size.height / 2, width: scene.size.width,
                    height: scene.size.height)
            }
        }
        let isWhole = canvas.count == scenes.count && !Self.hasOverlap(canvas)
        frames = Self.atOrigin(isWhole ? canvas : Self.columns(scenes))
    }

    private static func hasOverlap(_ frames: [CGRect]) -> Bool {
        let rooms = frames.map { frame in
            CGRect(
                x: frame.minX - 20, y: frame.minY - titleHeight, width: frame.width + 40,
                height: frame.height + titleHeight)
        }
        return rooms.indices.contains { index in
            rooms[(index + 1)...].contains { $0.intersects(rooms[index]) }
        }
    }

    private static func atOrigin(_ frames: [CGRect]) -> [CGRect] {
        let (x, y) = (frames.map(\.minX).min() ?? 0, frames.map(\.minY).min() ?? 0)
        return frames.map { $0.offsetBy(dx: -x, dy: -y) }
    }

    // MARK: Columns

    private static func columns(_ scenes: [FlowScene]) -> [CGRect] {
        let ranks = ranks(of: scenes.map(\.scene))
        var frames = scenes.map { CGRect(origin: .zero, size: $0.size) }
        var x: CGFloat = 0
        for rank in 0...(ranks.max() ?? 0) {
            let column = scenes.indices.filter { ranks[$0] == rank }
            var y: CGFloat = 0
            for index in column {
                frames[index].origin = CGPoint(x: x, y: y)
                y += frames[index].height + gap.height
            }
            x += (column.map { frames[$0].width }.max() ?? 0) + gap.width
        }
        return frames
    }

    /// How many segues lead from the initial scene to each; scenes that none leads to begin a way of their own.
    private static func ranks(of scenes: [DocumentScene]) -> [Int] {
        let places = Dictionary(scenes.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
        let reached = Set(scenes.flatMap(\.segues).map(\.destination))
        var ranks = [Int?](repeating: nil, count: scenes.count)
        let order =
            scenes.indices.filter { scenes[$0].isInitial }
            + scenes.indices.filter { !scenes[$0].isInitial && !reached.contains(scenes[$0].id) }
            + Array(scenes.indices)
        for start in order where ranks[start] == nil {
            ranks[start] = 0
            var (level, rank) = ([start], 0)
            while !level.isEmpty {
                rank += 1
                level = level.flatMap { scenes[$0].segues }.compactMap { places[$0.destination] }.filter { next in
                    guard ranks[next] == nil else { return false }
                    ranks[next] = rank
                    return true
                }
            }
        }
        return ranks.map { $0 ?? 0 }
    }
}
