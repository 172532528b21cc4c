/// The distance between two anchors as a guide that reaches from one to the other.
///
/// It joins the view that both are in when a constraint to it is put to use: until then there need not be one.
final class DistanceGuide: UILayoutGuide {
    typealias Anchor = (item: any LayoutItem, attribute: NSLayoutConstraint.Attribute)

    private let start: Anchor
    private let end: Anchor
    /// What ties it to the two anchors; they end where a view leaves the tree.
    private var ties: [NSLayoutConstraint] = []
    private var isTying = false

    init(_ start: Anchor, _ end: Anchor) {
        self.start = start
        self.end = end
        super.init()
        identifier = "distance"
    }

    override var owningView: UIView? {
        let owner = super.owningView
        if isTying || (!ties.isEmpty && ties.allSatisfy { $0.owner != nil }) { return owner }
        guard let view = start.item.layoutView, let other = end.item.layoutView,
            let ancestor = view.nearestCommonAncestor(with: other)
        else { return owner }
        if owner !== ancestor {
            owner?.removeLayoutGuide(self)
            ancestor.addLayoutGuide(self)
        }
        tie()
        return ancestor
    }

    private func tie() {
        isTying = true
        defer { isTying = false }
        let ends = ends
        let former = ties
        ties = [
            NSLayoutConstraint(self, ends.start, .equal, start.item, start.attribute),
            NSLayoutConstraint(self, ends.end, .equal, end.item, end.attribute),
        ]
        NSLayoutConstraint.deactivate(former)
        NSLayoutConstraint.activate(ties)
    }

    private var ends: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
        if start.attribute.kind == .vertical { return (.top, .bottom) }
        let isDirectional = start.attribute.isDirectional || end.attribute.isDirectional
        return isDirectional ? (.leading, .trailing) : (.left, .right)
    }
}
