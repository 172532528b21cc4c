public import Foundation

/// The width and height of an item, group or supplementary view.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
    public let widthDimension: NSCollectionLayoutDimension
    public let heightDimension: NSCollectionLayoutDimension

    public required init(
        widthDimension width: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
    ) {
        widthDimension = width
        self.heightDimension = heightDimension
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        type(of: self).init(widthDimension: widthDimension, heightDimension: heightDimension)
    }
}

extension NSCollectionLayoutSize {
    subscript(axis: NSLayoutConstraint.Axis) -> NSCollectionLayoutDimension {
        axis == .horizontal ? widthDimension : heightDimension
    }

    /// The axes on which the element decides.
    var selfSizingAxes: UIAxis {
        var axes: UIAxis = []
        if widthDimension.isSelfSizing { axes.insert(.horizontal) }
        if heightDimension.isSelfSizing { axes.insert(.vertical) }
        return axes
    }

    /// Points in a container; `measured` is what the element prefers, if it has been asked.
    func resolved(in container: CGSize, measured: CGSize?) -> CGSize {
        CGSize(
            width: widthDimension.length(in: container, measured: measured?.width),
            height: heightDimension.length(in: container, measured: measured?.height))
    }
}
