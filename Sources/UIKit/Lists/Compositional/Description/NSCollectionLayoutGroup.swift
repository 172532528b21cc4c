public import Foundation

/// Items beside or below each other, or where the app puts them; the unit that a section repeats.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// How a group is filled.
    enum Filling {
        /// With its subitems over and over, while they fit.
        case whileFitting(NSLayoutConstraint.Axis)
        /// With so many.
        case count(Int, NSLayoutConstraint.Axis)
        /// With so many, all as long as the group allows.
        case equalParts(Int, NSLayoutConstraint.Axis)
        /// By the app.
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    /// Each level of groups may be arranged twice for the one around it, to see whether another fits.
    private static let nestingLimit = 10

    let filling: Filling
    /// How many groups are within each other, this one included.
    private let nesting: Int
    public let subitems: [NSCollectionLayoutItem]
    /// Between the subitems, along the group; nil for none.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    init(
        _ filling: Filling, size: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem],
        supplementaries: [NSCollectionLayoutSupplementaryItem] = []
    ) {
        self.filling = filling
        self.subitems = subitems
        nesting = 1 + (subitems.map { ($0 as? NSCollectionLayoutGroup)?.nesting ?? 0 }.max() ?? 0)
        super.init(size: size, supplementaries: supplementaries)
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutGroup(
            filling, size: layoutSize, subitems: subitems, supplementaries: supplementaries)
        copy.takeRoom(of: self)
        copy.interItemSpacing = interItemSpacing
        return copy
    }

    /// Placed at the group's edges.
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { supplementaries }
        set { supplementaries = newValue }
    }

    // MARK: Making

    /// Subitems beside each other, over and over while they fit.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        group(.whileFitting(.horizontal), layoutSize, subitems)
    }

    /// Subitems below each other, over and over while they fit.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        group(.whileFitting(.vertical), layoutSize, subitems)
    }

    /// `count` items beside each other, each of its own width.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        group(.count(count, .horizontal), layoutSize, [subitem])
    }

    /// `count` items below each other, each of its own height.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        group(.count(count, .vertical), layoutSize, [subitem])
    }

    /// `count` items beside each other that share the group's width evenly, whatever width the item asks for.
    @available(*, deprecated, renamed: "horizontal(layoutSize:repeatingSubitem:count:)")
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        group(.equalParts(count, .horizontal), layoutSize, [subitem])
    }

    /// `count` items below each other that share the group's height evenly, whatever height the item asks for.
    @available(*, deprecated, renamed: "vertical(layoutSize:repeatingSubitem:count:)")
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        group(.equalParts(count, .vertical), layoutSize, [subitem])
    }

    /// Items where the app puts them.
    public class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.custom(itemProvider), size: layoutSize, subitems: [])
    }

    private class func group(
        _ filling: Filling, _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        if subitems.isEmpty { ListFailure.invalidGroup("it has no subitems").report() }
        let filling: Filling =
            switch filling {
            case .count(let count, let axis): .count(checked(count), axis)
            case .equalParts(let count, let axis): .equalParts(checked(count), axis)
            case .whileFitting, .custom: filling
            }
        let group = NSCollectionLayoutGroup(filling, size: size, subitems: subitems.isEmpty ? [.filling] : subitems)
        guard group.nesting > nestingLimit else { return group }
        ListFailure.groupNestedTooDeep(limit: nestingLimit).report()
        return NSCollectionLayoutGroup(filling, size: size, subitems: [.filling])
    }

    private class func checked(_ count: Int) -> Int {
        if count < 1 { ListFailure.invalidGroup("its count is \(count)").report() }
        return max(1, count)
    }
}

extension NSCollectionLayoutGroup {
    /// The axis along which the subitems follow each other; nil for a custom group.
    var axis: NSLayoutConstraint.Axis? {
        switch filling {
        case .whileFitting(let axis), .count(_, let axis), .equalParts(_, let axis): axis
        case .custom: nil
        }
    }

    /// Whether a custom group is in it: its answer may differ from one time to the next.
    var holdsCustomGroup: Bool {
        if case .custom = filling { return true }
        return subitems.contains { ($0 as? NSCollectionLayoutGroup)?.holdsCustomGroup ?? false }
    }

    /// Whether anything in it decides its own size.
    var isSelfSizing: Bool {
        !layoutSize.selfSizingAxes.isEmpty
            || subitems.contains {
                ($0 as? NSCollectionLayoutGroup)?.isSelfSizing ?? !$0.layoutSize.selfSizingAxes.isEmpty
            }
    }
}
