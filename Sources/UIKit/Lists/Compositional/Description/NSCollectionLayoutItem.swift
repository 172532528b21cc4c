public import Foundation

/// What one cell of a compositional layout takes up.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
    public let layoutSize: NSCollectionLayoutSize
    final var supplementaries: [NSCollectionLayoutSupplementaryItem]
    /// Taken off the item once it has its place; ignored along an estimated dimension. Points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Around the item, before its insets.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    init(size: NSCollectionLayoutSize, supplementaries: [NSCollectionLayoutSupplementaryItem]) {
        layoutSize = size
        self.supplementaries = supplementaries
    }

    /// Badges and the like, placed on the item.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { supplementaries }

    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(size: layoutSize, supplementaries: [])
    }

    public convenience init(
        layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) {
        self.init(size: layoutSize, supplementaries: supplementaryItems)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutItem(size: layoutSize, supplementaries: supplementaries)
        copy.takeRoom(of: self)
        return copy
    }
}

extension NSCollectionLayoutItem {
    func takeRoom(of other: NSCollectionLayoutItem) {
        contentInsets = other.contentInsets
        edgeSpacing = other.edgeSpacing
    }

    /// The insets that count: those along an estimated dimension don't.
    var usedInsets: NSDirectionalEdgeInsets {
        var insets = contentInsets
        if layoutSize.widthDimension.isSelfSizing { (insets.leading, insets.trailing) = (0, 0) }
        if layoutSize.heightDimension.isSelfSizing { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }

    /// What is left of a size at the origin inside the insets; never negative.
    func insetFrame(of size: CGSize) -> CGRect {
        let insets = usedInsets
        return CGRect(
            x: insets.leading, y: insets.top, width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
    }

    /// The least room around the item along an axis.
    func edgeRoom(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
        (edgeSpacing?.start(axis)?.spacing ?? 0) + (edgeSpacing?.end(axis)?.spacing ?? 0)
    }
}

extension NSCollectionLayoutItem {
    /// As large as its container: stands in where an item is missing.
    static var filling: NSCollectionLayoutItem { NSCollectionLayoutItem(layoutSize: .container) }
}

extension NSCollectionLayoutSize {
    /// The container's own.
    static var container: NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    }
}
