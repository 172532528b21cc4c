extension Solver {
    func validate(constant: Double) throws(ConstraintSolverError) {
        guard constant.isFinite else { throw .invalid(.constantNotFinite(constant)) }
    }

    func validate(priority: Float) throws(ConstraintSolverError) {
        // NaN fails both comparisons.
        guard priority > 0, priority <= Self.required else { throw .invalid(.priorityOutOfRange(priority)) }
    }

    func validate(_ terms: [Term]) throws(ConstraintSolverError) {
        for term in terms {
            guard isLive(term.variable) else { throw .invalid(.unknownVariable(term.variable)) }
            guard term.coefficient.isFinite else {
                throw .invalid(.coefficientNotFinite(term.coefficient, of: term.variable))
            }
        }
    }

    func validate(_ handle: ConstraintHandle) throws(ConstraintSolverError) {
        guard isLive(handle) else { throw .invalid(.unknownConstraint(handle)) }
    }

    func validate(_ variable: Variable) throws(ConstraintSolverError) {
        guard isLive(variable) else { throw .invalid(.unknownVariable(variable)) }
    }
}
