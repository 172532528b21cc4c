extension Solver {
    /// States `sum(terms) + constant  relation  0` at `priority`, 1000 being required. A variable may occur in several terms.
    ///
    /// On `unsatisfiable` the solver is as it was before; the caller may add the constraint again at a lower priority. O(terms), unless a required
    /// constraint contradicts the point at which all others hold: then the components concerned are solved.
    /// - Parameters:
    ///   - constant: in the unit of the variables; finite.
    ///   - priority: greater than 0, at most 1000; any fraction is a level of its own.
    /// - Throws: `unsatisfiable`, or `invalid` for a number that is not finite, a priority out of range or a variable that is not there.
    package func add(
        _ terms: [Term], _ relation: Relation, constant: Double, priority: Float = 1000
    ) throws(ConstraintSolverError) -> ConstraintHandle {
        try validate(constant: constant)
        try validate(priority: priority)
        try validate(terms)
        let constraint = engine.add(terms.span, relation, constant: constant, priority: priority)
        if priority == Self.required, engine.isBatching {
            engine.trust(constraint)
        } else if priority == Self.required, !engine.makeFeasible(constraint) {
            let conflict = conflict(of: constraint)
            engine.remove(constraint)
            throw .unsatisfiable(conflict: conflict)
        }
        return handle(constraint)
    }

    /// Takes the constraint out. O(its terms); the rest is done at the next read. A handle that is not in use stops the program.
    package func remove(_ handle: ConstraintHandle) {
        demand(isLive(handle), "remove of a constraint this solver does not have: remove each constraint once")
        engine.remove(handle.index)
    }

    /// Replaces the constant. If a required constraint cannot hold with it, the constraint is removed, and its handle is in use no more; the
    /// rest is untouched.
    ///
    /// What follows from the constraint is moved at the next read, at the price of what moves.
    /// - Throws: `unsatisfiable` after the removal, or `invalid` for a constant that is not finite or a constraint that is not there, where nothing
    ///   is changed.
    package func setConstant(_ constant: Double, of handle: ConstraintHandle) throws(ConstraintSolverError) {
        try validate(constant: constant)
        try validate(handle)
        guard engine.constraints[handle.index].constant != constant else { return }
        if !engine.setConstant(constant, of: handle.index) {
            let conflict = conflict(of: handle.index)
            engine.remove(handle.index)
            throw .unsatisfiable(conflict: conflict)
        }
    }

    /// The priority that the constraint has now: lower than the one it was added with where it gave way at the end of a batch.
    package func priority(of handle: ConstraintHandle) -> Float {
        demand(isLive(handle), "priority of a constraint this solver does not have: ask before it is removed")
        return engine.constraints[handle.index].priority
    }

    /// Replaces the priority. If the constraint cannot hold as a required one, it keeps the priority it had.
    ///
    /// - Throws: `unsatisfiable`, or `invalid` for a priority out of range or a constraint that is not there.
    package func setPriority(_ priority: Float, of handle: ConstraintHandle) throws(ConstraintSolverError) {
        try validate(priority: priority)
        try validate(handle)
        let before = engine.constraints[handle.index].priority
        guard before != priority else { return }
        if !engine.setPriority(priority, of: handle.index) {
            let conflict = conflict(of: handle.index)
            _ = engine.setPriority(before, of: handle.index)
            throw .unsatisfiable(conflict: conflict)
        }
        engine.constraints[handle.index].priority = priority
    }

    /// What keeps the tried constraint from holding. The trial may have moved ties, so its component starts afresh.
    func conflict(of constraint: UInt32) -> [ConstraintHandle] {
        let conflict = engine.conflict(of: constraint)
        engine.seedReset(constraint)
        return conflict.map { handle($0) }
    }
}
