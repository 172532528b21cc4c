import UIKit

/// Views that reach beyond their superview: what is outside is cut off, or takes no touches.
///
/// A view whose centre is tied to an edge or a corner of its superview, or that has a z position, is outside on purpose: a
/// badge. So is one that only decorates: it shows no text, takes no touches though its class would, and is clipped.
struct ContainmentCheck: LayoutCheck {
    func drafts(in tree: ReviewedTree) -> [FindingDraft] {
        tree.views.compactMap { view in
            guard view !== tree.root, !(view is UILabel), !(view is UICollectionReusableView),
                let superview = view.superview, let area = Containment.area(of: superview),
                Overflow(of: view.aligned, beyond: area, tolerance: tree.pixel) != nil, !tree.isLaidOutByControl(view)
            else { return nil }
            // Not the tree's content: that is clipped where this superview clips.
            let pieces = VisibleContent(of: view).pieces
            let content = view.convert(pieces.reduce(.null) { $0.union($1.rect) }, to: superview)
            let shown = content.overlap(with: view.aligned)
            guard let overflow = Overflow(of: shown, beyond: area, tolerance: tree.pixel),
                !ScrolledContentCheck.isOpen(superview, overflow.axis, in: tree)
            else { return nil }
            return FindingDraft(
                kind: .viewOutsideSuperview, severity: isMeant(view, in: superview, overflow) ? .note : .finding,
                view: view, message: message(view, superview, shown, area, overflow, in: tree),
                constraints: Containment.constraints(behind: view, overflow, in: tree),
                remedy: Containment.remedy(for: view, overflow, in: tree))
        }
    }

    private func message(
        _ view: UIView, _ superview: UIView, _ shown: CGRect, _ area: CGRect, _ overflow: Overflow,
        in tree: ReviewedTree
    ) -> String {
        let outer = "\(tree.name(of: superview)) (\(ViewWords.size(area.size)))"
        let effect = superview.clipsToBounds ? "what is outside is cut off" : "what is outside takes no touches"
        let place = shown.overlaps(area) ? "reaches \(overflow.text) of" : "lies outside of"
        return "it \(place) \(outer); \(effect)"
    }

    private func isMeant(_ view: UIView, in superview: UIView, _ overflow: Overflow) -> Bool {
        if view.layer.zPosition != 0 { return true }
        if superview.clipsToBounds, !(view is UIControl), !view.isUserInteractionEnabled,
            !VisibleContent(of: view).hasText
        {
            return true
        }
        return superview.constraints.contains { constraint in
            let (first, second) = (constraint.firstAttribute, constraint.secondAttribute)
            guard constraint.relates(view, superview), first.axis == overflow.axis else { return false }
            return first.isCenter != second.isCenter
        }
    }
}

/// Where a superview's children belong.
@MainActor enum Containment {
    /// The bounds; a scroll view's content, and what it shows beyond that. Nil for a list, which places its cells itself.
    static func area(of superview: UIView) -> CGRect? {
        guard let scrollView = superview as? UIScrollView else { return superview.bounds }
        if isList(scrollView) { return nil }
        let content = CGRect(origin: .zero, size: scrollView.contentSize)
        return scrollView.isScrollEnabled ? scrollView.bounds.union(content) : scrollView.bounds
    }

    static func isList(_ view: UIView) -> Bool { view is UICollectionView || view is UITableView }

    /// The app's constraints that place the view along the axis, and those that give its superview its length.
    static func constraints(
        behind view: UIView, _ overflow: Overflow, in tree: ReviewedTree
    ) -> [NSLayoutConstraint] {
        let own = tree.appConstraints(affecting: view, overflow.axis)
        guard let superview = view.superview, superview !== tree.root else { return own }
        let length: NSLayoutConstraint.Attribute = overflow.axis == .horizontal ? .width : .height
        let outer = tree.inspector.bindings(of: length, of: superview).map(\.constraint).filter { $0.role == .app }
        return (own + outer).unique
    }

    static func remedy(for view: UIView, _ overflow: Overflow, in tree: ReviewedTree) -> String {
        guard let superview = view.superview else { return "" }
        if let outward = superview.constraints.first(where: { leads($0, out: view, of: superview, overflow) }) {
            let constant = outward.constant
            return "the constant \(ViewWords.points(constant)) leads outwards: use \(ViewWords.points(-constant))"
        }
        let (edge, length) = (overflow.side.rawValue, overflow.axis.length)
        return "keep the \(edge) edge inside \(tree.name(of: superview)), or let that one's \(length) follow"
    }

    /// Whether a constraint ties the edge that is outside to the same edge of the superview, with a constant that leads out.
    private static func leads(
        _ constraint: NSLayoutConstraint, out view: UIView, of superview: UIView, _ overflow: Overflow
    ) -> Bool {
        let attribute = constraint.firstAttribute
        guard constraint.relates(view, superview), attribute == constraint.secondAttribute,
            attribute.axis == overflow.axis, let isFar = attribute.isFarEdge
        else { return false }
        let constant = constraint.firstItem === view ? constraint.constant : -constraint.constant
        return (isFar ? constant : -constant) > 0 && abs(abs(constant) - overflow.amount) < 1
    }
}

extension UIView {
    /// What constraints place: a switch or a slider reaches beyond it by design.
    fileprivate var aligned: CGRect { alignmentRect(forFrame: frame) }
}

extension NSLayoutConstraint {
    /// Whether one item is the first view (or in it), the other the second (or in it).
    func relates(_ one: UIView, _ other: UIView) -> Bool {
        let items = [firstItem, secondItem].map { item in
            (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
        }
        guard let first = items[0], let second = items[1] else { return false }
        func matches(_ a: UIView, _ b: UIView) -> Bool {
            (a === one || a.isDescendant(of: one))
                && (b === other || b.isDescendant(of: other) && !b.isDescendant(of: one))
        }
        return matches(first, second) || matches(second, first)
    }
}

extension NSLayoutConstraint.Attribute {
    /// Whether it is the edge where things end; nil for what is no edge.
    var isFarEdge: Bool? {
        switch self {
        case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: true
        case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin: false
        default: nil
        }
    }

    var isCenter: Bool {
        switch self {
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: true
        default: false
        }
    }
}
