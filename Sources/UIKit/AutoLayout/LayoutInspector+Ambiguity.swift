import ConstraintSolver
package import Foundation

extension LayoutInspector {
    /// The weakest of the wishes below; less than any priority an app uses.
    private static let weakest: Float = 0.001
    /// So many views of a stack get a priority of their own.
    private static let levels = 50

    /// The same tree, in which stack views share what is open among their arranged views by index, as UIStackView's
    /// documentation has it, and each of the cells is higher by `growth` points.
    ///
    /// Of two labels in a cell nothing may say which one takes a rest. A cell that fits its contents has no rest, and hides
    /// that; one that is a pixel higher shows it.
    package func probing(_ cells: [UIView], growth: CGFloat) -> LayoutInspector {
        let probe = LayoutInspector(copying: self)
        for cell in cells { probe.stretch(cell, by: growth) }
        probe.resolveStacks()
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

    private func resolveStacks() {
        var pending = [engine.root]
        while let view = pending.popLast() {
            if let stack = view as? UIStackView { resolve(stack) }
            pending += view.subviews
        }
    }

    private func resolve(_ stack: UIStackView) {
        for (index, arranged) in stack.visibleArrangedSubviews.dropLast().enumerated() {
            guard let item = arranged.engineItem, item.engineID == engine.id else { continue }
            let length = item.length(stack.axis)
            let priority = Self.weakest * Float(min(index, Self.levels) + 1)
            _ = try? engine.solver.add(
                [Term(length)], .equal, constant: -engine.solver.value(of: length), priority: priority)
        }
    }
}
