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
            if wraps || hasMovedWidths { wrapContents(resetting: resetting) }
        } while addLengthBounds(beyond: solver.takeChanges())
    }

    /// Apple's double pass: solve with unwrapped contents, read the widths, wrap at them.
    func wrapContents(resetting: Bool) {
        guard !wrappingViews.isEmpty else { return }
        // Loops, as a closure is checked for its isolation at each call.
        var views: [(view: UIView, item: EngineItem, width: CGFloat)] = []
        for view in wrappingViews.all {
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
    }

    /// Whether heights have changed the width of a content that wraps, which they can where a constraint ties both axes
    /// together: most often an aspect ratio somewhere else, which moves nothing.
    var hasMovedWidths: Bool {
        mixesAxes
            && wrappingViews.all.contains { view in
                guard let item = view.engineItem else { return false }
                return (solver.value(of: item.width) - item.wrappedWidth).magnitude > Self.widthTolerance
            }
    }

    /// Remembers the widths that wrapped contents ended up with.
    func noteWidths() {
        guard mixesAxes else { return }
        for view in wrappingViews.all {
            if let item = view.engineItem { item.wrappedWidth = solver.value(of: item.width) }
        }
    }

    /// Points; the solver's rounding errors are far below, a pixel far above.
    private static let widthTolerance = 1e-3
}
