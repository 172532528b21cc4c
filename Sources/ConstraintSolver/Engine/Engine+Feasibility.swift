extension Engine {
    /// Makes sure that the required constraint can hold together with those there are; false if it cannot.
    ///
    /// Three tries, the cheap ones first: it holds at the known feasible point; a variable that nothing else required mentions takes up the
    /// difference; a pass with the constraint just below the required ones finds a point.
    mutating func makeFeasible(_ constraint: UInt32) -> Bool {
        let record = constraints[constraint]
        let activity = activityAtPoint(record)
        if record.error(activity) <= limit(record) { return true }
        for term in record.termRange where terms[term].coefficient.magnitude > 1e-6 * record.scale {
            let variable = terms[term].variable
            guard variables[variable].requiredMentions == 1 else { continue }
            variables[variable].point -= activity / terms[term].coefficient
            movedPoints.append(variable)
            return true
        }
        return tryRequired(constraint)
    }

    /// Looks for an optimum with the constraint below the required ones and above all others; if it holds there it becomes required.
    ///
    /// If not, it is left at the trial level, in the tableau, for `conflict(of:)` to read.
    private mutating func tryRequired(_ constraint: UInt32) -> Bool {
        if constraints[constraint].state == .definition { seedReset(constraint) }
        relevel(constraint, to: Level.trial)
        optimize()
        guard holds(constraint) else {
            settleRequiredRows()
            return false
        }
        relevel(constraint, to: Level.required)
        return true
    }

    /// Replaces the constant; false if the constraint is required and cannot hold with it.
    mutating func setConstant(_ constant: Double, of constraint: UInt32) -> Bool {
        touchComponent(of: constraint)
        let change = constant - constraints[constraint].constant
        constraints[constraint].constant = constant
        let record = constraints[constraint]
        guard record.level == Level.required, !isBatching else {
            moveConstant(of: constraint, by: change)
            if record.level == Level.required { trust(constraint) }
            return true
        }
        if record.state == .pending { return makeFeasible(constraint) }
        let isAtHome = record.error(activityAtPoint(record)) <= limit(record)
        moveConstant(of: constraint, by: change)
        if isAtHome || !optimize() { return true }
        seedReset(constraint)
        return tryRequired(constraint)
    }

    /// Replaces the priority; false if the constraint cannot be required. It stays at the trial level then.
    mutating func setPriority(_ priority: Float, of constraint: UInt32) -> Bool {
        touchComponent(of: constraint)
        let level = level(of: priority)
        let record = constraints[constraint]
        if record.state == .definition { seedReset(constraint) }
        guard level == Level.required, !isBatching else {
            relevel(constraint, to: level)
            if level == Level.required { trust(constraint) }
            return true
        }
        if record.state == .pending {
            relevel(constraint, to: level)
            return makeFeasible(constraint)
        }
        return tryRequired(constraint)
    }

    private func activityAtPoint(_ record: ConstraintRecord) -> Double {
        var sum = record.constant
        for term in record.termRange { sum += terms[term].coefficient * variables[terms[term].variable].point }
        return sum
    }

    /// An error up to this counts as none.
    private func limit(_ record: ConstraintRecord) -> Double {
        Self.tolerance * Swift.max(record.scale, record.constant.magnitude * 1e-4)
    }

    private func holds(_ constraint: UInt32) -> Bool {
        let record = constraints[constraint]
        guard record.state == .basic else { return true }
        let row = rows[record.slot]
        return !isFailing(row) || row.value.magnitude <= failureLimit(row)
    }

    /// Moves the constraint to another level, wherever it is.
    mutating func relevel(_ constraint: UInt32, to level: UInt32) {
        countMentions(of: constraint, adding: false)
        levels[constraints[constraint].level].constraintCount -= 1
        constraints[constraint].level = level
        levels[level].constraintCount += 1
        countMentions(of: constraint, adding: true)
        let slot = constraints[constraint].slot
        switch constraints[constraint].state {
        case .definition: break
        case .pending:
            if takeFromDeferred(constraint) { pending.append(constraint) }
        case .basic:
            rows[slot].level = level
            markRowDirty(slot)
            suspectIfFailing(slot)
        case .held:
            columns[slot].level = level
            markDirty(slot)
        }
    }

    /// The constraint's place follows its constant.
    private mutating func moveConstant(of constraint: UInt32, by change: Double) {
        let record = constraints[constraint]
        switch record.state {
        case .pending: break
        case .definition:
            guard !record.isQueued else { return }
            constraints[constraint].isQueued = true
            changedDefinitions.append(constraint)
        case .basic:
            rows[record.slot].value += change / record.scale
            updateSide(record.slot)
        case .held:
            constraints[constraint].appliedConstant = record.constant
            returnToZero(record.slot, from: change / record.scale)
        }
    }
}
