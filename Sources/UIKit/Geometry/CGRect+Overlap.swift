package import Foundation

extension CGRect {
    /// As `intersection(_:)`, and null where an edge is no number, which Foundation's ends the process for.
    package func overlap(with other: CGRect) -> CGRect {
        hasUndefinedEdge || other.hasUndefinedEdge ? .null : intersection(other)
    }

    /// As `intersects(_:)`, and false where an edge is no number.
    package func overlaps(_ other: CGRect) -> Bool { !overlap(with: other).isNull }

    private var hasUndefinedEdge: Bool {
        origin.x.isNaN || origin.y.isNaN || (origin.x + size.width).isNaN || (origin.y + size.height).isNaN
    }
}
