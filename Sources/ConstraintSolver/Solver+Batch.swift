extension Solver {
    /// Required constraints that cannot all hold.
    package struct Conflict: Sendable {
        /// The constraint that was added, or changed, last.
        package var refused: ConstraintHandle
        /// Those it cannot hold with, as in `ConstraintSolverError.unsatisfiable`.
        package var others: [ConstraintHandle]
    }

    /// Which constraint of a conflict gives way, and to which priority below 1000.
    package struct Concession: Sendable {
        package var constraint: ConstraintHandle
        package var priority: Float

        package init(_ constraint: ConstraintHandle, priority: Float) {
            self.constraint = constraint
            self.priority = priority
        }
    }

    /// Adds and changes many constraints for the price of one look at all of them.
    ///
    /// Inside of `body` no required constraint is refused. At its end all are looked at together; only when they cannot hold does the solver
    /// take them one after the other, in the order in which they were stated, and asks `resolve` at each that cannot hold with those before it.
    /// `resolve` names that one or one of the others, and changes nothing in the solver. A batch within a batch is part of the outer one.
    ///
    /// Values read inside of `body` may be off where required constraints exclude each other.
    package func batch<Failure>(
        _ body: () throws(Failure) -> Void, resolve: (Conflict) -> Concession
    ) throws(Failure) {
        guard !engine.isBatching else { return try body() }
        engine.isBatching = true
        defer {
            if !engine.endBatch() { resolveBatch(resolve) }
        }
        try body()
    }

    private func resolveBatch(_ resolve: (Conflict) -> Concession) {
        for index in 0..<engine.trusted.count {
            let constraint = engine.trusted[index]
            guard engine.constraints[constraint].isLive, engine.constraints[constraint].trust == .withdrawn else {
                continue
            }
            var holds = engine.putBack(constraint)
            while !holds {
                let others = conflict(of: constraint)
                let concession = resolve(Conflict(refused: handle(constraint), others: others))
                giveWay(concession, of: constraint, and: others)
                if concession.constraint.index == constraint { break }
                holds = engine.setPriority(Self.required, of: constraint)
            }
        }
        engine.forgetBatch()
    }

    private func giveWay(_ concession: Concession, of refused: UInt32, and others: [ConstraintHandle]) {
        let isOfConflict = concession.constraint == handle(refused) || others.contains(concession.constraint)
        demand(isOfConflict, "a concession outside of the conflict: name one of its constraints")
        demand(
            concession.priority > 0 && concession.priority < Self.required,
            "a concession that gives nothing: name a priority between 0 and 1000")
        _ = engine.setPriority(concession.priority, of: concession.constraint.index)
        engine.constraints[concession.constraint.index].priority = concession.priority
    }
}
