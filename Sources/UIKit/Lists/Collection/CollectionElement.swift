import Foundation

/// Names one element: its index path, category and kind, as integers, in the order in which elements are listed.
struct CollectionElementKey: Hashable, Comparable {
    let section: Int
    let item: Int
    /// 0 for cells; supplementary and decoration kinds are numbered as they turn up.
    let kind: Int

    static func < (left: Self, right: Self) -> Bool {
        if left.section != right.section { return left.section < right.section }
        if left.item != right.item { return left.item < right.item }
        return left.kind < right.kind
    }
}

/// An element of the layout that is on screen, with its view.
struct VisibleElement {
    let key: CollectionElementKey
    let view: UICollectionReusableView
    /// Whether its cell has been asked for the size it prefers since sizes were last thrown away.
    var isMeasured: Bool
    /// Whether it has been asked again with the part of the safe area that it lies in.
    var isMeasuredBelowBar = false
}

/// Numbers the element kinds of a collection view, so that elements are compared without strings.
@MainActor struct ElementKinds {
    private var names: [(category: UICollectionView.ElementCategory, kind: String)] = []

    mutating func number(of attributes: UICollectionViewLayoutAttributes) -> Int {
        guard attributes.representedElementCategory != .cell else { return 0 }
        let (category, kind) = (attributes.representedElementCategory, attributes.representedElementKind ?? "")
        if let known = names.firstIndex(where: { $0.kind == kind && $0.category == category }) { return known + 1 }
        names.append((category, kind))
        return names.count
    }
}
