/// The distance between two anchors as a guide that reaches from one to the other.
///
/// It joins the view that both are in when a constraint to it is put to use: until then there need not be one.
final class DistanceGuide: UILayoutGuide {
    typealias Anchor = (item: any LayoutItem, attribute: NSLayoutConstraint.Attribute)

    private let start: Anchor
    private let end: Anchor

    init(_ start: Anchor, _ end: Anchor) {
        self.start = start
        self.end = end
        super.init()
        identifier = "distance"
    }

    override var owningView: UIView? {
        if let owner = super.owningView { return owner }
        guard let view = start.item.layoutView, let other = end.item.layoutView,
            let ancestor = view.nearestCommonAncestor(with: other)
        else { return nil }
        ancestor.addLayoutGuide(self)
        let ends = ends
        NSLayoutConstraint(self, ends.start, .equal, start.item, start.attribute).isActive = true
        NSLayoutConstraint(self, ends.end, .equal, end.item, end.attribute).isActive = true
        return ancestor
    }

    private var ends: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
        if start.attribute.kind == .vertical { return (.top, .bottom) }
        let isDirectional = start.attribute.isDirectional || end.attribute.isDirectional
        return isDirectional ? (.leading, .trailing) : (.left, .right)
    }
}
