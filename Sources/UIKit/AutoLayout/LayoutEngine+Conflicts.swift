import ConstraintSolver

extension LayoutEngine {
    /// Just under required: where a constraint that had to give way waits until it can hold again.
    private static let brokenPriority: Float = 999.99

    /// Lets the solver look at all constraints that `body` adds together, which is far cheaper than at each; conflicts end as in
    /// `addResolvingConflicts`.
    func inOneBatch(_ body: () -> Void) {
        solver.batch(body) { conflict in
            let refused = appConstraint(with: conflict.refused)
            let others = conflict.others.map { (handle: $0, constraint: appConstraint(with: $0)) }
            let victim = others.last { refused == nil && $0.constraint != nil }
            report(others.compactMap(\.constraint), broken: refused ?? victim?.constraint)
            return Solver.Concession(victim?.handle ?? conflict.refused, priority: Self.brokenPriority)
        }
    }

    /// Adds a constraint; where required ones exclude each other, the app's latest gives way and is kept as a wish.
    func addResolvingConflicts(
        _ expression: LinearExpression, _ relation: ConstraintSolver.Relation, _ priority: Float,
        for constraint: NSLayoutConstraint?
    ) -> ConstraintHandle? {
        do {
            return try add(expression, relation, priority, for: constraint)
        } catch .unsatisfiable(let conflict) {
            let others = conflict.compactMap { appConstraint(with: $0) }
            guard constraint == nil, let victim = others.last, let victimExpression = self.expression(for: victim)
            else {
                report(others, broken: constraint)
                return try? add(expression, relation, Self.brokenPriority, for: constraint)
            }
            report(others, broken: victim)
            forget(victim)
            let handle = addResolvingConflicts(expression, relation, priority, for: constraint)
            _ = try? add(victimExpression, victim.relation.solverRelation, Self.brokenPriority, for: victim)
            return handle
        } catch {
            LayoutDiagnostics.report(.invalidConstraint(constraint.map(logText(of:)) ?? "\(error)"))
            return nil
        }
    }

    private func add(
        _ expression: LinearExpression, _ relation: ConstraintSolver.Relation, _ priority: Float,
        for constraint: NSLayoutConstraint?
    ) throws(ConstraintSolverError) -> ConstraintHandle {
        let handle = try solver.add(
            expression.terms, relation, constant: expression.constant, priority: priority)
        if let constraint { note(handle, of: constraint) }
        return handle
    }

    private func report(_ constraints: [NSLayoutConstraint], broken: NSLayoutConstraint?) {
        var all = constraints
        if let broken, !all.contains(where: { $0 === broken }) { all.append(broken) }
        LayoutDiagnostics.report(
            .unsatisfiable(
                constraints: all.map(logText(of:)), broken: broken.map(logText(of:)) ?? "a constraint of the system"
            ))
    }
}
