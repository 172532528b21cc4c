// A constraint that is held at zero may define the variable it claimed, as a required equality does: the variable is no row of the tableau then. So
// a chain of inequalities takes memory in proportion to its length, where each row would hold all those before it.

extension Engine {
    /// Lets a pending equality, or an inequality that fails, define a variable that no row has and that is itself in the constraint; false if there is
    /// none.
    mutating func claimLeaf(_ constraint: UInt32) -> Bool {
        let record = constraints[constraint]
        guard let (own, mentionsDefined) = candidate(of: record) else { return false }
        if mentionsDefined, !movedVariables.isEmpty {
            // The values of defined variables are needed, and are behind.
            guard catchUpBudget > 0 else { return false }
            catchUpBudget -= propagate()
        }
        let activity = activityInTableau(record)
        guard record.relation == .equal || record.error(activity) > Self.tolerance * record.scale else { return false }
        let hasDependents = hasDependents(terms[own].variable)
        if hasDependents, mentionsDefined, othersDepend(on: own, in: record) { return false }
        let variable = terms[own].variable
        let column = variables[variable].slot
        let value = columns[column].value - activity / terms[own].coefficient
        hold(constraint, in: column)
        constraints[constraint].defines = own
        constraints[constraint].appliedConstant = record.constant
        variables[variable].state = .defined
        variables[variable].slot = own
        variables[variable].order = nextOrder
        nextOrder += 1
        if hasDependents {
            isOrderStale = true
            movedVariables.append(variable)
        } else {
            setValue(value, of: variable)
        }
        return true
    }

    /// The column of a variable becomes the constraint's. No row has it, so that nothing else changes.
    private mutating func hold(_ constraint: UInt32, in column: UInt32) {
        let record = constraints[constraint]
        columns[column].line = constraint
        columns[column].isVariable = false
        columns[column].value = 0
        columns[column].level = record.level
        columns[column].penaltyAbove = record.penaltyAbove
        columns[column].penaltyBelow = record.penaltyBelow
        markDirty(column)
        constraints[constraint].state = .held
        constraints[constraint].slot = column
    }

    /// Of the free variables with the largest coefficient the one mentioned first, if no row has it.
    private func candidate(of record: ConstraintRecord) -> (own: UInt32, mentionsDefined: Bool)? {
        var own = UInt32.none
        var mentionsDefined = false
        for term in record.termRange {
            let state = variables[terms[term].variable].state
            if state == .defined { mentionsDefined = true }
            if own == .none, state == .column, terms[term].coefficient.magnitude == record.scale { own = term }
        }
        guard own != .none, columns[variables[terms[own].variable].slot].head == .none else { return nil }
        return (own, mentionsDefined)
    }

    private func hasDependents(_ variable: UInt32) -> Bool {
        var term = variables[variable].head
        while term != .none {
            let defines = constraints[terms[term].constraint].defines
            if defines != .none, defines != term { return true }
            term = terms[term].next
        }
        return false
    }

    /// Whether the definitions of the constraint's other variables lead to the variable of `own`.
    private mutating func othersDepend(on own: UInt32, in record: ConstraintRecord) -> Bool {
        regionVariables.removeAll()
        for term in record.termRange where term != own { visit(terms[term].variable) }
        var next = 0
        var isFound = false
        while next < regionVariables.count, !isFound {
            let variable = regionVariables[next]
            next += 1
            isFound = variable == terms[own].variable
            guard variables[variable].state == .defined else { continue }
            let definition = variables[variable].slot
            for term in constraints[terms[definition].constraint].termRange where term != definition {
                visit(terms[term].variable)
            }
        }
        for index in 0..<regionVariables.count { variables[regionVariables[index]].isVisited = false }
        return isFound
    }

    /// The left side at the values of the tableau; those of defined variables have to be up to date.
    private func activityInTableau(_ record: ConstraintRecord) -> Double {
        var sum = record.constant
        for term in record.termRange {
            let variable = terms[term].variable
            let slot = variables[variable].slot
            let value =
                switch variables[variable].state {
                case .column: columns[slot].value
                case .row: rows[slot].value
                case .defined, .unknown: variables[variable].value
                }
            sum += terms[term].coefficient * value
        }
        return sum
    }

    /// Makes the variable that a column's constraint defines a row, so that the constraint may leave zero.
    mutating func releaseVariable(of column: UInt32) {
        guard !columns[column].isVariable else { return }
        let constraint = columns[column].line
        let own = constraints[constraint].defines
        guard own != .none else { return }
        let variable = terms[own].variable
        expandedValue = 0
        expand(variable, 1)
        finishExpansion()
        var value = variables[variable].value
        if !movedVariables.isEmpty {
            value = expandedValue
            // It may have been about to follow another.
            movedVariables.append(variable)
        }
        let row = makeRow(Row(value: value, line: variable, isVariable: true))
        drainTouched { engine, column, coefficient in engine.addEntry(row: row, column: column, value: coefficient) }
        variables[variable].state = .row
        variables[variable].slot = row
        constraints[constraint].defines = .none
    }
}
