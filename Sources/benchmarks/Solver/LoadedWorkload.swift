import ConstraintSolver

/// A workload in a solver.
final class LoadedWorkload {
    let solver = Solver()
    private let workload: SolverWorkload
    private let variables: [Variable]
    private var middle: ConstraintHandle?
    private var round = 0

    /// Adds everything in one batch: no workload has required constraints that exclude each other.
    init(_ workload: SolverWorkload) throws(ConstraintSolverError) {
        self.workload = workload
        let solver = solver
        let variables = (0..<workload.variableCount).map { _ in solver.makeVariable() }
        self.variables = variables
        var handles: [ConstraintHandle] = []
        handles.reserveCapacity(workload.constraints.count)
        var terms: [Term] = []
        try solver.batch { () throws(ConstraintSolverError) in
            for edit in workload.edits {
                try solver.makeEditable(variables[edit.variable], priority: edit.priority)
            }
            for constraint in workload.constraints {
                handles.append(try Self.add(constraint, to: solver, variables, &terms))
            }
        } resolve: {
            Solver.Concession($0.refused, priority: 999.5)
        }
        middle = handles.isEmpty ? nil : handles[handles.count / 2]
    }

    private static func add(
        _ constraint: SolverWorkload.Constraint, to solver: Solver, _ variables: [Variable], _ terms: inout [Term]
    ) throws(ConstraintSolverError) -> ConstraintHandle {
        terms.removeAll(keepingCapacity: true)
        for term in constraint.terms { terms.append(Term(variables[term.variable], term.coefficient)) }
        return try solver.add(
            terms, constraint.relation, constant: constraint.constant, priority: constraint.priority)
    }

    /// Any read makes the solver solve.
    func read() {
        if let last = variables.last { _ = solver.value(of: last) }
    }

    /// Takes the constraint in the middle out, adds it again, and reads.
    func readd() throws(ConstraintSolverError) {
        guard let handle = middle else { return }
        solver.remove(handle)
        var terms: [Term] = []
        let constraint = workload.constraints[workload.constraints.count / 2]
        middle = try Self.add(constraint, to: solver, variables, &terms)
        read()
    }

    /// Suggests the next value to every edit variable, and reads.
    func suggestNext() throws(ConstraintSolverError) {
        let value = workload.suggestions[round % workload.suggestions.count]
        round += 1
        for edit in workload.edits { try solver.suggest(value, for: variables[edit.variable]) }
        read()
    }
}
