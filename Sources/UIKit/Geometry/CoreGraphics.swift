public import Foundation

extension CGPoint {
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
    /// Whether both cover the same area: rectangles of negative size are compared as what they cover.
    public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}
