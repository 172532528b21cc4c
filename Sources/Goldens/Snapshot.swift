import UIKit

/// What a test took of a screen: the picture, and the frames of its views.
package struct Snapshot: Sendable {
    /// A PNG file; it carries the fingerprint of the environment in its text chunk.
    package let picture: [UInt8]
    /// One view a line, indented by depth: `Class #identifier  x y width height`.
    package let layout: String

    package init(picture: [UInt8], layout: String) {
        self.picture = picture
        self.layout = layout
    }
}
