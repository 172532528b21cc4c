extension Solver {
    /// States `sum(terms) + constant  relation  0` at `priority`, 1000 being required. A variable may occur in several terms.
    ///
    /// On `unsatisfiable` the solver is as it was before; the caller may add the constraint again at a lower priority.
    /// - Throws: `ConstraintSolverError`
    package func add(
        _ terms: [Term], _ relation: Relation, constant: Double, priority: Float = 1000
    ) throws(ConstraintSolverError) -> ConstraintHandle {
        try validate(constant: constant)
        try validate(priority: priority)
        let record = ConstraintRecord(
            relation: relation, priority: priority, constant: constant, sequence: nextSequence, terms: try merged(terms)
        )
        if priority == Self.required { try makeFeasible(record) }
        nextSequence += 1
        return insert(record)
    }

    /// Takes the constraint out. O(constraints of its variables); a handle that is not in the solver is a mistake of the caller.
    package func remove(_ handle: ConstraintHandle) {
        precondition(isLive(handle), "remove of a constraint this solver does not have: remove each constraint once")
        let index = Int(handle.index)
        for term in constraints[index].terms {
            let variable = Int(term.variable.index)
            variables[variable].constraints.removeAll { $0 == handle.index }
            if variables[variable].edit == handle { variables[variable].edit = nil }
            markDirty(term.variable.index)
        }
        constraints[index].isLive = false
        constraints[index].generation &+= 1
        constraints[index].terms = []
        freeConstraints.append(handle.index)
    }

    /// Replaces the constant. If a required constraint cannot hold with it, the constraint is removed and the rest untouched.
    package func setConstant(_ constant: Double, of handle: ConstraintHandle) throws(ConstraintSolverError) {
        try validate(constant: constant)
        try validate(handle)
        let index = Int(handle.index)
        guard constraints[index].constant != constant else { return }
        try change(handle, to: constraints[index].priority, constant: constant) { self.remove(handle) }
    }

    /// Replaces the priority. If the constraint cannot hold as a required one, it keeps the priority it had.
    package func setPriority(_ priority: Float, of handle: ConstraintHandle) throws(ConstraintSolverError) {
        try validate(priority: priority)
        try validate(handle)
        let index = Int(handle.index)
        guard constraints[index].priority != priority else { return }
        try change(handle, to: priority, constant: constraints[index].constant) {}
    }

    private func change(
        _ handle: ConstraintHandle, to priority: Float, constant: Double, onConflict: () -> Void
    ) throws(ConstraintSolverError) {
        let index = Int(handle.index)
        var record = constraints[index]
        record.priority = priority
        record.constant = constant
        if priority == Self.required {
            // While its new form is tried the old one must not stand in the way.
            constraints[index].isLive = false
            do {
                try makeFeasible(record)
            } catch {
                constraints[index].isLive = true
                onConflict()
                throw error
            }
        }
        constraints[index] = record
        for term in record.terms { markDirty(term.variable.index) }
    }

    private func insert(_ record: ConstraintRecord) -> ConstraintHandle {
        var record = record
        let index: UInt32
        if let free = freeConstraints.popLast() {
            index = free
            record.generation = constraints[Int(free)].generation
            constraints[Int(free)] = record
        } else {
            index = UInt32(constraints.count)
            constraints.append(record)
        }
        for term in record.terms {
            variables[Int(term.variable.index)].constraints.append(index)
            markDirty(term.variable.index)
        }
        return ConstraintHandle(index: index, generation: record.generation)
    }

    /// One term a variable, in the order of first mention, without those that cancel.
    private func merged(_ terms: [Term]) throws(ConstraintSolverError) -> [Term] {
        var result: [Term] = []
        result.reserveCapacity(terms.count)
        for term in terms {
            guard isLive(term.variable) else { throw .invalid(.unknownVariable(term.variable)) }
            guard term.coefficient.isFinite else {
                throw .invalid(.coefficientNotFinite(term.coefficient, of: term.variable))
            }
            if let place = result.firstIndex(where: { $0.variable == term.variable }) {
                result[place].coefficient += term.coefficient
            } else {
                result.append(term)
            }
        }
        result.removeAll { $0.coefficient == 0 }
        return result
    }

    func markDirty(_ variable: UInt32) {
        guard !variables[Int(variable)].isDirty else { return }
        variables[Int(variable)].isDirty = true
        dirtyVariables.append(variable)
    }
}
