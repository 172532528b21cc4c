public import Foundation

/// A width or a height: points, a share of the container, or an estimate that cells replace.
@preconcurrency @MainActor public class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
    enum Kind {
        case fractionalWidth
        case fractionalHeight
        case absolute
        case estimated
        case uniformAcrossSiblings
    }

    let kind: Kind
    /// Points, or a share of the container's width or height, where 1 is all of it.
    public let dimension: CGFloat

    required init(_ kind: Kind, _ dimension: CGFloat) {
        let isValid = dimension >= 0 && dimension <= CompositionalLimits.largestLength
        if !isValid { ListFailure.invalidDimension("\(kind)", "\(dimension)").report() }
        self.kind = kind
        self.dimension = isValid ? dimension : 0
    }

    /// A share of the container's width.
    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { Self(.fractionalWidth, fractionalWidth) }

    /// A share of the container's height.
    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
        Self(.fractionalHeight, fractionalHeight)
    }

    /// Points.
    public class func absolute(_ absoluteDimension: CGFloat) -> Self { Self(.absolute, absoluteDimension) }

    /// Points until the element has told the length it prefers.
    public class func estimated(_ estimatedDimension: CGFloat) -> Self { Self(.estimated, estimatedDimension) }

    /// As `estimated`, then grown to the largest of the siblings that say so too. The group has to be estimated itself.
    public class func uniformAcrossSiblings(estimate: CGFloat) -> Self { Self(.uniformAcrossSiblings, estimate) }

    public var isFractionalWidth: Bool { kind == .fractionalWidth }
    public var isFractionalHeight: Bool { kind == .fractionalHeight }
    public var isAbsolute: Bool { kind == .absolute }
    public var isEstimated: Bool { kind == .estimated }
    public var isUniformAcrossSiblings: Bool { kind == .uniformAcrossSiblings }

    public func copy(with zone: NSZone? = nil) -> Any { type(of: self).init(kind, dimension) }
}

extension NSCollectionLayoutDimension {
    /// Whether the element decides.
    var isSelfSizing: Bool { kind == .estimated || kind == .uniformAcrossSiblings }

    func isFraction(of axis: NSLayoutConstraint.Axis) -> Bool {
        kind == (axis == .horizontal ? .fractionalWidth : .fractionalHeight)
    }

    /// Points in a container; `measured` is what the element prefers, if it has been asked. An estimate of 0 counts as the
    /// least that is seen: what has no length would never be asked.
    func length(in container: CGSize, measured: CGFloat?) -> CGFloat {
        switch kind {
        case .fractionalWidth: container.width * dimension
        case .fractionalHeight: container.height * dimension
        case .absolute: dimension
        case .estimated, .uniformAcrossSiblings: measured ?? max(dimension, ListLimit.smallestEstimate)
        }
    }
}

/// The bounds of what compositional layouts lay out.
enum CompositionalLimits {
    /// Points: a thousand kilometres of list are a mistake.
    static let largestLength: CGFloat = 1e9
    /// Sums of shares of a container may exceed it by rounding errors alone.
    static let tolerance: CGFloat = 1e-6
}
