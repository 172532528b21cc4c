extension Engine {
    mutating func makeVariable() -> UInt32 {
        if let place = freeVariables.popLast() {
            variables[place] = VariableRecord()
            return place
        }
        variables.append(VariableRecord())
        components.append(.none)
        return UInt32(variables.count - 1)
    }

    /// Gives the place free at once, or after the next pass if something that was removed still hangs on it.
    mutating func release(_ variable: UInt32) {
        variables[variable].isLive = false
        if variables[variable].head == .none, variables[variable].state == .unknown {
            variables[variable].isVisited = false
            recycle(variable)
        } else {
            released.append(variable)
            limitBacklog()
        }
    }

    mutating func recycle(_ variable: UInt32) {
        // A place in the lists of changes may outlive the variable: the lists are checked when they are read.
        let (isChanged, isTouched) = (variables[variable].isChanged, variables[variable].isTouched)
        variables[variable] = VariableRecord()
        variables[variable].isLive = false
        variables[variable].isChanged = isChanged
        variables[variable].isTouched = isTouched
        freeVariables.append(variable)
    }

    mutating func makeConstraint(_ relation: Relation, constant: Double, priority: Float) -> UInt32 {
        var record = ConstraintRecord(
            constant: constant, sequence: nextSequence, generation: 0, level: level(of: priority), priority: priority,
            relation: relation)
        nextSequence += 1
        levels[record.level].constraintCount += 1
        guard let place = freeConstraints.popLast() else {
            constraints.append(record)
            return UInt32(constraints.count - 1)
        }
        record.generation = constraints[place].generation
        constraints[place] = record
        return place
    }

    /// The level of a priority; a new one is ranked among those in use.
    mutating func level(of priority: Float) -> UInt32 {
        if priority == 1000 { return Level.required }
        var unused = UInt32.none
        for place in 2..<Swift.max(2, levels.count) {
            if levels[place].priority == priority { return UInt32(place) }
            if levels[place].constraintCount == 0 { unused = UInt32(place) }
        }
        if unused == .none {
            unused = UInt32(levels.count)
            levels.append(Level(priority: priority, rank: .none))
        }
        rank(unused, at: priority)
        return unused
    }

    /// Gives a level its priority; what is below it moves down, after what was below it before has moved up.
    private mutating func rank(_ level: UInt32, at priority: Float) {
        let former = levels[level].rank
        var rank: UInt32 = 2
        for other in 2..<levels.count where UInt32(other) != level {
            if levels[other].rank > former { levels[other].rank -= 1 }
            if levels[other].priority > priority { rank += 1 }
        }
        for other in 2..<levels.count where UInt32(other) != level && levels[other].rank >= rank {
            levels[other].rank += 1
        }
        levels[level].priority = priority
        levels[level].rank = rank
    }

    /// Size class and room of a run of terms: exact up to 8, powers of two above.
    private func sizeClass(_ count: UInt32) -> (place: Int, room: Int) {
        if count <= 8 { return (Int(count), Int(count)) }
        let bits = UInt32.bitWidth - (count - 1).leadingZeroBitCount
        return (6 + bits, 1 << bits)
    }

    mutating func allocateTerms(_ count: UInt32) -> UInt32 {
        guard count > 0 else { return .none }
        let (place, room) = sizeClass(count)
        let free = freeTerms[place]
        if free != .none {
            freeTerms[place] = terms[free].next
            return free
        }
        let start = UInt32(terms.count)
        for _ in 0..<room { terms.append(TermRecord()) }
        return start
    }

    mutating func freeTerms(_ start: UInt32, _ count: UInt32) {
        guard count > 0 else { return }
        let place = sizeClass(count).place
        terms[start].next = freeTerms[place]
        freeTerms[place] = start
    }

    mutating func makeRow(_ row: Row) -> UInt32 {
        if let place = freeRows.popLast() {
            rows[place] = row
            return place
        }
        rows.append(row)
        return UInt32(rows.count - 1)
    }

    mutating func makeColumn(_ column: Column) -> UInt32 {
        if let place = freeColumns.popLast() {
            // It may still wait in the list of dirty columns, where it counts as this new one.
            let isDirty = columns[place].isDirty
            columns[place] = column
            columns[place].isDirty = isDirty
            return place
        }
        columns.append(column)
        return UInt32(columns.count - 1)
    }

    /// Sets an entry that is not there yet.
    @inline(__always)
    mutating func addEntry(row: UInt32, column: UInt32, value: Double) {
        let rowNext = rows[row].head
        let columnNext = columns[column].head
        let entry = Entry(
            value: value, row: row, column: column, rowNext: rowNext, rowPrevious: .none, columnNext: columnNext,
            columnPrevious: .none)
        var place = freeEntry
        if place != .none {
            freeEntry = entries[place].rowNext
            entries[place] = entry
        } else {
            place = UInt32(truncatingIfNeeded: entries.count)
            entries.append(entry)
        }
        if rowNext != .none { entries[rowNext].rowPrevious = place }
        if columnNext != .none { entries[columnNext].columnPrevious = place }
        rows[row].head = place
        columns[column].head = place
    }

    /// Takes the entry out of its row's list.
    @inline(__always)
    mutating func unlinkFromRow(_ entry: Entry) {
        if entry.rowPrevious == .none {
            rows[entry.row].head = entry.rowNext
        } else {
            entries[entry.rowPrevious].rowNext = entry.rowNext
        }
        if entry.rowNext != .none { entries[entry.rowNext].rowPrevious = entry.rowPrevious }
    }

    /// Takes the entry out of its column's list.
    @inline(__always)
    mutating func unlinkFromColumn(_ entry: Entry) {
        if entry.columnPrevious == .none {
            columns[entry.column].head = entry.columnNext
        } else {
            entries[entry.columnPrevious].columnNext = entry.columnNext
        }
        if entry.columnNext != .none { entries[entry.columnNext].columnPrevious = entry.columnPrevious }
    }

    @inline(__always)
    mutating func freeEntry(_ place: UInt32) {
        entries[place].rowNext = freeEntry
        freeEntry = place
    }

    mutating func removeRow(_ row: UInt32) {
        var place = rows[row].head
        while place != .none {
            let entry = entries[place]
            unlinkFromColumn(entry)
            markDirty(entry.column)
            freeEntry(place)
            place = entry.rowNext
        }
        rows[row].head = .none
        // A row that is not in use fails nothing.
        rows[row].penaltyAbove = 0
        rows[row].penaltyBelow = 0
        freeRows.append(row)
    }

    mutating func removeColumn(_ column: UInt32) {
        var place = columns[column].head
        while place != .none {
            let entry = entries[place]
            unlinkFromRow(entry)
            freeEntry(place)
            place = entry.columnNext
        }
        columns[column].head = .none
        columns[column].isLive = false
        leaveBucket(column)
        freeColumns.append(column)
    }

    @inline(__always)
    mutating func markDirty(_ column: UInt32) {
        guard !columns[column].isDirty else { return }
        columns[column].isDirty = true
        dirtyColumns.append(column)
    }

    /// A value the owner may want to hear of. No negative zero: it would print.
    @inline(__always)
    mutating func setValue(_ value: Double, of variable: UInt32) {
        let value = value + 0.0
        variables[variable].point = value
        guard variables[variable].value != value else { return }
        variables[variable].value = value
        guard !variables[variable].isChanged else { return }
        variables[variable].isChanged = true
        changedVariables.append(variable)
    }
}
