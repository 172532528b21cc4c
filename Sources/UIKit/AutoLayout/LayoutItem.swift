import Foundation

/// What constraints relate: a view or a guide, with its four variables in the layout engine of its tree.
@MainActor protocol LayoutItem: AnyObject {
    /// The view itself, or the guide's owner.
    var layoutView: UIView? { get }
    /// Where the item's variables live: the view whose coordinates `minX` and `minY` are in. Nil for a root.
    var container: UIView? { get }
    var engineItem: EngineItem? { get set }
    /// What constraints know the item by; nil before the first one.
    var layoutReference: LayoutItemReference? { get set }
}

extension LayoutItem {
    /// What constraints know the item by, made when it is first asked for.
    var reference: LayoutItemReference {
        if let layoutReference { return layoutReference }
        let made = LayoutItemReference(self)
        layoutReference = made
        return made
    }
}

/// Leads from constraints to a view or guide without holding it.
///
/// Not a weak reference: that would give its target a side table, which slows each retain of each view down. The item
/// owns its reference, and takes itself back when it goes.
final class LayoutItemReference {
    nonisolated(unsafe) unowned(unsafe) var item: (any LayoutItem)?

    init(_ item: any LayoutItem) {
        self.item = item
    }
}

extension UIView: LayoutItem {
    var layoutView: UIView? { self }
    var container: UIView? { superviewReference }
}

extension UILayoutGuide: LayoutItem {
    var layoutView: UIView? { owningView }
    var container: UIView? { owningView }
}
