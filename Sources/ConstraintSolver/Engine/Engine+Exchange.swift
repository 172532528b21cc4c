extension Engine {
    /// Moves the column's line; basic lines follow, and change sides where they pass zero.
    mutating func moveColumn(_ column: UInt32, by change: Double) {
        guard change != 0 else { return }
        columns[column].value += change
        noteMove(of: column)
        var place = columns[column].head
        while place != .none {
            let row = entries[place].row
            let value = rows[row].value + entries[place].value * change
            rows[row].value = value
            if rows[row].isVariable {
                movedVariables.append(rows[row].line)
            } else {
                updateSide(row)
            }
            place = entries[place].columnNext
        }
    }

    @inline(__always)
    private mutating func noteMove(of column: UInt32) {
        let line = columns[column].line
        if columns[column].isVariable { return movedVariables.append(line) }
        let own = constraints[line].defines
        if own != .none { movedVariables.append(terms[own].variable) }
    }

    /// Notes that the line is clearly on the other side of zero now.
    @inline(__always)
    mutating func updateSide(_ row: UInt32) {
        let value = rows[row].value
        let isAbove = rows[row].isAbove
        if isAbove ? value < -1e-9 : value > 1e-9 {
            rows[row].isAbove = !isAbove
            markRowDirty(row)
        }
        suspectIfFailing(row)
    }

    mutating func markRowDirty(_ row: UInt32) {
        var place = rows[row].head
        while place != .none {
            markDirty(entries[place].column)
            place = entries[place].rowNext
        }
    }

    /// Swaps a basic line with a nonbasic one. Values are not touched: the row's line has to be where it is to be held, already.
    mutating func exchange(row pivot: UInt32, column: UInt32) {
        exchangeCount += 1
        releaseVariable(of: column)
        markDirty(column)
        let inverse = takePivotRow(pivot, column)
        // Every other row that has the column takes the pivot row in.
        var place = columns[column].head
        while place != .none {
            let entry = entries[place]
            if entry.row != pivot {
                addPivotRow(to: entry.row, factor: entry.value)
                entries[place].value = entry.value * inverse
            }
            place = entry.columnNext
        }
        for index in 0..<pivotRow.count { columns[pivotRow[index].column].accumulator = 0 }
        swapLines(pivot, column)
    }

    /// Turns the pivot row into the expression of the entering line, and spreads it over the columns' accumulators.
    private mutating func takePivotRow(_ pivot: UInt32, _ column: UInt32) -> Double {
        pivotRow.removeAll()
        var own = UInt32.none
        var place = rows[pivot].head
        while place != .none {
            if entries[place].column == column { own = place }
            place = entries[place].rowNext
        }
        let inverse = 1 / entries[own].value
        place = rows[pivot].head
        while place != .none {
            let other = entries[place].column
            if place == own {
                entries[place].value = inverse
            } else {
                let value = -entries[place].value * inverse
                entries[place].value = value
                columns[other].accumulator = value
                pivotRow.append(ColumnCoefficient(column: other, coefficient: value))
                markDirty(other)
            }
            place = entries[place].rowNext
        }
        return inverse
    }

    /// Adds the pivot row, times `factor`, to another row.
    private mutating func addPivotRow(to row: UInt32, factor: Double) {
        guard !pivotRow.isEmpty else { return }
        var met = 0
        var place = rows[row].head
        while place != .none {
            let entry = entries[place]
            let coefficient = columns[entry.column].accumulator
            if coefficient != 0 {
                met += 1
                columns[entry.column].isTouched = true
                let value = sum(entry.value, factor * coefficient)
                if value != 0 {
                    entries[place].value = value
                } else {
                    unlinkFromRow(entry)
                    unlinkFromColumn(entry)
                    freeEntry(place)
                }
            }
            place = entry.rowNext
        }
        let isComplete = met == pivotRow.count
        for index in 0..<pivotRow.count {
            let other = pivotRow[index]
            if !isComplete, !columns[other.column].isTouched {
                addEntry(row: row, column: other.column, value: factor * other.coefficient)
            }
            columns[other.column].isTouched = false
        }
    }

    private mutating func swapLines(_ pivot: UInt32, _ column: UInt32) {
        let leaving = rows[pivot]
        let entering = columns[column]
        rows[pivot].line = entering.line
        rows[pivot].isVariable = entering.isVariable
        rows[pivot].value = entering.value
        rows[pivot].level = entering.level
        rows[pivot].penaltyAbove = entering.penaltyAbove
        rows[pivot].penaltyBelow = entering.penaltyBelow
        // At zero it is on the side that costs nothing, if there is one.
        rows[pivot].isAbove = entering.value > 0 || (entering.value == 0 && entering.penaltyAbove == 0)
        columns[column].line = leaving.line
        columns[column].isVariable = leaving.isVariable
        columns[column].value = leaving.value
        columns[column].level = leaving.level
        columns[column].penaltyAbove = leaving.penaltyAbove
        columns[column].penaltyBelow = leaving.penaltyBelow
        if entering.isVariable {
            variables[entering.line].state = .row
            variables[entering.line].slot = pivot
        } else {
            constraints[entering.line].state = .basic
            constraints[entering.line].slot = pivot
        }
        if leaving.isVariable {
            if leaving.line != .none {
                variables[leaving.line].state = .column
                variables[leaving.line].slot = column
            }
        } else {
            constraints[leaving.line].state = .held
            constraints[leaving.line].slot = column
        }
    }
}
