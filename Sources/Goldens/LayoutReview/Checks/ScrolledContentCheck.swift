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
        let size = scrollView.contentSize
        // One that the app has set counts.
        guard (axis == .horizontal ? size.width : size.height) == 0 else { return nil }
        guard tree.inspector.isContentOpen(of: scrollView, axis) else { return nil }
        let inner = scrollView.constraints.filter { isInside($0, scrollView, axis) }
        guard !inner.isEmpty else { return nil }
        let name = tree.name(of: scrollView)
        return FindingDraft(
            kind: .ambiguousSize, view: scrollView,
            message: "nothing decides the \(axis.length) of what \(name) scrolls: its contentSize is 0 along it",
            constraints: inner, remedy: remedy(inner, scrollView, axis))
    }

    /// Whether the app ties something in the scroll view to its content along the axis.
    private func isInside(
        _ constraint: NSLayoutConstraint, _ scrollView: UIScrollView, _ axis: NSLayoutConstraint.Axis
    ) -> Bool {
        constraint.role == .app && constraint.firstAttribute.axis == axis
            && edges(of: constraint, on: scrollView).contains { $0.isFarEdge != nil }
    }

    /// The attributes with which a constraint names the content.
    private func edges(
        of constraint: NSLayoutConstraint, on scrollView: UIScrollView
    ) -> [NSLayoutConstraint.Attribute] {
        [(constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute)]
            .filter { $0.0 === scrollView || $0.0 === scrollView.contentLayoutGuide }.map(\.1)
    }

    private func remedy(
        _ constraints: [NSLayoutConstraint], _ scrollView: UIScrollView, _ axis: NSLayoutConstraint.Axis
    ) -> String {
        let sides = constraints.flatMap { edges(of: $0, on: scrollView) }.compactMap(\.isFarEdge)
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
