import ConstraintSolver
import Foundation

extension UIView {
    /// Solves the subtree's own constraints with the target size as a wish, in an engine made for this question.
    ///
    /// A label that wraps keeps the width it was last laid out at, unless the target's width is required.
    /// Source: auto-layout facts 3.3 and 3.4.
    func fittingSize(
        for target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        runUpdateConstraints()
        let engine = LayoutEngine(root: self, isTemporary: true)
        let wraps = wrapWidths()
        defer {
            engine.restoreItems()
            for (view, width) in wraps { view.wrapWidth = width }
        }
        engine.add(subtree: self)
        engine.takePending()
        let item = engine.item(for: self)
        engine.wish(item.width, target.width, horizontal)
        engine.wish(item.height, target.height, vertical)
        engine.wrapContents(resetting: horizontal == .required)
        let (size, insets) = (engine.frame(of: item).size, alignmentRectInsets)
        return CGSize(
            width: PixelGrid.ceiled(size.width - insets.left - insets.right, scale: displayScale),
            height: PixelGrid.ceiled(size.height - insets.top - insets.bottom, scale: displayScale))
    }

    private func wrapWidths() -> [(UIView, CGFloat?)] {
        var result: [(UIView, CGFloat?)] = wrapsContent ? [(self, wrapWidth)] : []
        for view in subviews { result += view.wrapWidths() }
        return result
    }
}

extension LayoutEngine {
    fileprivate func wish(_ variable: Variable, _ size: CGFloat, _ priority: UILayoutPriority) {
        var expression = LinearExpression()
        expression.add(variable, 1)
        expression.constant = -size
        _ = addResolvingConflicts(expression, .equal, priority.rawValue, for: nil)
    }
}
