import ConstraintSolver
import Foundation

extension UIView {
    /// Solves the subtree's own constraints with the target size as a wish, in an engine made for this question: a copy
    /// of the tree's own where the receiver is its root and everything is up to date, else a new one.
    ///
    /// A label that wraps keeps the width it was last laid out at, unless the target's width is required.
    /// Source: auto-layout facts 3.3 and 3.4.
    func fittingSize(
        for target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        runUpdateConstraints()
        if let engine, engine.canBeCopied, let item = engineItem, item.engineID == engine.id {
            return fittingSize(for: target, horizontal: horizontal, vertical: vertical, item, copying: engine)
        }
        return whileMeasured { engine, item in
            fittingSize(for: target, horizontal: horizontal, vertical: vertical, item, in: engine)
        }
    }

    /// Runs `body` with an engine of the receiver's subtree alone, whose size is free, and leaves nothing behind.
    func whileMeasured<Result>(_ body: (LayoutEngine, EngineItem) -> Result) -> Result {
        let engine = LayoutEngine(root: self, isTemporary: true)
        let wraps = wrapWidths()
        defer {
            engine.restoreItems()
            for (view, width) in wraps { view.wrapWidth = width }
        }
        engine.add(subtree: self)
        engine.inOneBatch { engine.takePending() }
        return body(engine, engine.item(for: self))
    }

    private func fittingSize(
        for target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority, _ item: EngineItem,
        copying engine: LayoutEngine
    ) -> CGSize {
        let copy = LayoutEngine(copying: engine)
        let contents = ([self] + engine.wrappingViews.all).compactMap { view in
            view.engineItem.map { (view: view, width: view.wrapWidth, item: $0, constraints: $0.contentSize) }
        }
        defer {
            copy.restoreItems()
            for content in contents {
                content.view.wrapWidth = content.width
                content.item.contentSize = content.constraints
            }
        }
        // At the width the tree is laid out at, contents are wrapped as they are.
        let keepsWidths = horizontal == .required && engine.solver.value(of: item.width) == target.width
        copy.releaseRoot(item, keepingWidth: keepsWidths)
        copy.applyContentSize(of: self, item)
        return fittingSize(
            for: target, horizontal: horizontal, vertical: vertical, item, in: copy, wraps: !keepsWidths)
    }

    private func fittingSize(
        for target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority, _ item: EngineItem,
        in engine: LayoutEngine, wraps: Bool = true
    ) -> CGSize {
        engine.wish(.width, of: self, item.width, target.width, horizontal)
        engine.wish(.height, of: self, item.height, target.height, vertical)
        engine.solveForMeasurement(wraps: wraps, resetting: horizontal == .required)
        let (size, insets) = (engine.frame(of: item).size, alignmentRectInsets)
        return CGSize(
            width: PixelGrid.ceiled(size.width - insets.left - insets.right, scale: displayScale),
            height: PixelGrid.ceiled(size.height - insets.top - insets.bottom, scale: displayScale))
    }

    /// Runs `body` as if no content in the receiver had been laid out yet.
    func whileUnwrapped<Result>(_ body: () -> Result) -> Result {
        let wraps = wrapWidths()
        for (view, _) in wraps { view.wrapWidth = nil }
        defer {
            for (view, width) in wraps { view.wrapWidth = width }
        }
        return body()
    }

    private func wrapWidths() -> [(UIView, CGFloat?)] {
        var result: [(UIView, CGFloat?)] = []
        forEachInSubtree { view in
            if view.wrapsContent { result.append((view, view.wrapWidth)) }
        }
        return result
    }
}

extension LayoutEngine {
    /// Whether a copy of this engine answers as a new one would: nothing waits to be taken in.
    fileprivate var canBeCopied: Bool { !isTemporary && !needsUpdate && !root.wrapsContent }

    /// In a copy: lets go of the root's size, which is what is measured; a width that is to be the same may stay, so that
    /// nothing along the horizontal axis is solved again.
    fileprivate func releaseRoot(_ item: EngineItem, keepingWidth: Bool) {
        let keptCount = keepingWidth && item.placement.count == 2 ? 1 : 0
        for constraint in item.placement.dropFirst(keptCount) { solver.remove(constraint.handle) }
    }

    /// UIKit's logs name the two constraints so. (Constraint logs, auto-layout facts 3.4.)
    func wish(
        _ attribute: NSLayoutConstraint.Attribute, of view: UIView, _ variable: Variable, _ size: CGFloat,
        _ priority: UILayoutPriority
    ) {
        if priority.rawValue == 0 { return }
        let constraint = EngineMadeConstraint(view, attribute, .equal, nil, .notAnAttribute, constant: size)
        constraint.identifier = attribute == .width ? "fittingSizeHTarget" : "fittingSizeVTarget"
        constraint.priority = priority
        guard constraint.isValid else { return }
        var expression = LinearExpression()
        expression.add(variable, 1)
        expression.constant = -constraint.limitedConstant
        _ = addResolvingConflicts(expression, .equal, constraint.priority.rawValue, for: constraint)
    }
}
