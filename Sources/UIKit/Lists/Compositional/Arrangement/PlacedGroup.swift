import Foundation

/// Where a section has put one of its groups. 24 bytes: what is in the group is arranged again when it is asked for.
struct PlacedGroup {
    var firstItem: Int
    /// Along the direction in which groups follow each other, from where the first one begins; with edge spacing.
    var position: CGFloat
    var length: CGFloat

    var end: CGFloat { position + length }
}
