extension Engine {
    /// One pass of the pipeline described at `Engine`.
    ///
    /// - Parameter endingBatch: leave new inequalities that are not required to a later pass, since nobody has read anything yet. They claim variables
    ///   last anyway.
    /// - Returns: whether a required constraint fails now, to the extent that this pass could have made it fail.
    @discardableResult
    mutating func optimize(endingBatch: Bool = false) -> Bool {
        if needsPass { movable.removeAll() }
        if !dead.isEmpty || !released.isEmpty || !resetSeeds.isEmpty { removeDead() }
        applyChangedDefinitions()
        propagate()
        var fails = !endingBatch && workInDeferred()
        fails = workInPending(endingBatch: endingBatch) || fails
        settlePoints()
        return fails
    }

    /// Whether a pass would have anything to do.
    var needsPass: Bool {
        !pending.isEmpty || !deferred.isEmpty || !dirtyColumns.isEmpty || !dead.isEmpty || !movedVariables.isEmpty
            || !changedDefinitions.isEmpty || !resetSeeds.isEmpty || !movedPoints.isEmpty
    }

    /// Gives the moved variables of the tableau their values, and tells the variables defined by them.
    ///
    /// - Returns: how many variables it looked at.
    @discardableResult
    mutating func propagate() -> Int {
        guard !movedVariables.isEmpty else { return 0 }
        for index in 0..<movedVariables.count {
            let variable = movedVariables[index]
            let slot = variables[variable].slot
            switch variables[variable].state {
            case .row: setValue(rows[slot].value, of: variable)
            case .column: setValue(columns[slot].value, of: variable)
            case .defined: break
            case .unknown: continue
            }
            visitDependents(of: variable)
        }
        movedVariables.removeAll()
        let count = visitOrder.count
        // Reversed, the order of leaving is an order of evaluation.
        while let variable = visitOrder.popLast() {
            variables[variable].isVisited = false
            guard variables[variable].state == .defined else { continue }
            setValue(definedValue(of: variable), of: variable)
            guard isOrderStale else { continue }
            variables[variable].order = nextOrder
            nextOrder += 1
        }
        isOrderStale = false
        return count
    }

    /// Walks the definitions that depend on the variable, in depth, and notes each variable when it is left. No recursion: chains are long.
    private mutating func visitDependents(of start: UInt32) {
        guard !variables[start].isVisited else { return }
        variables[start].isVisited = true
        variables[start].scratch = variables[start].head
        stack.append(start)
        while stack.count > 0 {
            let variable = stack[stack.count - 1]
            let term = variables[variable].scratch
            guard term != .none else {
                visitOrder.append(variable)
                _ = stack.popLast()
                continue
            }
            variables[variable].scratch = terms[term].next
            let record = constraints[terms[term].constraint]
            guard record.defines != .none, record.defines != term else { continue }
            let dependent = terms[record.defines].variable
            guard !variables[dependent].isVisited else { continue }
            variables[dependent].isVisited = true
            variables[dependent].scratch = variables[dependent].head
            stack.append(dependent)
        }
    }

    /// Evaluates definitions whose constant changed and what depends on them, in the order of definition, and moves the lines that mention
    /// these variables. What comes out as it was goes no further: a chain behind changes that cancel costs nothing.
    private mutating func applyChangedDefinitions() {
        guard !changedDefinitions.isEmpty else { return }
        // Lines are moved by differences, which presumes that the values are those of the tableau.
        propagate()
        for index in 0..<changedDefinitions.count {
            let constraint = changedDefinitions[index]
            constraints[constraint].isQueued = false
            guard constraints[constraint].state == .definition else { continue }
            constraints[constraint].appliedConstant = constraints[constraint].constant
            awaitEvaluation(terms[constraints[constraint].defines].variable)
        }
        changedDefinitions.removeAll()
        regionConstraints.removeAll()
        while let variable = popExpansion() {
            variables[variable].isQueued = false
            guard variables[variable].state == .defined else { continue }
            let before = variables[variable].value
            setValue(definedValue(of: variable), of: variable)
            moveLines(mentioning: variable, by: variables[variable].value - before)
        }
        for index in 0..<regionConstraints.count {
            let constraint = regionConstraints[index]
            constraints[constraint].isVisited = false
            updateSide(constraints[constraint].slot)
        }
        for index in 0..<touchedColumns.count {
            let column = touchedColumns[index]
            columns[column].isTouched = false
            let move = columns[column].move
            columns[column].move = 0
            returnToZero(column, from: move)
        }
        touchedColumns.removeAll()
    }

    /// The variable waits in the heap, the one defined first on top.
    private mutating func awaitEvaluation(_ variable: UInt32) {
        guard !variables[variable].isQueued else { return }
        variables[variable].isQueued = true
        pushExpansion(Expansion(order: ~variables[variable].order, variable: variable))
    }

    private mutating func moveLines(mentioning variable: UInt32, by change: Double) {
        guard change != 0 else { return }
        var next = variables[variable].head
        while next != .none {
            let term = next
            next = terms[term].next
            let constraint = terms[term].constraint
            let record = constraints[constraint]
            if record.defines != .none, record.defines != term {
                awaitEvaluation(terms[record.defines].variable)
            }
            let move = terms[term].coefficient * change / record.scale
            switch record.state {
            case .pending, .definition: continue
            case .basic:
                rows[record.slot].value += move
                // The side is settled when the last of the line's variables has moved.
                if !record.isVisited { noteMovedRow(constraint) }
            case .held:
                // What it defines has followed.
                guard record.defines == .none else { continue }
                columns[record.slot].move += move
                guard !columns[record.slot].isTouched else { continue }
                columns[record.slot].isTouched = true
                touchedColumns.append(record.slot)
            }
        }
    }

    private mutating func noteMovedRow(_ constraint: UInt32) {
        constraints[constraint].isVisited = true
        regionConstraints.append(constraint)
    }

    /// A held line that was pushed off zero goes back; its variables follow.
    mutating func returnToZero(_ column: UInt32, from value: Double) {
        moveColumn(column, by: -value)
        columns[column].value = 0
    }

    private mutating func settlePoints() {
        for index in 0..<movedPoints.count {
            let variable = movedPoints[index]
            variables[variable].point = variables[variable].value
        }
        movedPoints.removeAll()
    }
}
