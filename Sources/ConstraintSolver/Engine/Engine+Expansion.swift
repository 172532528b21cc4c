extension Engine {
    /// Adds `coefficient * variable` to the expression that is being expanded into columns.
    ///
    /// Defined variables wait in a heap, the one defined last on top: whatever else leads to a variable has been added to it before it is
    /// expanded itself, so what cancels is never followed. The height of a view at the end of a long chain costs nothing more than that of the
    /// first one.
    @inline(__always)
    mutating func expand(_ variable: UInt32, _ coefficient: Double) {
        switch variables[variable].state {
        case .defined:
            variables[variable].accumulator = sum(variables[variable].accumulator, coefficient)
            if !variables[variable].isQueued {
                variables[variable].isQueued = true
                pushExpansion(Expansion(order: variables[variable].order, variable: variable))
            }
        case .column:
            expandedValue += coefficient * columns[variables[variable].slot].value
            touch(variables[variable].slot, coefficient)
        case .row:
            expandedValue += coefficient * rows[variables[variable].slot].value
            var place = rows[variables[variable].slot].head
            while place != .none {
                touch(entries[place].column, coefficient * entries[place].value)
                place = entries[place].rowNext
            }
        case .unknown: break
        }
    }

    /// The sum, or exactly zero where the two cancel but for rounding.
    @inline(__always)
    func sum(_ first: Double, _ second: Double) -> Double {
        let result = first + second
        return result.magnitude <= 1e-10 * second.magnitude ? 0 : result
    }

    @inline(__always)
    private mutating func touch(_ column: UInt32, _ coefficient: Double) {
        if !columns[column].isTouched {
            columns[column].isTouched = true
            columns[column].accumulator = coefficient
            touchedColumns.append(column)
        } else {
            columns[column].accumulator = sum(columns[column].accumulator, coefficient)
        }
    }

    /// Follows definitions until only columns are left, in `touchedColumns`. `visit` gets each definition with its weight.
    @inline(__always)
    mutating func finishExpansion(_ visit: (_ constraint: UInt32, _ weight: Double) -> Void = { _, _ in }) {
        while let variable = popExpansion() {
            variables[variable].isQueued = false
            let coefficient = variables[variable].accumulator
            variables[variable].accumulator = 0
            guard coefficient != 0 else { continue }
            let own = variables[variable].slot
            let constraint = terms[own].constraint
            let weight = coefficient / terms[own].coefficient
            visit(constraint, weight)
            expandedValue -= weight * constraints[constraint].appliedConstant
            if constraints[constraint].state == .held {
                touch(constraints[constraint].slot, weight * constraints[constraint].scale)
            }
            for term in constraints[constraint].termRange where term != own {
                expand(terms[term].variable, -weight * terms[term].coefficient)
            }
        }
    }

    /// Ends an expansion, giving each column with its coefficient.
    @inline(__always)
    mutating func drainTouched(_ body: (inout Engine, _ column: UInt32, _ coefficient: Double) -> Void) {
        for index in 0..<touchedColumns.count {
            let column = touchedColumns[index]
            columns[column].isTouched = false
            let coefficient = columns[column].accumulator
            columns[column].accumulator = 0
            if coefficient != 0 { body(&self, column, coefficient) }
        }
        touchedColumns.removeAll()
    }

    /// Puts a variable into the heap: the highest order is on top.
    mutating func pushExpansion(_ expansion: Expansion) {
        var place = heap.count
        heap.append(expansion)
        while place > 0 {
            let parent = (place - 1) / 2
            guard heap[parent].order < expansion.order else { break }
            heap[place] = heap[parent]
            place = parent
        }
        heap[place] = expansion
    }

    @inline(__always)
    mutating func popExpansion() -> UInt32? {
        guard heap.count > 0 else { return nil }
        let top = heap[0].variable
        guard let last = heap.popLast(), heap.count > 0 else { return top }
        var place = 0
        while true {
            var child = 2 * place + 1
            guard child < heap.count else { break }
            if child + 1 < heap.count, heap[child + 1].order > heap[child].order { child += 1 }
            guard heap[child].order > last.order else { break }
            heap[place] = heap[child]
            place = child
        }
        heap[place] = last
        return top
    }
}
