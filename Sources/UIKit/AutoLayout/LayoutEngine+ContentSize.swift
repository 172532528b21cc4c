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
        let size = finiteContentSize(of: view)
        let insets = view.alignmentRectInsets
        let width = size.width == UIView.noIntrinsicMetric ? nil : size.width + insets.left + insets.right
        let height = size.height == UIView.noIntrinsicMetric ? nil : size.height + insets.top + insets.bottom
        let priorities = view.contentPriorities
        wish(.widthHugging, of: item, width, priorities.horizontalHugging)
        wish(
            .widthResistance, of: item, width,
            view.wrapsContent ? Self.yieldingToEquals(priorities.horizontalResistance) : priorities.horizontalResistance
        )
        wish(.heightHugging, of: item, height, priorities.verticalHugging)
        wish(.heightResistance, of: item, height, priorities.verticalResistance)
    }

    /// Just below the priority: a text that wraps loses nothing by being narrower, so among equals that lack room it is the
    /// one that gives way, on whichever side it stands. Apple documents no order among equals; a row of a label and a
    /// switch with the priorities they come with is expected to wrap.
    private static func yieldingToEquals(_ priority: UILayoutPriority) -> UILayoutPriority {
        guard priority < .required, priority.rawValue > 0.01 else { return priority }
        return UILayoutPriority(priority.rawValue - 0.01)
    }

    /// Views that are being asked for their intrinsic size, the innermost one last.
    private static var askedViews: [UIView] = []

    private func finiteContentSize(of view: UIView) -> CGSize {
        // A view may answer with what its own constraints ask for: that is found without the answer.
        if Self.askedViews.contains(where: { $0 === view }) {
            return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        }
        Self.askedViews.append(view)
        defer { Self.askedViews.removeLast() }
        let size = view.intrinsicContentSize
        if size.width.isFinite, size.height.isFinite {
            return CGSize(width: min(size.width, Self.largestConstant), height: min(size.height, Self.largestConstant))
        }
        LayoutDiagnostics.report(
            .contentSizeNotFinite(view: NSLayoutConstraint.name(of: view), size: "{\(size.width), \(size.height)}"))
        return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    func removeContentSize(of item: EngineItem) {
        let parts = item.contentSize
        for part in [parts.widthHugging, parts.widthResistance, parts.heightHugging, parts.heightResistance] {
            if let part { solver.remove(part.handle) }
        }
        item.contentSize = ContentSizeConstraints()
    }

    /// Reads and writes what the item has by itself: a conflict on the way is explained from it.
    private func wish(
        _ part: ContentSizePart, of item: EngineItem, _ size: CGFloat?,
        _ priority: UILayoutPriority
    ) {
        if let present = item.contentSize[part] {
            if let size, present.priority == priority.rawValue {
                if present.constant == -size { return }
                // A required one is stated anew: it may have given way, and holds with another size.
                if priority < .required, (try? solver.setConstant(-size, of: present.handle)) != nil {
                    item.contentSize[part]?.constant = -size
                    return
                }
            }
            solver.remove(present.handle)
            item.contentSize[part] = nil
        }
        guard let size, priority.rawValue > 0 else { return }
        var expression = makeExpression()
        expression.add(item.length(part.axis), 1)
        expression.constant = -size
        let relation = part.isHugging ? ConstraintSolver.Relation.lessThanOrEqual : .greaterThanOrEqual
        let handle = addResolvingConflicts(
            expression, relation, priority.rawValue, for: nil,
            standIn: {
                (item.owner as? UIView).map {
                    ConstraintSource.contentSize(of: $0, part, constant: size, priority: priority.rawValue)
                }
            })
        recycle(expression)
        guard let handle else { return }
        item.contentSize[part] = EngineConstraint(handle: handle, constant: -size, priority: priority.rawValue)
    }
}
