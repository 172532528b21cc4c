import Foundation
import Goldens
import ImageComparison
import Raster
import SnapshotReport

/// What differs between a root view before and after a change.
struct ReviewFinding {
    let title: String
    /// What moved, and why; nil where the frames and the views' settings are as they were.
    let redlines: LayoutRedlines?
    /// How the pictures differ; nil where they do not, or where one of them is not there.
    let pixels: PictureDifference?
    /// Whether the root view is only in one version.
    let isWhole: Bool

    /// Nil where nothing differs that could be seen or measured.
    init?(_ pair: ReviewedPair, rasterizer: Rasterizer, scale: CGFloat) throws(RasterError) {
        title = pair.title
        guard let before = pair.before, let after = pair.after else {
            (redlines, pixels, isWhole) = (nil, nil, true)
            return
        }
        isWhole = false
        redlines = LayoutRedlines(before: before.record, after: after.record)
        if before.list == after.list {
            pixels = nil
        } else {
            pixels = PictureDifference(
                golden: try rasterizer.render(before.list, scale: scale, background: .white),
                actual: try rasterizer.render(after.list, scale: scale, background: .white))
        }
        if pixels == nil, redlines?.difference.movesViews != true { return nil }
    }

    /// A sentence for each cause, then what follows; a cause's place is its number less one.
    func legend(of pair: ReviewedPair) -> (causes: [String], rest: [String]) {
        if isWhole {
            let size = (pair.after ?? pair.before).map {
                "\(Number.text($0.size.width)) x \(Number.text($0.size.height))"
            }
            return ([], ["\(title) (\(size ?? "")) is \(pair.before == nil ? "new" : "gone")"])
        }
        let causes = redlines?.difference.causes.map(\.line) ?? []
        var rest = [redlines?.difference.consequences].compactMap(\.self)
        if causes.isEmpty, let pixels { rest.append("the frames are as before; \(pixels.sentence)") }
        if pixels == nil { rest.append("nothing of it is seen: the pictures are the same") }
        return (causes, rest)
    }
}
