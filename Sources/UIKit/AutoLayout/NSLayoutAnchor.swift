public import Foundation

/// An edge, a centre or a dimension of a view or guide, from which constraints are made.
///
/// Each method that makes a constraint takes, in defaulted parameters, the line of source it is called from: lint and
/// explain name it.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let layoutItem: any LayoutItem
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        self.layoutItem = item
        self.attribute = attribute
    }

    /// The view or guide the anchor belongs to.
    public var item: AnyObject? { layoutItem }
    public var name: String { "\(attribute)" }

    public func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        constraint(.equal, anchor, 0, .init(file, line))
    }
    public func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat, file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        constraint(.equal, anchor, c, .init(file, line))
    }
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, 0, .init(file, line))
    }
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat, file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, c, .init(file, line))
    }
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, 0, .init(file, line))
    }
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat, file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, c, .init(file, line))
    }

    fileprivate func constraint(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, _ constant: CGFloat,
        _ source: NSLayoutConstraint.SourceLocation, multiplier: CGFloat = 1
    ) -> NSLayoutConstraint {
        let result = NSLayoutConstraint(
            layoutItem, attribute, relation, anchor.layoutItem, anchor.attribute, multiplier: multiplier,
            constant: constant, source: source)
        made(result, with: anchor)
        return result
    }

    /// Called with each constraint that the receiver made; dimensions override it.
    func made(_ constraint: NSLayoutConstraint, with anchor: NSLayoutAnchor<AnchorType>?) {}
}

/// A left, right, leading, trailing or horizontal centre anchor.
@preconcurrency @MainActor public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// A distance variable from the receiver to another anchor.
    public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: self, to: otherAnchor, size: .width)
    }

    /// Apple's standard space between views is 8 points.
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat, file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        constraint(.equal, anchor, SystemSpacing.standard * multiplier, .init(file, line))
    }
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, SystemSpacing.standard * multiplier, .init(file, line))
    }
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, SystemSpacing.standard * multiplier, .init(file, line))
    }
}

/// A top, bottom, baseline or vertical centre anchor.
@preconcurrency @MainActor public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// A distance variable from the receiver to another anchor.
    public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: self, to: otherAnchor, size: .height)
    }

    /// Apple's standard space between views is 8 points; from or to a baseline it follows the fonts.
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat, file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        spaced(.equal, anchor, multiplier, .init(file, line))
    }
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        spaced(.greaterThanOrEqual, anchor, multiplier, .init(file, line))
    }
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        spaced(.lessThanOrEqual, anchor, multiplier, .init(file, line))
    }
}

extension NSLayoutYAxisAnchor {
    private func spaced(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutYAxisAnchor, _ multiplier: CGFloat,
        _ source: NSLayoutConstraint.SourceLocation
    ) -> NSLayoutConstraint {
        guard attribute.isBaseline || anchor.attribute.isBaseline else {
            return constraint(relation, anchor, SystemSpacing.standard * multiplier, source)
        }
        let result = constraint(relation, anchor, 0, source)
        result.systemSpacing = multiplier
        return result
    }
}

/// A width or height anchor, or the distance between two anchors.
@preconcurrency @MainActor public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// The distance between two anchors.
    convenience init<Anchor>(
        from start: NSLayoutAnchor<Anchor>, to end: NSLayoutAnchor<Anchor>, size: NSLayoutConstraint.Attribute
    ) {
        let guide = DistanceGuide((start.layoutItem, start.attribute), (end.layoutItem, end.attribute))
        self.init(guide, size)
        distanceGuide = guide
    }

    private var distanceGuide: DistanceGuide?

    override func made(_ constraint: NSLayoutConstraint, with anchor: NSLayoutAnchor<NSLayoutDimension>?) {
        let other = (anchor as? NSLayoutDimension)?.distanceGuide
        guard distanceGuide != nil || other != nil else { return }
        constraint.distanceGuides = [distanceGuide, other].compactMap(\.self)
    }

    public func constraint(
        equalToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        constraint(.equal, c, .init(file, line))
    }
    public func constraint(
        greaterThanOrEqualToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, c, .init(file, line))
    }
    public func constraint(
        lessThanOrEqualToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, c, .init(file, line))
    }

    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        constraint(.equal, anchor, c, .init(file, line), multiplier: m)
    }
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, c, .init(file, line), multiplier: m)
    }
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, c, .init(file, line), multiplier: m)
    }

    private func constraint(
        _ relation: NSLayoutConstraint.Relation, _ constant: CGFloat, _ source: NSLayoutConstraint.SourceLocation
    ) -> NSLayoutConstraint {
        let result = NSLayoutConstraint(
            layoutItem, attribute, relation, nil, .notAnAttribute, constant: constant, source: source)
        made(result, with: nil)
        return result
    }
}
