import ConstraintSolver

/// The guides that the system places: margins, safe area, readable content.
///
/// A guide that no constraint mentions ties nothing, nor does one that constraints mention along the other axis only: a view may be
/// smaller than margins that nothing in it keeps to.
extension LayoutEngine {
    /// Before a constraint mentions the guide at `place`; does nothing for guides of the app's own.
    func tie(_ item: EngineItem, along place: NSLayoutConstraint.Attribute) {
        if place.isHorizontal ? item.isTiedHorizontally : item.isTiedVertically { return }
        guard (item.owner as? UILayoutGuide)?.systemInsets != nil else { return }
        if place.isHorizontal { item.isTiedHorizontally = true } else { item.isTiedVertically = true }
        _ = self.place(item)
    }

    /// After a constraint on the attribute has ended: so do the guide's ties along the axis if it was the last.
    func untie(_ owner: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
        let margins = attribute.isMarginal ? (owner as? UIView)?.standardGuides.layoutMargins : nil
        guard let guide = margins ?? owner as? UILayoutGuide, guide.systemInsets != nil,
            let item = guide.engineItem, item.engineID == id
        else { return }
        let axis: NSLayoutConstraint.Axis = attribute.isHorizontal ? .horizontal : .vertical
        guard axis == .horizontal ? item.isTiedHorizontally : item.isTiedVertically, !isMentioned(item, axis) else {
            return
        }
        if axis == .horizontal { item.isTiedHorizontally = false } else { item.isTiedVertically = false }
        _ = place(item)
        removeLengthBound(of: item.length(axis))
    }

    /// Whether a constraint other than the item's own ties and bounds mentions it along the axis.
    private func isMentioned(_ item: EngineItem, _ axis: NSLayoutConstraint.Axis) -> Bool {
        let ties = item.placement.count { ($0.place == 0 || $0.place == 2) == (axis == .horizontal) }
        let bounds = lengthBounds[item.length(axis)] == nil ? 0 : 1
        return solver.mentionCount(of: item.origin(axis)) + solver.mentionCount(of: item.length(axis)) > ties + bounds
    }
}
