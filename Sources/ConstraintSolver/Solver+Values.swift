extension Solver {
    /// The optimal value; solves what changed first. An unconstrained variable is 0.
    package func value(of variable: Variable) -> Double {
        precondition(isLive(variable), "value of a variable this solver does not have: read it before it is released")
        optimize()
        return variables[Int(variable.index)].value
    }

    /// The variables whose value differs from that at the last call (at first: from 0), by index. Solves what changed first.
    package func takeChanges() -> [Variable] {
        optimize()
        var result: [Variable] = []
        changedVariables.sort()
        for index in changedVariables {
            variables[Int(index)].isChanged = false
            let value = variables[Int(index)].value
            guard variables[Int(index)].isLive, value != variables[Int(index)].reported else { continue }
            variables[Int(index)].reported = value
            result.append(Variable(index: index))
        }
        changedVariables.removeAll(keepingCapacity: true)
        return result
    }

    /// The sum of absolute errors at each priority in use, highest first. Solves what changed first.
    package func errors() -> [(priority: Float, error: Double)] {
        optimize()
        var sums: [Float: Double] = [:]
        for record in constraints where record.isLive {
            sums[record.priority, default: 0] += record.error(record.activity(variables, at: \.value))
        }
        return sums.sorted { $0.key > $1.key }.map { (priority: $0.key, error: $0.value) }
    }
}

extension ConstraintRecord {
    /// How far `activity` is on the wrong side of zero.
    func error(_ activity: Double) -> Double {
        switch relation {
        case .equal: activity.magnitude
        case .lessThanOrEqual: max(0, activity)
        case .greaterThanOrEqual: max(0, -activity)
        }
    }
}
