import UIKit

/// Views that could as well be elsewhere or have another size.
///
/// Cells are probed one pixel higher than they are: a cell that fits its contents leaves no room in which they could
/// differ. Views whose superview's size is open along the same axis are left out: they follow it. Siblings that are open
/// along the same axis are one finding, since one constraint more decides them all.
///
/// Views that a stack arranges count as well. Its documentation has it that the index decides, but none of its constraints
/// says so: to UIKit's engine, and to Interface Builder, two views that hug alike are ambiguous. Where a stack fits its
/// views, and only the probe sees that, it is a note.
struct AmbiguityCheck: LayoutCheck {
    /// The views of one superview that are open along one axis.
    private struct Group {
        let axis: NSLayoutConstraint.Axis
        /// The stack view that arranges them along the axis.
        let stack: UIStackView?
        /// In the order of the tree.
        var members: [(view: UIView, isPositionOpen: Bool, isLengthOpen: Bool)] = []

        @MainActor var withOpenLength: [UIView] { members.filter(\.isLengthOpen).map(\.view) }
    }

    private struct GroupKey: Hashable {
        let superview: ObjectIdentifier
        let axis: NSLayoutConstraint.Axis
    }

    func drafts(in tree: ReviewedTree) -> [FindingDraft] {
        let probe = tree.inspector.probing(tree.cells.map { $0.measuredView }, growth: tree.pixel)
        var groups: [Group] = []
        var places: [GroupKey: Int] = [:]
        var openLengths: Set<GroupKey> = []
        for view in tree.views where !view.translatesAutoresizingMaskIntoConstraints && view !== tree.root {
            guard let superview = view.superview, !tree.isLaidOutByControl(view) else { continue }
            let open = probe.ambiguousAttributes(of: view)
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                let isPositionOpen = open.contains(axis == .horizontal ? .left : .top)
                let isLengthOpen = open.contains(axis == .horizontal ? .width : .height)
                guard isPositionOpen || isLengthOpen else { continue }
                if isLengthOpen { openLengths.insert(GroupKey(superview: ObjectIdentifier(view), axis: axis)) }
                let key = GroupKey(superview: ObjectIdentifier(superview), axis: axis)
                guard !openLengths.contains(key) else { continue }
                if places[key] == nil {
                    places[key] = groups.count
                    groups.append(Group(axis: axis, stack: superview.stack(arranging: view, along: axis)))
                }
                groups[places[key] ?? 0].members.append((view, isPositionOpen, isLengthOpen))
            }
        }
        return groups.compactMap { draft(of: $0, in: tree) }
    }

    private func draft(of group: Group, in tree: ReviewedTree) -> FindingDraft? {
        let lengths = group.withOpenLength
        guard let view = lengths.first ?? group.members.first?.view else { return nil }
        let isOpenAsItIs = isOpen(view, group.axis, in: tree)
        var named = group.members.flatMap { tree.appConstraints(naming: $0.view, group.axis) }
        // What a stack arranges has no constraints of the app; those that make it longer than its views are there.
        if named.isEmpty, let stack = group.stack { named = tree.appConstraints(naming: stack, group.axis) }
        return FindingDraft(
            kind: lengths.isEmpty ? .ambiguousPosition : .ambiguousSize,
            severity: group.stack == nil || isOpenAsItIs ? .finding : .note, view: view,
            // Where an exact fit hides the ambiguity of a cell, says so.
            message: message(of: group, in: tree)
                + (isOpenAsItIs ? "" : " (seen with the cell one pixel higher; the fit hides it)"),
            constraints: named.unique, remedy: remedy(for: group, in: tree))
    }

    private func message(of group: Group, in tree: ReviewedTree) -> String {
        let (lengths, axis) = (group.withOpenLength, group.axis)
        let names = lengths.map { tree.name(of: $0) }
        switch lengths.count {
        case 0:
            let names = group.members.map { tree.name(of: $0.view) }
            return "nothing decides the \(axis.adjective) position of \(names.listed)"
        case 1: return "nothing decides the \(axis.length) of \(names[0])"
        default:
            let order = group.stack == nil ? "" : ", but their order in the stack"
            return "nothing decides which of \(names.listed) takes the rest of the \(axis.length)\(order)"
        }
    }

    /// Whether optional constraints of one priority disagree about the length: any value between them is as good.
    private static func hasRivals(_ view: UIView, _ axis: NSLayoutConstraint.Axis, in tree: ReviewedTree) -> Bool {
        let wishes = tree.appConstraints(naming: view, axis).filter {
            $0.firstAttribute.isLength && $0.priority < .required
        }
        return wishes.indices.contains { index in
            wishes[(index + 1)...].contains { $0.priority == wishes[index].priority }
        }
    }

    /// Without the probe.
    private func isOpen(_ view: UIView, _ axis: NSLayoutConstraint.Axis, in tree: ReviewedTree) -> Bool {
        let attributes: [NSLayoutConstraint.Attribute] = axis == .horizontal ? [.left, .width] : [.top, .height]
        return attributes.contains(where: tree.inspector.ambiguousAttributes(of: view).contains)
    }

    private func remedy(for group: Group, in tree: ReviewedTree) -> String {
        let (lengths, axis) = (group.withOpenLength, group.axis)
        let length = axis.length
        if lengths.count > 1 {
            let haveContent = lengths.allSatisfy { $0.hasIntrinsicLength(along: axis) }
            guard haveContent else { return "add a \(length) constraint for all but one of them" }
            let lackRoom = lengths.contains { $0.isShorterThanItsContent(along: axis) }
            let priority = lackRoom ? "compression resistance" : "hugging"
            return "give one of them another \(axis.adjective) content \(priority) priority"
        }
        if lengths.count == 1 {
            return Self.hasRivals(lengths[0], axis, in: tree)
                ? "give one of the wishes of the same priority another priority"
                : "add a \(length) constraint, or tie both of its edges"
        }
        return axis == .horizontal
            ? "add a constraint for its leading edge, trailing edge or centerX"
            : "add a constraint for its top, bottom or centerY"
    }
}

extension UIView {
    /// The receiver, if it is a stack view that arranges the view along the axis.
    fileprivate func stack(arranging view: UIView, along axis: NSLayoutConstraint.Axis) -> UIStackView? {
        guard let stack = self as? UIStackView, stack.axis == axis else { return nil }
        return stack.arrangedSubviews.contains { $0 === view } ? stack : nil
    }

    /// By more than what rounding to pixels takes.
    fileprivate func isShorterThanItsContent(along axis: NSLayoutConstraint.Axis) -> Bool {
        let (size, content) = (bounds.size, intrinsicContentSize)
        return axis == .horizontal ? size.width < content.width - 1 : size.height < content.height - 1
    }

    func hasIntrinsicLength(along axis: NSLayoutConstraint.Axis) -> Bool {
        let size = intrinsicContentSize
        return (axis == .horizontal ? size.width : size.height) != UIView.noIntrinsicMetric
    }
}

extension [String] {
    /// `a`, `a and b`, `a, b and c`.
    var listed: String {
        guard count > 1, let last else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " and " + last
    }
}

extension [NSLayoutConstraint] {
    /// Each once, in the same order.
    var unique: [NSLayoutConstraint] {
        var seen: Set<ObjectIdentifier> = []
        return filter { seen.insert(ObjectIdentifier($0)).inserted }
    }
}
