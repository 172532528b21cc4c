/// A rectangle of whole device pixels, right and bottom edges excluded; empty where it has no pixel.
struct PixelRect: Hashable, Sendable {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    static let empty = PixelRect(left: 0, top: 0, right: 0, bottom: 0)

    var width: Int { right - left }
    var height: Int { bottom - top }
    var isEmpty: Bool { left >= right || top >= bottom }

    func intersection(_ other: PixelRect) -> PixelRect {
        let shared = PixelRect(
            left: max(left, other.left), top: max(top, other.top),
            right: min(right, other.right), bottom: min(bottom, other.bottom))
        return shared.isEmpty ? .empty : shared
    }

    func intersects(_ other: PixelRect) -> Bool {
        left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }

    func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            left: min(left, other.left), top: min(top, other.top),
            right: max(right, other.right), bottom: max(bottom, other.bottom))
    }

    func contains(_ other: PixelRect) -> Bool {
        left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
    }

    /// Grown by `distance` pixels on each side; negative shrinks.
    func outset(by distance: Int) -> PixelRect {
        PixelRect(left: left - distance, top: top - distance, right: right + distance, bottom: bottom + distance)
    }
}
