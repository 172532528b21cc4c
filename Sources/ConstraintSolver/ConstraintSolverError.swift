/// Why the solver refused a constraint or a change of one.
package enum ConstraintSolverError: Error, Sendable {
    /// The required constraint cannot hold together with these required ones. The set is minimal: without any one of them it could.
    /// The refused constraint itself is not in the list. The order is that of insertion.
    case unsatisfiable(conflict: [ConstraintHandle])
    /// The input has no meaning to the solver; nothing was changed.
    case invalid(InvalidInput)

    /// What was wrong with the input of a call.
    package enum InvalidInput: Hashable, Sendable {
        /// NaN or infinite.
        case constantNotFinite(Double)
        /// NaN or infinite.
        case coefficientNotFinite(Double, of: Variable)
        /// NaN, zero or less, or greater than 1000.
        case priorityOutOfRange(Float)
        /// Released, or made by another solver.
        case unknownVariable(Variable)
        /// Removed, or made by another solver.
        case unknownConstraint(ConstraintHandle)
    }
}
