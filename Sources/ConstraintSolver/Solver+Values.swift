extension Solver {
    /// The optimal value; solves what changed first, O(1) where nothing did. An unconstrained variable is 0.
    package func value(of variable: Variable) -> Double {
        engine.solvedValue(of: variable)
    }

    /// The variables whose value differs from that at the last call (at first: from 0), by index. Solves what changed first.
    package func takeChanges() -> [Variable] {
        engine.optimize()
        engine.changedVariables.sort { $0 < $1 }
        var result: [Variable] = []
        for index in 0..<engine.changedVariables.count {
            let variable = engine.changedVariables[index]
            engine.variables[variable].isChanged = false
            let record = engine.variables[variable]
            guard record.isLive, record.value != record.reported else { continue }
            engine.variables[variable].reported = record.value
            result.append(Variable(index: variable))
        }
        engine.changedVariables.removeAll()
        return result
    }

    /// The variables that hang together with a constraint that was added, removed or changed since the last call: no other can
    /// have another value, or could have one whatever happens to these. Nil where there are more than `limit`.
    ///
    /// O(terms of the constraints between them), and no more than `limit` of them; nothing is solved.
    package func takeAffected(limit: Int) -> [Variable]? {
        guard engine.gatherAffected(limit: limit) else { return nil }
        var result: [Variable] = []
        result.reserveCapacity(engine.regionVariables.count)
        for index in 0..<engine.regionVariables.count { result.append(Variable(index: engine.regionVariables[index])) }
        return result
    }

    /// Counts the variable's constraints as changed for `takeAffected(limit:)`.
    package func markAffected(_ variable: Variable) {
        demand(isLive(variable), "markAffected of a variable this solver does not have: call it before it is released")
        engine.touch(variable.index)
    }

    /// What was changed until now does not count for the next `takeAffected(limit:)`.
    package func forgetAffected() { engine.forgetTouched() }

    /// The sum of absolute errors at each priority in use, highest first. Solves what changed first. O(all terms).
    package func errors() -> [(priority: Float, error: Double)] {
        engine.optimize()
        var sums = [Double](repeating: 0, count: engine.levels.count)
        for place in 0..<engine.constraints.count where engine.constraints[place].isLive {
            let record = engine.constraints[place]
            sums[Int(record.level)] += record.error(engine.activity(record))
        }
        return sums.indices
            .filter { engine.levels[$0].constraintCount > 0 }
            .sorted { engine.levels[$0].rank < engine.levels[$1].rank }
            .map { (priority: engine.levels[$0].priority, error: sums[$0]) }
    }

    /// Whether another value of the variable would be as good at every level. True for a variable no constraint mentions.
    ///
    /// The first question after a change looks at everything; then those about variables that are decided are O(1), the others O(terms that
    /// lead to the variable).
    package func isAmbiguous(_ variable: Variable) -> Bool {
        demand(isLive(variable), "isAmbiguous of a variable this solver does not have: ask before it is released")
        engine.optimize()
        return engine.isAmbiguous(variable.index)
    }
}

extension Engine {
    fileprivate mutating func solvedValue(of variable: Variable) -> Double {
        demand(isLive(variable), "value of a variable this solver does not have: read it before it is released")
        if needsPass { optimize() }
        return variables[variable.index].value
    }

    /// Left side of the constraint at the values there are.
    func activity(_ record: ConstraintRecord) -> Double {
        var sum = record.constant
        for term in record.termRange { sum += terms[term].coefficient * variables[terms[term].variable].value }
        return sum
    }
}
