extension Solver {
    /// Wishes `variable` to be at the value it has now, at `priority`, until `suggest` names another. Editing it again changes the priority.
    ///
    /// - Returns: the constraint that holds the wish; removing it ends the editing.
    /// - Throws: as `add` and `setPriority`.
    @discardableResult
    package func makeEditable(
        _ variable: Variable, priority: Float = 999
    ) throws(ConstraintSolverError) -> ConstraintHandle {
        try validate(variable)
        let edit = engine.variables[variable.index].edit
        if edit != .none {
            try setPriority(priority, of: handle(edit))
            return handle(edit)
        }
        let constant = -engine.variables[variable.index].value
        let made = try add([Term(variable)], .equal, constant: constant, priority: priority)
        engine.variables[variable.index].edit = made.index
        engine.constraints[made.index].isEdit = true
        return made
    }

    /// Moves the wish of an editable variable to `value`. A suggestion at priority 1000 that contradicts required constraints throws, and ends
    /// the editing. A variable that is not editable stops the program.
    package func suggest(_ value: Double, for variable: Variable) throws(ConstraintSolverError) {
        try validate(variable)
        let edit = engine.variables[variable.index].edit
        demand(
            edit != .none, "suggest for a variable that is not editable: call makeEditable(_:priority:) first")
        try setConstant(-value, of: handle(edit))
    }
}
