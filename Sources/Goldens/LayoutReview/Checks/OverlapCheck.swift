import UIKit

/// Siblings that show something at the same place without saying that they mean to.
struct OverlapCheck: LayoutCheck {
    /// Less than this, in points along both axes, is what line boxes and shadows take.
    private static let tolerance: CGFloat = 1

    func drafts(in tree: ReviewedTree) -> [FindingDraft] {
        tree.views.flatMap { parent -> [FindingDraft] in
            guard parent.subviews.count > 1, !Containment.isList(parent) else { return [] }
            return overlaps(among: parent.subviews.filter(\.isSeen), in: parent, tree)
        }
    }

    private func overlaps(among siblings: [UIView], in parent: UIView, _ tree: ReviewedTree) -> [FindingDraft] {
        guard siblings.count > 1 else { return [] }
        let contents = siblings.map { view in (view: view, pieces: tree.content.pieces(of: view)) }
        let boxes = contents.map { content in content.pieces.reduce(CGRect.null) { $0.union($1.rect) } }
        // From top to bottom, so that each is compared only with those that begin before it ends.
        let order = boxes.indices.filter { !boxes[$0].isNull }.sorted { (boxes[$0].minY, $0) < (boxes[$1].minY, $1) }
        var drafts: [FindingDraft] = []
        for (place, index) in order.enumerated() {
            for other in order[(place + 1)...] {
                guard boxes[other].minY < boxes[index].maxY else { break }
                guard boxes[other].overlaps(boxes[index]) else { continue }
                let (back, front) = (min(index, other), max(index, other))
                if let draft = draft(back: contents[back], front: contents[front], in: parent, tree) {
                    drafts.append(draft)
                }
            }
        }
        return drafts
    }

    private typealias Sibling = (view: UIView, pieces: ArraySlice<VisibleContent.Piece>)

    private func draft(back: Sibling, front: Sibling, in parent: UIView, _ tree: ReviewedTree) -> FindingDraft? {
        // How a control's own parts lie over each other is its business.
        if tree.isLaidOutByControl(back.view), tree.isLaidOutByControl(front.view) { return nil }
        guard let overlap = collision(back, front) else { return nil }
        let declaration = OverlapDeclaration(back: back.view, front: front.view, in: parent)
        guard declaration != .backdrop else { return nil }
        let size = "\(ViewWords.roughly(overlap.width)) x \(ViewWords.roughly(overlap.height))"
        return FindingDraft(
            kind: .overlappingSiblings, severity: declaration == nil ? .finding : .note, view: front.view,
            message: "it covers \(size) of \(tree.name(of: back.view))" + (declaration.map { ": \($0.words)" } ?? ""),
            constraints: declaration == nil ? constraints(of: [back.view, front.view], in: parent, tree) : [],
            remedy: declaration == nil
                ? "constrain them apart; an overlay is tied to what it covers along both axes, or has a zPosition"
                : "none if it is meant so")
    }

    /// What places the two, third siblings left out.
    private func constraints(of pair: [UIView], in parent: UIView, _ tree: ReviewedTree) -> [NSLayoutConstraint] {
        let others = parent.subviews.filter { view in !pair.contains { $0 === view } }
        let named = pair.flatMap {
            tree.appConstraints(naming: $0, .horizontal) + tree.appConstraints(naming: $0, .vertical)
        }
        return named.unique.filter { constraint in
            !others.contains { $0 === constraint.firstItem || $0 === constraint.secondItem }
        }
    }

    /// The largest common rectangle of two pieces of content; a background that has the whole of the other's piece on it is
    /// what backgrounds are for.
    private func collision(_ back: Sibling, _ front: Sibling) -> CGRect? {
        var largest: CGRect?
        for lower in back.pieces {
            for upper in front.pieces {
                let common = lower.rect.overlap(with: upper.rect)
                guard !common.isNull, common.width > Self.tolerance, common.height > Self.tolerance else { continue }
                let isBackground = lower.kind == .fill && lower.rect.insetBy(dx: -1, dy: -1).contains(upper.rect)
                if isBackground { continue }
                if common.width * common.height > (largest.map { $0.width * $0.height } ?? 0) { largest = common }
            }
        }
        return largest
    }
}
