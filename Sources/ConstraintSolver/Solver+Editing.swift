extension Solver {
    /// Wishes `variable` to be at the value it has now, at `priority`, until `suggest` names another. Editing it again replaces the wish.
    ///
    /// - Returns: the constraint that holds the wish; removing it ends the editing.
    @discardableResult
    package func makeEditable(
        _ variable: Variable, priority: Float = 999
    ) throws(ConstraintSolverError) -> ConstraintHandle {
        try validate(variable)
        if let old = variables[Int(variable.index)].edit {
            try setPriority(priority, of: old)
            return old
        }
        let handle = try add(
            [Term(variable)], .equal, constant: -variables[Int(variable.index)].value, priority: priority)
        variables[Int(variable.index)].edit = handle
        return handle
    }

    /// Moves the wish of an editable variable to `value`.
    ///
    /// A suggestion at priority 1000 that contradicts required constraints throws and ends the editing.
    package func suggest(_ value: Double, for variable: Variable) throws(ConstraintSolverError) {
        try validate(variable)
        guard let edit = variables[Int(variable.index)].edit else {
            preconditionFailure("suggest for a variable that is not editable: call makeEditable(_:priority:) first")
        }
        try setConstant(-value, of: edit)
    }
}
