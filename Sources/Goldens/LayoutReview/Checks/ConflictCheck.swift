import UIKit

/// Required constraints that exclude each other: the smallest set, and the one that gives way.
struct ConflictCheck: LayoutCheck {
    func drafts(in tree: ReviewedTree) -> [FindingDraft] {
        tree.inspector.conflicts(in: tree.root).compactMap { conflict in
            guard let view = Self.view(of: conflict.broken) else { return nil }
            return FindingDraft(
                kind: .conflict, view: view, message: Self.message(of: conflict, in: tree),
                constraints: Self.ordered(conflict.constraints),
                remedy: "take one away, or give one a priority below 1000, such as 999")
        }
    }

    private static func message(of conflict: LayoutConflict, in tree: ReviewedTree) -> String {
        let broken = "\(tree.text(of: conflict.broken)) gives way"
        if conflict.constraints.count == 1 { return "a required constraint cannot hold: \(broken)" }
        return "\(conflict.constraints.count) required constraints exclude each other: \(broken)"
    }

    /// The app's own first: those are what can be changed.
    private static func ordered(_ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
        constraints.filter { $0.role == .app } + constraints.filter { $0.role != .app }
    }

    private static func view(of constraint: NSLayoutConstraint) -> UIView? {
        (constraint.firstItem as? UIView) ?? (constraint.firstItem as? UILayoutGuide)?.owningView
    }
}
