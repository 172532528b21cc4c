package import Raster
package import UIKit

/// What a test took of a screen: the picture, and the frames of its views.
package struct Snapshot: Sendable {
    /// A PNG file; it carries the fingerprint of the environment in its text chunk.
    package let picture: [UInt8]
    /// The frames of its views, with what explains them; nil for a picture that shows no views.
    package let record: LayoutRecord?
    /// A hash of what was drawn; nil where that is not known.
    let drawing: StableDigest?
    /// What a golden keeps of the frames: one view a line, indented by depth.
    package var layout: String? { record?.text }

    init(picture: [UInt8], record: LayoutRecord?, drawing: StableDigest?) {
        self.picture = picture
        self.record = record
        self.drawing = drawing
    }

    /// - Parameter layout: the text of a golden.
    package init(picture: [UInt8], layout: String?) {
        self.init(picture: picture, record: layout.map { LayoutRecord(text: $0) }, drawing: nil)
    }

    /// Takes what a view shows as it is laid out now.
    ///
    /// - Parameters:
    ///   - view: its bounds are the picture.
    ///   - root: whose frames count, with those of everything in it; nil takes none.
    ///   - source: what the layout's head calls it.
    ///   - scale: pixels a point.
    ///   - background: what shows where no view draws; nil leaves it transparent.
    @MainActor package init(
        of view: UIView, root: UIView?, named source: String, scale: CGFloat, background: Color? = .white
    ) throws {
        let record = root.map { LayoutRecord(source: source, root: $0, size: view.bounds.size, scale: scale) }
        try self.init(of: view.displayList(), scale: scale, background: background, record: record)
    }

    /// Takes what a display list draws.
    package init(of list: DisplayList, scale: CGFloat, background: Color? = .white, record: LayoutRecord?) throws {
        self = try UndrawnSnapshot(list: list, scale: scale, background: background, frames: record?.frameText)
            .drawn(with: record)
    }

    /// The picture as a golden keeps it.
    package func stamped(as identity: GoldenStamp.Identity, by owner: GoldenStamp.Owner) -> [UInt8] {
        guard let drawing else { return picture }
        return GoldenStamp.stamped(picture, drawing: drawing, record: record, identity: identity, owner: owner)
    }
}
