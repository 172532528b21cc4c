package import Foundation

/// The names and the style of a face that is found by name: what `UIFont` tells of itself.
package struct FontIdentity: Hashable, Sendable {
    package let family: String
    package let postScriptName: String
    /// From 1 to 1000, 400 regular and 700 bold.
    let cssWeight: Int
    package let isItalic: Bool

    /// As `FontRequest.weight` has it.
    package var weight: CGFloat { SystemFont.weight(css: cssWeight) }
}
