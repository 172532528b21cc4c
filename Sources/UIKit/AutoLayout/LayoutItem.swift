import Foundation

/// What constraints relate: a view or a guide, with its four variables in the layout engine of its tree.
@MainActor protocol LayoutItem: AnyObject {
    /// The view itself, or the guide's owner.
    var layoutView: UIView? { get }
    /// Where the item's variables live: the view whose coordinates `minX` and `minY` are in. Nil for a root.
    var container: UIView? { get }
    var engineItem: EngineItem? { get set }
}

extension UIView: LayoutItem {
    var layoutView: UIView? { self }
    var container: UIView? { superview }
}

extension UILayoutGuide: LayoutItem {
    var layoutView: UIView? { owningView }
    var container: UIView? { owningView }
}
