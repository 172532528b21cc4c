import ConstraintSolver

/// Required constraints that exclude each other.
package struct LayoutConflict {
    /// In the order they were added; without any one of them the others could hold. The broken one is among them.
    package let constraints: [NSLayoutConstraint]
    /// The one that does not hold.
    package let broken: NSLayoutConstraint
}

extension LayoutInspector {
    /// The required constraints of the subtree that do not hold now, each with the minimal set that keeps it from holding.
    ///
    /// O(constraints of the subtree), and for each that is broken a copy of the solver.
    package func conflicts(in view: UIView) -> [LayoutConflict] {
        var result: [LayoutConflict] = []
        var pending = [view]
        while let next = pending.popLast() {
            result += next.constraints.filter(isBroken).compactMap(conflict)
            pending += next.subviews.reversed()
        }
        return result
    }

    private func isBroken(_ constraint: NSLayoutConstraint) -> Bool {
        constraint.priority == .required && engine.holds(constraint) == false
    }

    /// The minimal set that keeps a constraint from holding; nil where nothing does.
    func conflict(of constraint: NSLayoutConstraint) -> LayoutConflict? {
        guard let expression = engine.expression(for: constraint) else { return nil }
        if expression.terms.isEmpty { return LayoutConflict(constraints: [constraint], broken: constraint) }
        guard let handle = constraint.engineHandle else { return nil }
        let trial = Solver(copying: engine.solver)
        trial.remove(handle)
        do {
            _ = try trial.add(expression.terms, constraint.relation.solverRelation, constant: expression.constant)
        } catch .unsatisfiable(let others) {
            let constraints = others.compactMap { self.constraint(with: $0) }.filter { !($0 is LengthBoundConstraint) }
            return LayoutConflict(constraints: constraints + [constraint], broken: constraint)
        } catch {
            return nil
        }
        return nil
    }
}
