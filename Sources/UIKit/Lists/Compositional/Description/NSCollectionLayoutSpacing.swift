public import Foundation

/// Room between or around items: fixed, or at least so much.
@preconcurrency @MainActor public class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
    /// Points; of flexible spacing the least.
    public let spacing: CGFloat
    public let isFlexibleSpacing: Bool

    required init(_ spacing: CGFloat, isFlexible: Bool) {
        let isValid = spacing.magnitude <= CompositionalLimits.largestLength
        if !isValid { ListFailure.invalidDimension("spacing", "\(spacing)").report() }
        self.spacing = isValid ? spacing : 0
        isFlexibleSpacing = isFlexible
    }

    /// At least so many points; what a group has left over is shared between its flexible spacings.
    public class func flexible(_ flexibleSpacing: CGFloat) -> Self { Self(flexibleSpacing, isFlexible: true) }

    public class func fixed(_ fixedSpacing: CGFloat) -> Self { Self(fixedSpacing, isFlexible: false) }

    public var isFixedSpacing: Bool { !isFlexibleSpacing }

    public func copy(with zone: NSZone? = nil) -> Any { type(of: self).init(spacing, isFlexible: isFlexibleSpacing) }
}

/// Room around an item, which moves its neighbours; nil for none.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
    public let leading: NSCollectionLayoutSpacing?
    public let top: NSCollectionLayoutSpacing?
    public let trailing: NSCollectionLayoutSpacing?
    public let bottom: NSCollectionLayoutSpacing?

    public required init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        type(of: self).init(leading: leading, top: top, trailing: trailing, bottom: bottom)
    }
}

extension NSCollectionLayoutEdgeSpacing {
    func start(_ axis: NSLayoutConstraint.Axis) -> NSCollectionLayoutSpacing? { axis == .horizontal ? leading : top }

    func end(_ axis: NSLayoutConstraint.Axis) -> NSCollectionLayoutSpacing? { axis == .horizontal ? trailing : bottom }
}
