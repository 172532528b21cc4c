import Raster
import Typesetting
package import UIKit

/// What a test took of a screen: the picture, and the frames of its views.
package struct Snapshot: Sendable {
    /// A PNG file; it carries the fingerprint of the environment in its text chunk.
    package let picture: [UInt8]
    /// One view a line, indented by depth: `Class #identifier  x y width height`; nil for a picture that shows no views.
    package let layout: String?

    package init(picture: [UInt8], layout: String?) {
        self.picture = picture
        self.layout = layout
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
        try self.init(
            of: view.displayList(), scale: scale, background: background,
            layout: root.map {
                ViewFrames(source: source, root: $0, size: view.bounds.size, scale: scale).text
            })
    }

    /// Takes what a display list draws.
    package init(of list: DisplayList, scale: CGFloat, background: Color? = .white, layout: String?) throws {
        var picture: [UInt8] = []
        let fingerprint = Fingerprint(profile: FontLibrary.current.profile)
        try Self.rasterizer.encode(list, scale: scale, background: background, text: [fingerprint.pngText]) {
            picture += $0
        }
        self.init(picture: picture, layout: layout)
    }

    /// Kept for the masks of glyphs and corners that pictures share.
    private static let rasterizer = Rasterizer()
}
