import UIKit

/// Scroll views whose content has no size along an axis although constraints are about it: nothing leads from one edge of
/// the content to the other, or what is tied to both has no length of its own. The content comes to nothing and does not
/// scroll. (Interface Builder: "scrollable content size is ambiguous".)
struct ScrolledContentCheck: LayoutCheck {
    func drafts(in tree: ReviewedTree) -> [FindingDraft] {
        tree.views.flatMap { view -> [FindingDraft] in
            guard let scrollView = view as? UIScrollView, !Containment.isList(scrollView),
                !(scrollView is UITextView), !tree.isLaidOutByControl(scrollView)
            else { return [] }
            return [.horizontal, .vertical].compactMap { draft(of: scrollView, $0, in: tree) }
        }
    }

    private func draft(
        of scrollView: UIScrollView, _ axis: NSLayoutConstraint.Axis, in tree: ReviewedTree
    ) -> FindingDraft? {
        let inner = Self.openConstraints(in: scrollView, axis, tree)
        guard !inner.isEmpty else { return nil }
        return FindingDraft(
            kind: .ambiguousSize, view: scrollView,
            message:
                "nothing decides the \(axis.length) of what \(tree.name(of: scrollView)) scrolls: its contentSize is 0 "
                + "along it",
            constraints: inner, remedy: remedy(inner, scrollView, axis))
    }

    /// Whether the length of what a view scrolls is open along the axis; what reaches beyond it is a consequence.
    static func isOpen(_ view: UIView, _ axis: NSLayoutConstraint.Axis, in tree: ReviewedTree) -> Bool {
        guard let scrollView = view as? UIScrollView else { return false }
        return !openConstraints(in: scrollView, axis, tree).isEmpty
    }

    /// The constraints that tie something to the content along an axis along which it has no length; empty where it has one.
    private static func openConstraints(
        in scrollView: UIScrollView, _ axis: NSLayoutConstraint.Axis, _ tree: ReviewedTree
    ) -> [NSLayoutConstraint] {
        let size = scrollView.contentSize
        // One that the app has set counts.
        guard (axis == .horizontal ? size.width : size.height) == 0,
            tree.inspector.isContentOpen(of: scrollView, axis)
        else { return [] }
        return scrollView.constraints.filter { constraint in
            constraint.role == .app && constraint.firstAttribute.axis == axis
                && edges(of: constraint, on: scrollView).contains { $0.isFarEdge != nil }
        }
    }

    /// The attributes with which a constraint names the content.
    private static func edges(
        of constraint: NSLayoutConstraint, on scrollView: UIScrollView
    ) -> [NSLayoutConstraint.Attribute] {
        [(constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute)]
            .filter { $0.0 === scrollView || $0.0 === scrollView.contentLayoutGuide }.map(\.1)
    }

    private func remedy(
        _ constraints: [NSLayoutConstraint], _ scrollView: UIScrollView, _ axis: NSLayoutConstraint.Axis
    ) -> String {
        let sides = constraints.flatMap { Self.edges(of: $0, on: scrollView) }.compactMap(\.isFarEdge)
        let reachesBoth = sides.contains(true) && sides.contains(false)
        if reachesBoth {
            return axis == .horizontal
                ? "give what is tied to both edges a width, such as that of frameLayoutGuide"
                : "give what is tied to both edges a height, or contents that have one"
        }
        let edge =
            sides.contains(true)
            ? (axis == .horizontal ? "leading" : "top") : axis == .horizontal ? "trailing" : "bottom"
        return "tie the \(edge) edge of what is in it to contentLayoutGuide, too"
    }
}
