extension Solver {
    /// Moves the feasible point to where the new required constraint holds too, or throws the minimal set that forbids it.
    func makeFeasible(_ record: ConstraintRecord) throws(ConstraintSolverError) {
        let activity = record.activity(variables, at: \.feasible)
        let size = record.terms.reduce(0) { max($0, $1.coefficient.magnitude) }
        if record.error(activity) <= DenseSimplex.tolerance * max(size, .leastNormalMagnitude) { return }
        // A variable that nothing required mentions can take up the whole difference.
        for term in record.terms where term.coefficient.magnitude >= size * 1e-6 {
            let index = Int(term.variable.index)
            guard !variables[index].constraints.contains(where: { isRequired($0) }) else { continue }
            variables[index].feasible -= activity / term.coefficient
            return
        }
        try searchFeasiblePoint(record)
    }

    private func isRequired(_ index: UInt32) -> Bool {
        constraints[Int(index)].isLive && constraints[Int(index)].priority == Self.required
    }

    private func searchFeasiblePoint(_ record: ConstraintRecord) throws(ConstraintSolverError) {
        var component = component(of: record.terms.map(\.variable.index), lowest: Self.required)
        // The starts of the search are its first columns. The new constraint comes after all others: only it may err.
        component.rows.append(
            DenseSimplex.Row(
                terms: record.terms.enumerated().map { ($0.offset, $0.element.coefficient) },
                relation: record.relation, constant: record.constant, level: 1))
        var simplex = DenseSimplex(rows: component.rows, columnCount: component.variables.count, levelCount: 2)
        simplex.optimize()
        let newLine = component.rows.count - 1
        if let blocking = simplex.blockingLines(of: newLine) {
            throw .unsatisfiable(
                conflict: blocking.map {
                    let index = component.constraints[$0]
                    return ConstraintHandle(index: index, generation: constraints[Int(index)].generation)
                })
        }
        for (column, value) in simplex.values().enumerated() {
            variables[Int(component.variables[column])].feasible = value
        }
    }
}
