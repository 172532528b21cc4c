extension Solver {
    func validate(constant: Double) throws(ConstraintSolverError) {
        guard constant.isFinite else { throw .invalid(.constantNotFinite(constant)) }
    }

    func validate(priority: Float) throws(ConstraintSolverError) {
        // NaN fails both comparisons.
        guard priority > 0, priority <= Self.required else { throw .invalid(.priorityOutOfRange(priority)) }
    }

    func validate(_ terms: [Term]) throws(ConstraintSolverError) {
        guard let wrong = engine.firstInvalid(of: terms) else { return }
        guard isLive(wrong.variable) else { throw .invalid(.unknownVariable(wrong.variable)) }
        throw .invalid(.coefficientNotFinite(wrong.coefficient, of: wrong.variable))
    }

    func validate(_ handle: ConstraintHandle) throws(ConstraintSolverError) {
        guard isLive(handle) else { throw .invalid(.unknownConstraint(handle)) }
    }

    func validate(_ variable: Variable) throws(ConstraintSolverError) {
        guard isLive(variable) else { throw .invalid(.unknownVariable(variable)) }
    }
}

extension Engine {
    /// The first term whose variable is not there or whose coefficient is no number.
    borrowing func firstInvalid(of terms: [Term]) -> Term? {
        terms.first { !isLive($0.variable) || !$0.coefficient.isFinite }
    }

    borrowing func isLive(_ variable: Variable) -> Bool {
        variable.index < variables.count && variables[variable.index].isLive
    }
}
