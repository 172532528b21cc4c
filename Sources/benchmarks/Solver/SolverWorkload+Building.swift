import ConstraintSolver

extension SolverWorkload {
    /// Auto Layout's levels, and one more for a text that gives way later than others.
    enum Priority {
        static let required: Float = 1000
        static let edit: Float = 999
        static let resistMore: Float = 751
        static let resist: Float = 750
        static let hug: Float = 250
    }

    mutating func makeView() -> WorkloadView {
        variableCount += 4
        return WorkloadView(first: variableCount - 4)
    }

    mutating func edit(_ size: WorkloadExpression) {
        edits.append((variable: size.terms[0].variable, priority: Priority.edit))
    }

    /// The expression is zero, or wished to be.
    mutating func zero(_ expression: WorkloadExpression, _ priority: Float = Priority.required) {
        state(expression, .equal, priority)
    }

    /// The expression is zero or more, or wished to be.
    mutating func positive(_ expression: WorkloadExpression, _ priority: Float = Priority.required) {
        state(expression, .greaterThanOrEqual, priority)
    }

    /// The expression is zero or less, or wished to be.
    mutating func negative(_ expression: WorkloadExpression, _ priority: Float = Priority.required) {
        state(expression, .lessThanOrEqual, priority)
    }

    private mutating func state(_ expression: WorkloadExpression, _ relation: Relation, _ priority: Float) {
        constraints.append(
            Constraint(
                relation: relation, priority: priority, constant: expression.constant, terms: expression.terms))
    }
}
