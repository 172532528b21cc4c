extension Engine {
    /// Takes what was removed out of the tableau, and every component that lost a definition back to the list of pending constraints.
    mutating func removeDead() {
        if exchangeCount > 1_000_000 + 64 * rows.count { seedEverything() }
        if !resetSeeds.isEmpty { resetRegion() }
        for index in 0..<dead.count { removeLine(dead[index]) }
        recycleDead()
        dropFreedPending()
    }

    /// Rounding errors of very many exchanges are forgotten by starting afresh.
    private mutating func seedEverything() {
        exchangeCount = 0
        for variable in 0..<UInt32(variables.count) where variables[variable].state != .unknown {
            resetSeeds.append(variable)
        }
    }

    private mutating func dropFreedPending() {
        var kept = 0
        for index in 0..<pending.count where constraints[pending[index]].isLive {
            pending[kept] = pending[index]
            kept += 1
        }
        pending.resize(to: kept, filling: 0)
    }

    /// Takes a removed constraint out of the tableau by itself.
    private mutating func removeLine(_ constraint: UInt32) {
        let slot = constraints[constraint].slot
        switch constraints[constraint].state {
        case .pending, .definition: break
        case .basic: removeRow(slot)
        case .held: removeHeldLine(slot)
        }
        constraints[constraint].state = .pending
    }

    /// Lets go of a column's constraint: a variable that followed from it becomes free in its place, where it is.
    private mutating func removeHeldLine(_ column: UInt32) {
        releaseVariable(of: column)
        var best = UInt32.none
        var size = 0.0
        var place = columns[column].head
        while place != .none {
            let entry = entries[place]
            if rows[entry.row].isVariable, entry.value.magnitude > size {
                best = entry.row
                size = entry.value.magnitude
            }
            place = entry.columnNext
        }
        guard best != .none else { return removeColumn(column) }
        exchange(row: best, column: column)
        removeRow(best)
    }

    /// Everything connected with the seeds starts again as on the first day.
    private mutating func resetRegion() {
        collectRegion()
        let before = pending.count
        for index in 0..<regionConstraints.count {
            let place = regionConstraints[index]
            constraints[place].isVisited = false
            let record = constraints[place]
            switch record.state {
            case .pending: continue
            case .definition: break
            case .basic: removeRow(record.slot)
            case .held: removeColumn(record.slot)
            }
            constraints[place].state = .pending
            constraints[place].slot = .none
            constraints[place].defines = .none
            restoreScale(of: place)
            if record.isLive, record.trust != .withdrawn { pending.append(place) }
        }
        for index in 0..<regionVariables.count {
            let variable = regionVariables[index]
            variables[variable].isVisited = false
            forget(variable)
            if variables[variable].mentions == 0 { setValue(0, of: variable) }
        }
        if pending.count > before { sortPending() }
    }

    /// A row may have been enlarged.
    private mutating func restoreScale(of constraint: UInt32) {
        var largest = 0.0
        for term in constraints[constraint].termRange {
            largest = Swift.max(largest, terms[term].coefficient.magnitude)
        }
        constraints[constraint].scale = largest > 0 ? largest : 1
    }

    mutating func sortPending() {
        let isOrdered = (1..<Swift.max(1, pending.count)).allSatisfy {
            constraints[pending[$0 - 1]].sequence < constraints[pending[$0]].sequence
        }
        guard !isOrdered else { return }
        // Sequences fit the order of insertion; places do not.
        var keyed = Storage<Expansion>()
        for index in 0..<pending.count {
            keyed.append(Expansion(order: constraints[pending[index]].sequence, variable: pending[index]))
        }
        keyed.sort { $0.order < $1.order }
        for index in 0..<pending.count { pending[index] = keyed[index].variable }
    }

    /// Fills the region's lists with what hangs together with the seeds, removed constraints included.
    private mutating func collectRegion() {
        regionVariables.removeAll()
        regionConstraints.removeAll()
        for index in 0..<resetSeeds.count { visit(resetSeeds[index]) }
        resetSeeds.removeAll()
        followRegion()
    }

    /// Extends the region's lists by what hangs together with the variables in them; stops beyond `limit` variables.
    mutating func followRegion(limit: Int = .max) {
        var next = 0
        while next < regionVariables.count, regionVariables.count <= limit {
            var term = variables[regionVariables[next]].head
            next += 1
            while term != .none {
                let constraint = terms[term].constraint
                if !constraints[constraint].isVisited {
                    constraints[constraint].isVisited = true
                    regionConstraints.append(constraint)
                    for other in constraints[constraint].termRange { visit(terms[other].variable) }
                }
                term = terms[term].next
            }
        }
    }

    mutating func visit(_ variable: UInt32) {
        guard !variables[variable].isVisited else { return }
        variables[variable].isVisited = true
        regionVariables.append(variable)
    }
}
