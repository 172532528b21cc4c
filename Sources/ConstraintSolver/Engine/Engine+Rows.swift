extension Engine {
    /// Lets each pending constraint claim a variable, or expresses it through the columns, as a new row.
    mutating func insertPending(endingBatch: Bool) {
        newRows.removeAll()
        for index in 0..<pending.count where constraints[pending[index]].state == .pending {
            let place = pending[index]
            if endingBatch, constraints[place].level != Level.required, constraints[place].relation != .equal {
                deferToRead(place)
            } else {
                for term in constraints[place].termRange { makeKnown(terms[term].variable) }
                newRows.append(place)
            }
        }
        // The points of what was pending may have been moved ahead; `propagate` will set them.
        pending.removeAll()
        sortNewRows()
        catchUpBudget = 8 * newRows.count
        for index in 0..<sortedRows.count where constraints[sortedRows[index]].relation == .equal {
            insert(sortedRows[index])
        }
        for index in 0..<sortedRows.count where constraints[sortedRows[index]].relation != .equal {
            insert(sortedRows[index])
        }
    }

    private mutating func insert(_ constraint: UInt32) {
        if claimLeaf(constraint) { return }
        insertRow(constraint)
        claimVariable(constraint)
    }

    private mutating func insertRow(_ constraint: UInt32) {
        let record = constraints[constraint]
        let inverse = 1 / record.scale
        // Where values are behind the tableau, the expansion knows better.
        let isFresh = movedVariables.isEmpty
        var value = isFresh ? activity(record) : record.constant
        expandedValue = 0
        for term in record.termRange { expand(terms[term].variable, terms[term].coefficient * inverse) }
        finishExpansion()
        let factor = enlargement()
        constraints[constraint].scale = record.scale / factor
        value = (value * inverse + (isFresh ? 0 : expandedValue)) * factor
        let row = makeRow(
            Row(
                value: value, penaltyAbove: constraints[constraint].penaltyAbove,
                penaltyBelow: constraints[constraint].penaltyBelow, line: constraint, level: record.level,
                isVariable: false, isAbove: value >= 0))
        constraints[constraint].state = .basic
        constraints[constraint].slot = row
        drainTouched { engine, column, coefficient in
            engine.addEntry(row: row, column: column, value: coefficient * factor)
            engine.markDirty(column)
        }
        suspectIfFailing(row)
    }

    /// What brings the largest number of the expanded row to 1, where multipliers within multipliers have made all of them tiny: else they would
    /// count as rounding errors.
    private func enlargement() -> Double {
        var largest = 0.0
        for index in 0..<touchedColumns.count {
            largest = Swift.max(largest, columns[touchedColumns[index]].accumulator.magnitude)
        }
        return largest > 1e-15 && largest < 1e-3 ? 1 / largest : 1
    }

    /// Sorts the new rows by rank, keeping the order of insertion inside a rank.
    private mutating func sortNewRows() {
        rankStarts.removeAll()
        rankStarts.resize(to: levels.count + 1, filling: 0)
        for index in 0..<newRows.count { rankStarts[rank(ofConstraint: newRows[index]) + 1] += 1 }
        for rank in 1..<rankStarts.count { rankStarts[rank] += rankStarts[rank - 1] }
        sortedRows.resize(to: newRows.count, filling: .none)
        for index in 0..<newRows.count {
            let rank = rank(ofConstraint: newRows[index])
            sortedRows[rankStarts[rank]] = newRows[index]
            rankStarts[rank] += 1
        }
    }

    @inline(__always)
    private func rank(ofConstraint constraint: UInt32) -> UInt32 { levels[constraints[constraint].level].rank }

    /// Gives an equality, or an inequality that fails, a free variable of its own, if there is one, and holds it at zero.
    ///
    /// Most layouts are solved by this alone, and among equal wishes the first one wins.
    private mutating func claimVariable(_ constraint: UInt32) {
        guard constraints[constraint].state == .basic else { return }
        let row = constraints[constraint].slot
        let record = rows[row]
        if constraints[constraint].relation != .equal {
            guard record.value.magnitude > Self.tolerance, isFailing(record) else { return }
        }
        var best = UInt32.none
        var size = 1e-9
        var place = record.head
        while place != .none {
            let entry = entries[place]
            // Rows list their newest entry first; on a tie the variable mentioned first is taken.
            if columns[entry.column].isVariable, entry.value.magnitude >= size {
                best = place
                size = entry.value.magnitude
            }
            place = entry.rowNext
        }
        guard best != .none else { return }
        let column = entries[best].column
        moveColumn(column, by: -record.value / entries[best].value)
        rows[row].value = 0
        exchange(row: row, column: column)
    }

    /// Whether the row's line is on a side of zero that costs.
    @inline(__always)
    func isFailing(_ row: Row) -> Bool {
        row.value > 0 ? row.penaltyAbove > 0 : row.penaltyBelow > 0
    }

    @inline(__always)
    mutating func suspectIfFailing(_ row: UInt32) {
        guard rows[row].level <= Level.trial, rows[row].slope != 0, rows[row].value.magnitude > Self.tolerance else {
            return
        }
        suspects.append(row)
    }

    /// Whether a required constraint failed in the last pass, and still does.
    mutating func takeFailure() -> Bool {
        var fails = false
        for index in 0..<suspects.count {
            let place = suspects[index]
            guard place < rows.count, !rows[place].isVariable else { continue }
            let row = rows[place]
            if row.level <= Level.trial, isFailing(row), row.value.magnitude > failureLimit(row) { fails = true }
        }
        suspects.removeAll()
        hasFailedInBatch = isBatching && (hasFailedInBatch || fails)
        return fails
    }

    /// Above this a scaled line fails: relative to the numbers that went into it.
    func failureLimit(_ row: Row) -> Double {
        let record = constraints[row.line]
        return 10 * Self.tolerance * Swift.max(1, record.constant.magnitude / record.scale * 1e-4)
    }

    /// A residual of a scaled line that counts as none.
    static var tolerance: Double { 1e-8 }
}
