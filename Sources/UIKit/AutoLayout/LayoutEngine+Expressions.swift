import ConstraintSolver
import Foundation

extension LayoutEngine {
    /// `first - multiplier * second - constant`, in the coordinates of the items' nearest common ancestor; nil when an
    /// item is gone or the two are no longer in one tree.
    func expression(for constraint: NSLayoutConstraint) -> LinearExpression? {
        guard let first = constraint.first, let firstView = first.layoutView else { return nil }
        var space = firstView
        let second = constraint.second
        if let second {
            guard let secondView = second.layoutView,
                let ancestor = firstView.nearestCommonAncestor(with: secondView)
            else { return nil }
            space = ancestor
        } else if constraint.secondAttribute != .notAnAttribute {
            return nil
        }
        var result = makeExpression()
        // Where an attribute runs along the reading direction, so do the relation and the constant.
        let isDirectional = constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional
        let isMirrored = isDirectional && space.isRightToLeft
        let sign: Double = isMirrored ? -1 : 1
        let attribute = constraint.firstAttribute.resolved(isRightToLeft: isMirrored)
        append(attribute, of: first, times: sign, in: space, to: &result)
        if let second {
            let attribute = constraint.secondAttribute.resolved(isRightToLeft: isMirrored)
            append(attribute, of: second, times: -sign * constraint.multiplier, in: space, to: &result)
        }
        result.constant -= constraint.limitedConstant + constraint.systemSpacingLength
        return result
    }

    private func append(
        _ attribute: (place: NSLayoutConstraint.Attribute, isMarginal: Bool), of owner: any LayoutItem,
        times factor: Double, in space: UIView, to sum: inout LinearExpression
    ) {
        if attribute.isMarginal, let view = owner as? UIView {
            return append(attribute.place, of: view.layoutMarginsGuide, times: factor, in: space, to: &sum)
        }
        append(attribute.place, of: owner, times: factor, in: space, to: &sum)
    }

    /// - Parameter place: without direction, and none of the margins guide's.
    private func append(
        _ place: NSLayoutConstraint.Attribute, of owner: any LayoutItem, times factor: Double, in space: UIView,
        to sum: inout LinearExpression
    ) {
        let view = owner as? UIView
        if place.isPosition, owner === space, let guide = innerGuide(of: space, place) {
            return append(place, of: guide, times: factor, in: space, to: &sum)
        }
        let item = item(for: owner)
        if view == nil { tie(item, along: place) }
        let insets = view?.alignmentRectInsets ?? .zero
        switch place {
        case .width:
            sum.add(item.width, factor)
            sum.constant -= factor * (insets.left + insets.right)
        case .height:
            sum.add(item.height, factor)
            sum.constant -= factor * (insets.top + insets.bottom)
        case .left, .right, .centerX:
            appendOrigin(of: item, owner, .horizontal, times: factor, in: space, to: &sum)
            appendAlong(item.width, place, near: insets.left, far: insets.right, times: factor, to: &sum)
        case .top, .bottom, .centerY:
            appendOrigin(of: item, owner, .vertical, times: factor, in: space, to: &sum)
            appendAlong(item.height, place, near: insets.top, far: insets.bottom, times: factor, to: &sum)
        case .firstBaseline, .lastBaseline:
            appendBaseline(place, of: owner, times: factor, in: space, to: &sum)
        default:
            break
        }
    }

    /// What stands for a scroll view in constraints from inside it: its content for an edge, its frame for a centre. (Apple's
    /// Auto Layout Guide, "Working with Scroll Views": lengths and centres attach to the frame, edges and margins to the
    /// content; frames stored in Interface Builder documents agree, 30 of 30.)
    private func innerGuide(of space: UIView, _ place: NSLayoutConstraint.Attribute) -> UILayoutGuide? {
        guard let content = space.contentGuideForInnerConstraints else { return nil }
        let isCenter = place == .centerX || place == .centerY
        return isCenter ? (space as? UIScrollView)?.frameLayoutGuide ?? content : content
    }

    /// From the origin to the near edge, the far edge or the middle of the alignment rectangle.
    private func appendAlong(
        _ length: Variable, _ place: NSLayoutConstraint.Attribute, near: CGFloat, far: CGFloat, times factor: Double,
        to sum: inout LinearExpression
    ) {
        switch place {
        case .left, .top:
            sum.constant += factor * near
        case .right, .bottom:
            sum.add(length, factor)
            sum.constant -= factor * far
        default:
            sum.add(length, factor / 2)
            sum.constant += factor * (near - far) / 2
        }
    }

    /// The distance from the space's origin to the item's: the sum of the origins on the way up.
    private func appendOrigin(
        of item: EngineItem, _ owner: any LayoutItem, _ axis: NSLayoutConstraint.Axis, times factor: Double,
        in space: UIView, to sum: inout LinearExpression
    ) {
        if owner === space { return }
        sum.add(item.origin(axis), factor)
        var above = owner.container
        while let view = above, view !== space {
            sum.add(self.item(for: view).origin(axis), factor)
            sum.constant -= factor * (axis == .horizontal ? view.bounds.minX : view.bounds.minY)
            above = view.superviewReference
        }
    }

    private func appendBaseline(
        _ place: NSLayoutConstraint.Attribute, of owner: any LayoutItem, times factor: Double, in space: UIView,
        to sum: inout LinearExpression
    ) {
        guard let view = owner as? UIView else {
            return append(.bottom, of: owner, times: factor, in: space, to: &sum)
        }
        let isFirst = place == .firstBaseline
        let way = view.wayToBaseline(place)
        for view in way { item(for: view).leadsToBaseline = true }
        let target = way.last ?? view
        guard let offsets = target.baselineOffsets else {
            return append(.bottom, of: target, times: factor, in: space, to: &sum)
        }
        let edges = target.baselineEdges
        append(isFirst ? edges.first : edges.last, of: target, times: factor, in: space, to: &sum)
        let distance =
            isFirst
            ? offsets.first - target.distance(to: edges.first, from: .top)
            : -offsets.last - target.distance(to: edges.last, from: .bottom)
        sum.constant += factor * distance
    }
}

extension UIView {
    /// How far down one edge or the middle is from another in a view as high as its content; points.
    fileprivate func distance(
        to end: NSLayoutConstraint.Attribute, from start: NSLayoutConstraint.Attribute
    ) -> CGFloat {
        start == end ? 0 : intrinsicContentSize.height * (end.verticalShare - start.verticalShare)
    }
}

extension NSLayoutConstraint.Attribute {
    /// The attribute without direction, and whether it is one of the margins guide's.
    fileprivate func resolved(isRightToLeft: Bool) -> (NSLayoutConstraint.Attribute, isMarginal: Bool) {
        switch self {
        case .leading: (isRightToLeft ? .right : .left, false)
        case .trailing: (isRightToLeft ? .left : .right, false)
        case .leadingMargin: (isRightToLeft ? .right : .left, true)
        case .trailingMargin: (isRightToLeft ? .left : .right, true)
        case .leftMargin: (.left, true)
        case .rightMargin: (.right, true)
        case .topMargin: (.top, true)
        case .bottomMargin: (.bottom, true)
        case .centerXWithinMargins: (.centerX, true)
        case .centerYWithinMargins: (.centerY, true)
        default: (self, false)
        }
    }

    /// Whether the attribute changes sides with the reading direction.
    var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Whether the attribute is one of the margins guide's.
    var isMarginal: Bool { resolved(isRightToLeft: false).isMarginal }

    /// The part of a view's height that is above the attribute.
    fileprivate var verticalShare: CGFloat {
        switch self {
        case .bottom: 1
        case .centerY: 0.5
        default: 0
        }
    }

    fileprivate var isPosition: Bool {
        switch self {
        case .width, .height, .notAnAttribute: false
        default: true
        }
    }

    /// Whether the attribute is a place along the horizontal axis, or the length on it.
    var isHorizontal: Bool {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            true
        default: false
        }
    }

    /// Whether the attribute is measured from a view's text.
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
