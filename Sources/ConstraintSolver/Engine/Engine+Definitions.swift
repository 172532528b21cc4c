extension Engine {
    /// Makes pending required equalities define one variable each, where an order without cycles is found.
    ///
    /// A variable that only one open equality mentions can be evaluated after everything else: it takes that equality, which opens the
    /// next ones, as leaves are picked from a tree. Among such variables those that few other constraints mention go first, because
    /// these constraints will have to be expressed through the definition: so positions are defined by sizes, not the reverse, and a chain of
    /// views stays a chain. An equality for which nothing is left becomes a row of the tableau.
    mutating func definePending() {
        var open = 0
        for index in 0..<pending.count {
            let place = pending[index]
            guard constraints[place].isRequiredEquality else { continue }
            constraints[place].isOpen = true
            open += 1
            for term in constraints[place].termRange { changeOpenCount(terms[term].variable, place, by: 1) }
        }
        guard open > 0 else { return }
        // Leaves are taken from the end: what was stated first, and mentioned first, is defined first.
        for index in (0..<pending.count).reversed() where constraints[pending[index]].isOpen {
            for term in constraints[pending[index]].termRange.reversed() { enqueueIfLeaf(terms[term].variable) }
        }
        var cursor = 0
        while open > 0 {
            if let variable = nextLeaf() {
                guard variables[variable].openCount == 1 else { continue }
                if define(variable, by: variables[variable].openPlaces) { open -= 1 }
            } else {
                // Every variable left is in several open equalities: give up the oldest of these.
                while cursor < pending.count, !constraints[pending[cursor]].isOpen { cursor += 1 }
                guard cursor < pending.count else { break }
                close(pending[cursor])
                open -= 1
            }
        }
        clearLeaves()
        evaluateNewDefinitions()
    }

    @inline(__always)
    private mutating func changeOpenCount(_ variable: UInt32, _ constraint: UInt32, by change: UInt32) {
        guard variables[variable].state == .unknown else { return }
        variables[variable].openCount &+= change
        variables[variable].openPlaces ^= constraint
    }

    @inline(__always)
    private mutating func enqueueIfLeaf(_ variable: UInt32) {
        guard variables[variable].openCount == 1, variables[variable].state == .unknown else { return }
        switch variables[variable].lineMentions {
        case 0: peelBuckets0.append(variable)
        case 1: peelBuckets1.append(variable)
        case 2: peelBuckets2.append(variable)
        default: peelBuckets3.append(variable)
        }
    }

    @inline(__always)
    private mutating func nextLeaf() -> UInt32? {
        peelBuckets0.popLast() ?? peelBuckets1.popLast() ?? peelBuckets2.popLast() ?? peelBuckets3.popLast()
    }

    private mutating func clearLeaves() {
        peelBuckets0.removeAll()
        peelBuckets1.removeAll()
        peelBuckets2.removeAll()
        peelBuckets3.removeAll()
    }

    private mutating func define(_ variable: UInt32, by constraint: UInt32) -> Bool {
        let record = constraints[constraint]
        var own = UInt32.none
        for term in record.termRange where terms[term].variable == variable { own = term }
        // Dividing by a tiny coefficient would cost digits; a row of the tableau chooses better.
        guard own != .none, terms[own].coefficient.magnitude > 1e-4 * record.scale else { return false }
        close(constraint)
        constraints[constraint].state = .definition
        constraints[constraint].appliedConstant = record.constant
        constraints[constraint].defines = own
        variables[variable].state = .defined
        variables[variable].slot = own
        peeled.append(variable)
        return true
    }

    /// The equality is no longer open; variables it was one of two for become leaves.
    private mutating func close(_ constraint: UInt32) {
        constraints[constraint].isOpen = false
        for term in constraints[constraint].termRange.reversed() {
            let variable = terms[term].variable
            changeOpenCount(variable, constraint, by: 0 &- 1)
            enqueueIfLeaf(variable)
        }
    }

    /// The last one defined depends on nothing else that is new: it is evaluated first.
    private mutating func evaluateNewDefinitions() {
        while let variable = peeled.popLast() {
            variables[variable].order = nextOrder
            nextOrder += 1
            let constraint = terms[variables[variable].slot].constraint
            for term in constraints[constraint].termRange { makeKnown(terms[term].variable) }
            setValue(definedValue(of: variable), of: variable)
        }
    }

    /// A variable nothing defines becomes a free column, at 0.
    @inline(__always)
    mutating func makeKnown(_ variable: UInt32) {
        guard variables[variable].state == .unknown else { return }
        variables[variable].slot = makeColumn(Column(line: variable, isVariable: true))
        variables[variable].state = .column
        setValue(0, of: variable)
    }

    /// Evaluates a definition from the variables it depends on.
    @inline(__always)
    func definedValue(of variable: UInt32) -> Double {
        let own = variables[variable].slot
        let record = constraints[terms[own].constraint]
        var sum = record.appliedConstant
        for term in record.termRange where term != own {
            sum += terms[term].coefficient * variables[terms[term].variable].value
        }
        return -sum / terms[own].coefficient
    }
}
