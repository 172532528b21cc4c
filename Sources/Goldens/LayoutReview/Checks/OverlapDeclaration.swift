import UIKit

/// How code says that one view is meant to lie over another.
enum OverlapDeclaration {
    /// One of them fills their superview: a background, a scrim.
    case backdrop
    /// One has a z position of its own.
    case zPosition
    /// Constraints tie them to each other along both axes: a badge at a corner, a caption on a picture, a spinner.
    case constraints
    /// It is pinned to a corner of the superview that the one below it reaches: a badge on a picture from edge to edge.
    case corner
    /// A constraint, or a stack view's spacing, lets the one begin before the other ends.
    case negativeSpacing
    /// The upper one takes no touches though its class would.
    case notInteractive

    var words: String {
        switch self {
        case .backdrop: "it fills the superview"
        case .zPosition: "a zPosition says so"
        case .constraints: "constraints tie the two to each other"
        case .corner: "it is pinned to a corner that the other reaches"
        case .negativeSpacing: "a negative spacing says so"
        case .notInteractive: "it takes no touches"
        }
    }

    /// Nil where nothing says so.
    @MainActor init?(back: UIView, front: UIView, in parent: UIView) {
        if Self.fills(back, parent) || Self.fills(front, parent) {
            self = .backdrop
        } else if back.layer.zPosition != front.layer.zPosition {
            self = .zPosition
        } else if let declared = Self.constraints(back, front, in: parent) {
            self = declared
        } else if Self.isAtCorner(front, of: back, in: parent) {
            self = .corner
        } else if !front.isUserInteractionEnabled, !(front is UILabel), !(front is UIImageView) {
            self = .notInteractive
        } else {
            return nil
        }
    }

    @MainActor private static func fills(_ view: UIView, _ parent: UIView) -> Bool {
        view.frame.insetBy(dx: -1, dy: -1).contains(parent.bounds)
    }

    /// Text below is no ground to put something on.
    @MainActor private static func isAtCorner(_ front: UIView, of back: UIView, in parent: UIView) -> Bool {
        let (ground, area) = (back.frame.insetBy(dx: -1, dy: -1), parent.bounds)
        guard !(back is UILabel), ground.contains(front.frame) else { return false }
        let reachesAcross = ground.minX <= area.minX && ground.maxX >= area.maxX
        let reachesDown = ground.minY <= area.minY && ground.maxY >= area.maxY
        guard reachesAcross || reachesDown else { return false }
        let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
        return axes.allSatisfy { axis in
            parent.constraints.contains { constraint in
                guard constraint.relates(front, parent), constraint.firstAttribute.axis == axis else { return false }
                return axis == .horizontal
                    ? (front.frame.midX < area.midX ? ground.minX <= area.minX : ground.maxX >= area.maxX)
                    : (front.frame.midY < area.midY ? ground.minY <= area.minY : ground.maxY >= area.maxY)
            }
        }
    }

    @MainActor private static func constraints(
        _ back: UIView, _ front: UIView, in parent: UIView
    ) -> OverlapDeclaration? {
        let related = parent.constraints.filter { $0.relates(back, front) }
        var axes: Set<NSLayoutConstraint.Axis> = []
        for constraint in related {
            guard let axis = constraint.firstAttribute.axis else { continue }
            switch constraint.nature {
            case .apart where constraint.overlaps: return .negativeSpacing
            case .together: axes.insert(axis)
            default: break
            }
        }
        return axes.count == 2 ? .constraints : nil
    }
}

extension NSLayoutConstraint {
    fileprivate enum Nature {
        /// One ends where the other begins.
        case apart
        /// Edges of the same side, centres, or a centre on an edge.
        case together
        case size
    }

    fileprivate var nature: Nature {
        let (first, second) = (firstAttribute.side, secondAttribute.side)
        guard let first, let second else { return .size }
        return first != second && first != .middle && second != .middle ? .apart : .together
    }

    /// Of a constraint that sets two views apart: whether its constant brings them over each other.
    fileprivate var overlaps: Bool {
        guard constant != 0 else { return false }
        return (firstAttribute.side == .near) == (constant < 0)
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate enum Side { case near, middle, far }

    fileprivate var side: Side? {
        switch self {
        case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin: .near
        case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: .far
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins, .firstBaseline, .lastBaseline: .middle
        case .width, .height, .notAnAttribute: nil
        }
    }
}
