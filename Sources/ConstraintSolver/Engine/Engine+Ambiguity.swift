extension Engine {
    /// Whether the variable could have another value at no cost on any level.
    ///
    /// A row for the variable alone is added; columns that move it for free are looked for. Where such a column is stuck at once, an exchange that
    /// moves nothing looks behind it. Values stay as they are.
    ///
    /// O(everything) once after a change, to find the variables that hang on such a column; then O(1) for all others.
    mutating func isAmbiguous(_ variable: UInt32) -> Bool {
        guard variables[variable].state != .unknown else { return true }
        if movable.isEmpty { findMovable() }
        guard movable[variable] else { return false }
        let probe = makeRow(Row(line: .none, isVariable: true))
        expand(variable, 1)
        finishExpansion()
        drainTouched { engine, column, coefficient in
            guard coefficient.magnitude > 1e-9 else { return }
            engine.addEntry(row: probe, column: column, value: coefficient)
        }
        let result = canMove(probe, upward: true) || canMove(probe, upward: false)
        removeRow(probe)
        // The exchanges kept the optimum; pricing again would find nothing.
        improve()
        return result
    }

    /// Marks the variables that hang on a column that moves for free. At an optimum no other variable can have another value: what
    /// would move it costs something.
    private mutating func findMovable() {
        var free = Storage<Bool>()
        free.resize(to: columns.count, filling: false)
        for place in 0..<UInt32(columns.count) where columns[place].isLive {
            free[place] = isFree(place, upward: true) || isFree(place, upward: false)
        }
        movable.resize(to: variables.count, filling: false)
        var defined = Storage<Expansion>()
        for variable in 0..<UInt32(variables.count) {
            switch variables[variable].state {
            case .column: movable[variable] = free[variables[variable].slot]
            case .row: movable[variable] = hangs(variables[variable].slot, on: free)
            case .defined: defined.append(Expansion(order: variables[variable].order, variable: variable))
            case .unknown: movable[variable] = true
            }
        }
        // A definition refers to variables that were defined before.
        defined.sort { $0.order < $1.order }
        for index in 0..<defined.count {
            movable[defined[index].variable] = isDefinedByMovable(defined[index].variable, free)
        }
    }

    private func hangs(_ row: UInt32, on free: borrowing Storage<Bool>) -> Bool {
        var place = rows[row].head
        while place != .none {
            if free[entries[place].column], entries[place].value.magnitude > 1e-9 { return true }
            place = entries[place].rowNext
        }
        return false
    }

    private func isDefinedByMovable(_ variable: UInt32, _ free: borrowing Storage<Bool>) -> Bool {
        let own = variables[variable].slot
        let record = constraints[terms[own].constraint]
        if record.state == .held, free[record.slot] { return true }
        for term in record.termRange where term != own && movable[terms[term].variable] { return true }
        return false
    }

    private mutating func canMove(_ probe: UInt32, upward: Bool) -> Bool {
        // Bland's rule ends this; the limit is for rounding errors.
        for _ in 0..<(1000 + rows.count) {
            guard let (column, direction) = freeColumn(moving: probe, upward: upward) else { return false }
            collectKinks(column, direction: direction)
            guard let nearest = nearestKink() else { return true }
            let kink = kinks[nearest]
            if kink.length > 1e-6 { return true }
            rows[kink.row].value = 0
            exchange(row: kink.row, column: column)
            rows[kink.row].isAbove = direction > 0
        }
        return false
    }

    /// Of the columns that move the probe at no cost, the one whose line comes first.
    private mutating func freeColumn(moving probe: UInt32, upward: Bool) -> (column: UInt32, direction: Double)? {
        var best: (column: UInt32, direction: Double)?
        var place = rows[probe].head
        while place != .none {
            let entry = entries[place]
            place = entry.rowNext
            guard entry.value.magnitude > 1e-9 else { continue }
            let goesUp = (entry.value > 0) == upward
            if let found = best, !comesFirst(entry.column, found.column) { continue }
            if isFree(entry.column, upward: goesUp) { best = (entry.column, goesUp ? 1 : -1) }
        }
        return best
    }

    /// Whether moving the column's line costs nothing on any level.
    private mutating func isFree(_ column: UInt32, upward: Bool) -> Bool {
        let line = columns[column]
        gatherSlopes(column)
        let own = line.isVariable ? .none : levels[line.level].rank
        for rank in 0..<UInt32(levels.count) {
            var slope = slopes[rank] * (upward ? 1 : -1)
            var size = slopeSizes[rank]
            if rank == own {
                slope += upward ? line.penaltyAbove : line.penaltyBelow
                size += upward ? line.penaltyAbove : line.penaltyBelow
            }
            if slope.magnitude > 1e-9 * size { return false }
        }
        return true
    }
}
