extension Engine {
    /// Records a constraint whose terms have been checked. The result is pending.
    mutating func add(
        _ newTerms: borrowing Span<Term>, _ relation: Relation, constant: Double, priority: Float
    ) -> UInt32 {
        let place = makeConstraint(relation, constant: constant, priority: priority)
        let count = mergeTerms(newTerms)
        let start = allocateTerms(count)
        constraints[place].firstTerm = start
        constraints[place].termCount = count
        var scale = 0.0
        for offset in 0..<count {
            let merged = pivotRow[offset]
            scale = Swift.max(scale, merged.coefficient.magnitude)
            link(term: start + offset, variable: merged.column, coefficient: merged.coefficient, constraint: place)
        }
        constraints[place].scale = scale > 0 ? scale : 1
        countMentions(of: place, adding: true)
        joinVariables(of: place)
        touchComponent(of: place)
        pending.append(place)
        return place
    }

    /// Leaves one coefficient a variable in `pivotRow`, in the order of first mention, without zeros.
    private mutating func mergeTerms(_ newTerms: borrowing Span<Term>) -> UInt32 {
        pivotRow.removeAll()
        for index in newTerms.indices {
            let variable = newTerms[index].variable.index
            let coefficient = newTerms[index].coefficient
            let earlier = variables[variable].scratch
            if earlier != .none {
                pivotRow[earlier].coefficient += coefficient
            } else {
                variables[variable].scratch = UInt32(truncatingIfNeeded: pivotRow.count)
                pivotRow.append(ColumnCoefficient(column: variable, coefficient: coefficient))
            }
        }
        var kept: UInt32 = 0
        for index in 0..<pivotRow.count {
            let merged = pivotRow[index]
            variables[merged.column].scratch = .none
            guard merged.coefficient != 0 else { continue }
            pivotRow[kept] = merged
            kept += 1
        }
        return kept
    }

    @inline(__always)
    private mutating func link(term: UInt32, variable: UInt32, coefficient: Double, constraint: UInt32) {
        let head = variables[variable].head
        terms[term] = TermRecord(
            coefficient: coefficient, variable: variable, constraint: constraint, next: head, previous: .none)
        if head != .none { terms[head].previous = term }
        variables[variable].head = term
    }

    private mutating func unlinkTerms(of constraint: UInt32) {
        let record = constraints[constraint]
        for term in record.termRange {
            let (next, previous) = (terms[term].next, terms[term].previous)
            if previous == .none {
                variables[terms[term].variable].head = next
            } else {
                terms[previous].next = next
            }
            if next != .none { terms[next].previous = previous }
        }
    }

    mutating func countMentions(of constraint: UInt32, adding: Bool) {
        let record = constraints[constraint]
        let one: UInt32 = adding ? 1 : 0 &- 1
        let required: UInt32 = record.level == Level.required ? one : 0
        let line: UInt32 = record.isRequiredEquality ? 0 : one
        for term in record.termRange {
            let variable = terms[term].variable
            variables[variable].mentions &+= one
            variables[variable].requiredMentions &+= required
            variables[variable].lineMentions &+= line
        }
    }

    /// Marks the constraint as removed. It leaves the tableau in the next pass, so that taking a whole view apart is one piece of work.
    mutating func remove(_ constraint: UInt32) {
        if constraints[constraint].isEdit {
            variables[terms[constraints[constraint].firstTerm].variable].edit = .none
        }
        countMentions(of: constraint, adding: false)
        // It may have held them together.
        for term in constraints[constraint].termRange { touch(terms[term].variable) }
        areComponentsStale = true
        constraints[constraint].isLive = false
        constraints[constraint].generation &+= 1
        if constraints[constraint].state == .definition { seedReset(constraint) }
        _ = takeFromDeferred(constraint)
        dead.append(constraint)
        limitBacklog()
    }

    /// What was removed and never followed by a read must not pile up: there is never more of it than of what is left, but for a few thousand. So
    /// a large system that is taken apart is looked at anew only as often as it has halved.
    mutating func limitBacklog() {
        let backlog = dead.count + released.count
        if backlog > 4096, backlog > constraints.count - freeConstraints.count - dead.count { optimize() }
    }

    mutating func seedReset(_ constraint: UInt32) {
        for term in constraints[constraint].termRange { resetSeeds.append(terms[term].variable) }
    }

    /// Gives the places of removed constraints and variables free, after the pass has taken them out of everything.
    mutating func recycleDead() {
        for index in 0..<dead.count {
            let place = dead[index]
            let record = constraints[place]
            unlinkTerms(of: place)
            for term in record.termRange { forgetIfUnmentioned(terms[term].variable) }
            freeTerms(record.firstTerm, record.termCount)
            levels[record.level].constraintCount -= 1
            freeConstraints.append(place)
        }
        dead.removeAll()
        for index in 0..<released.count { recycle(released[index]) }
        released.removeAll()
    }

    /// A variable no constraint mentions any more leaves the tableau and is 0.
    private mutating func forgetIfUnmentioned(_ variable: UInt32) {
        guard variables[variable].mentions == 0 else { return }
        forget(variable)
        setValue(0, of: variable)
    }

    /// Takes a variable out of the tableau.
    mutating func forget(_ variable: UInt32) {
        switch variables[variable].state {
        case .row: removeRow(variables[variable].slot)
        case .column: removeColumn(variables[variable].slot)
        case .defined, .unknown: break
        }
        variables[variable].state = .unknown
        variables[variable].slot = .none
    }
}

extension ConstraintRecord {
    /// Places of its terms.
    @inline(__always) var termRange: Range<UInt32> {
        termCount == 0 ? 0..<0 : firstTerm..<(firstTerm + termCount)
    }
}
