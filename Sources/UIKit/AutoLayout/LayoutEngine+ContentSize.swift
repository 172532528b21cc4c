import ConstraintSolver
import Foundation

extension LayoutEngine {
    /// Whether the view's intrinsic size counts: not where its frame is given from outside.
    func takesContentSize(_ view: UIView) -> Bool {
        if view === root { return isTemporary || !view.translatesAutoresizingMaskIntoConstraints }
        return !view.translatesAutoresizingMaskIntoConstraints
    }

    /// Four wishes on the alignment rectangle: at most the intrinsic width and height by hugging, at least these by
    /// compression resistance. An axis without intrinsic size has none.
    func applyContentSize(of view: UIView, _ item: EngineItem) {
        guard takesContentSize(view) else { return removeContentSize(of: item) }
        let size = view.intrinsicContentSize
        let insets = view.alignmentRectInsets
        let width = size.width == UIView.noIntrinsicMetric ? nil : size.width + insets.left + insets.right
        let height = size.height == UIView.noIntrinsicMetric ? nil : size.height + insets.top + insets.bottom
        let priorities = view.contentPriorities
        wish(&item.contentSize.widthHugging, item.width, .lessThanOrEqual, width, priorities.horizontalHugging)
        wish(&item.contentSize.widthResistance, item.width, .greaterThanOrEqual, width, priorities.horizontalResistance)
        wish(&item.contentSize.heightHugging, item.height, .lessThanOrEqual, height, priorities.verticalHugging)
        wish(
            &item.contentSize.heightResistance, item.height, .greaterThanOrEqual, height, priorities.verticalResistance)
    }

    func removeContentSize(of item: EngineItem) {
        let parts = item.contentSize
        for part in [parts.widthHugging, parts.widthResistance, parts.heightHugging, parts.heightResistance] {
            if let part { solver.remove(part.handle) }
        }
        item.contentSize = ContentSizeConstraints()
    }

    private func wish(
        _ slot: inout EngineConstraint?, _ variable: Variable, _ relation: ConstraintSolver.Relation, _ size: CGFloat?,
        _ priority: UILayoutPriority
    ) {
        if let present = slot {
            if let size, present.constant == -size, present.priority == priority.rawValue { return }
            solver.remove(present.handle)
            slot = nil
        }
        guard let size else { return }
        var expression = LinearExpression()
        expression.add(variable, 1)
        expression.constant = -size
        guard let handle = addResolvingConflicts(expression, relation, priority.rawValue, for: nil) else { return }
        slot = EngineConstraint(handle: handle, constant: -size, priority: priority.rawValue)
    }
}
