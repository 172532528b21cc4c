import ConstraintSolver
package import Foundation

extension LayoutInspector {
    /// Whether nothing but the content size that a scroll view has anyway gives the rectangle of its content a length, although
    /// constraints are about it: they lead to it from one side only, or what they tie to it has no length of its own.
    package func isContentOpen(of scrollView: UIScrollView, _ axis: NSLayoutConstraint.Axis) -> Bool {
        guard let item = scrollView.scrollGuides.content?.engineItem, item.engineID == engine.id,
            item.placement.count == 4
        else { return false }
        let tie = item.placement[axis == .horizontal ? 2 : 3].handle
        return engine.solver.explain(item.length(axis)).contains { $0.constraint == tie }
    }

    /// The same tree with each of the cells higher by `growth` points.
    ///
    /// Of two labels in a cell nothing may say which one takes a rest. A cell that fits its contents has no rest, and hides
    /// that; one that is a pixel higher shows it.
    package func probing(_ cells: [UIView], growth: CGFloat) -> LayoutInspector {
        let probe = LayoutInspector(copying: self)
        for cell in cells { probe.stretch(cell, by: growth) }
        return probe
    }

    private func stretch(_ cell: UIView, by growth: CGFloat) {
        // Placed by its frame: x, width, y, height.
        guard let item = cell.engineItem, item.engineID == engine.id, item.placement.count == 4 else { return }
        let constant = item.placement[3].constant
        do {
            try engine.solver.setConstant(constant - growth, of: item.placement[3].handle)
        } catch {
            // Nothing in it can stretch, so that nothing is open.
            _ = try? engine.solver.add([Term(item.height)], .equal, constant: constant)
        }
    }
}
