import Foundation

extension NSLayoutConstraint.Axis {
    var other: Self { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
    /// The width or the height.
    subscript(axis: NSLayoutConstraint.Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set {
            if axis == .horizontal { width = newValue } else { height = newValue }
        }
    }
}

extension CGPoint {
    /// The x or the y coordinate.
    subscript(axis: NSLayoutConstraint.Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set {
            if axis == .horizontal { x = newValue } else { y = newValue }
        }
    }
}

extension NSDirectionalEdgeInsets {
    /// At the beginning of an axis: leading, or top.
    func start(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? leading : top }

    /// At the end of an axis: trailing, or bottom.
    func end(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? trailing : bottom }

    func sum(_ axis: NSLayoutConstraint.Axis) -> CGFloat { start(axis) + end(axis) }
}
