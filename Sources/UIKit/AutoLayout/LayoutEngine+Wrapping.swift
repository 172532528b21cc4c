import ConstraintSolver
import Foundation

/// Contents whose height follows the width that layout gives them.
extension LayoutEngine {
    func noteWrapping(_ view: UIView, _ item: EngineItem) {
        if view.wrapsContent { wrappingViews.insert(view, item) } else { wrappingViews.remove(item) }
    }

    /// Solves for a measurement, with contents wrapped where that is asked for, or needed.
    func solveForMeasurement(wraps: Bool, resetting: Bool) {
        repeat {
            let views = wrappingViews.all
            if wraps || hasMovedWidths(of: views) { wrapContents(of: views, resetting: resetting) }
        } while addLengthBounds(beyond: solver.takeChanges())
    }

    /// The views whose contents may wrap otherwise since this was last called: in a list, those of the cell that changed.
    func takeAffectedWrappingViews() -> [UIView] {
        guard !wrappingViews.isEmpty else {
            solver.forgetAffected()
            return []
        }
        // To look further for them would cost more than to wrap all of them.
        guard let variables = solver.takeAffected(limit: Self.variablesForEachView * wrappingViews.count) else {
            return wrappingViews.all
        }
        var items: [EngineItem] = []
        for variable in variables {
            if let item = item(with: variable), item.width == variable { items.append(item) }
        }
        return wrappingViews.all(of: items)
    }

    /// Apple's double pass: solve with unwrapped contents, read the widths, wrap at them.
    func wrapContents(of wrappingViews: [UIView], resetting: Bool) {
        guard !wrappingViews.isEmpty else { return }
        // Loops, as a closure is checked for its isolation at each call.
        var views: [(view: UIView, item: EngineItem, width: CGFloat)] = []
        for view in wrappingViews {
            guard let item = view.engineItem else { continue }
            views.append((view, item, 0))
            guard resetting else { continue }
            view.wrapWidth = nil
            applyContentSize(of: view, item)
        }
        for index in views.indices { views[index].width = solver.value(of: views[index].item.width) }
        for (view, item, width) in views {
            let insets = view.alignmentRectInsets
            view.wrapWidth = PixelGrid.rounded(width - insets.left - insets.right, scale: view.displayScale)
            applyContentSize(of: view, item)
        }
        followBaselines(of: wrappingViews)
    }

    /// Whether heights have changed the width of a content that wraps, which they can where a constraint ties both axes
    /// together: most often an aspect ratio somewhere else, which moves nothing.
    func hasMovedWidths(of wrappingViews: [UIView]) -> Bool {
        mixesAxes
            && wrappingViews.contains { view in
                guard let item = view.engineItem else { return false }
                return (solver.value(of: item.width) - item.wrappedWidth).magnitude > Self.widthTolerance
            }
    }

    /// Remembers the widths that wrapped contents ended up with.
    func noteWidths(of wrappingViews: [UIView]) {
        guard mixesAxes else { return }
        for view in wrappingViews {
            if let item = view.engineItem { item.wrappedWidth = solver.value(of: item.width) }
        }
    }

    /// A view has four, and is among others that do not wrap.
    private static let variablesForEachView = 16

    /// Points; the solver's rounding errors are far below, a pixel far above.
    private static let widthTolerance = 1e-3
}
