/// Variables and constraints that hang together, and with nothing else.
struct Component {
    /// Places in the arena, in the order the search met them; the place here is the column there.
    var variables: [UInt32]
    /// Places in the arena, in order of insertion.
    var constraints: [UInt32]
    /// The constraints as the simplex takes them. Level 0 is the highest priority present.
    var rows: [DenseSimplex.Row]
    var levelCount: Int
}

extension Solver {
    /// Solves each component that changed since the last time.
    func optimize() {
        guard !dirtyVariables.isEmpty else { return }
        let dirty = dirtyVariables
        dirtyVariables.removeAll(keepingCapacity: true)
        for start in dirty where variables[Int(start)].isDirty {
            let component = component(of: [start])
            var simplex = DenseSimplex(
                rows: component.rows, columnCount: component.variables.count, levelCount: component.levelCount)
            simplex.optimize()
            let values = simplex.values()
            for (column, variable) in component.variables.enumerated() {
                variables[Int(variable)].isDirty = false
                // No negative zero: it would print.
                setValue(values[column] + 0, of: Int(variable))
            }
        }
    }

    private func setValue(_ value: Double, of variable: Int) {
        variables[variable].feasible = value
        guard variables[variable].value != value else { return }
        variables[variable].value = value
        guard !variables[variable].isChanged else { return }
        variables[variable].isChanged = true
        changedVariables.append(UInt32(variable))
    }

    /// What hangs together with `starts` through constraints of at least `lowest` priority.
    func component(of starts: [UInt32], lowest: Float = 0) -> Component {
        var found = Component(variables: [], constraints: [], rows: [], levelCount: 0)
        func meet(_ variable: UInt32) {
            guard variables[Int(variable)].column < 0 else { return }
            variables[Int(variable)].column = Int32(found.variables.count)
            found.variables.append(variable)
        }
        for start in starts { meet(start) }
        var next = 0
        while next < found.variables.count {
            for index in variables[Int(found.variables[next])].constraints {
                let place = Int(index)
                guard constraints[place].isLive, !constraints[place].isVisited,
                    constraints[place].priority >= lowest
                else { continue }
                constraints[place].isVisited = true
                found.constraints.append(index)
                for term in constraints[place].terms { meet(term.variable.index) }
            }
            next += 1
        }
        found.constraints.sort { constraints[Int($0)].sequence < constraints[Int($1)].sequence }
        makeRows(of: &found)
        for index in found.constraints { constraints[Int(index)].isVisited = false }
        for index in found.variables { variables[Int(index)].column = -1 }
        return found
    }

    private func makeRows(of component: inout Component) {
        let priorities = Set(component.constraints.map { constraints[Int($0)].priority }).sorted(by: >)
        component.levelCount = priorities.count
        component.rows = component.constraints.map { index in
            let record = constraints[Int(index)]
            return row(record, level: priorities.firstIndex(of: record.priority) ?? 0)
        }
    }

    /// The constraint with the columns that the search for its component gave.
    private func row(_ record: ConstraintRecord, level: Int) -> DenseSimplex.Row {
        DenseSimplex.Row(
            terms: record.terms.map {
                (Int(variables[Int($0.variable.index)].column), $0.coefficient)
            },
            relation: record.relation, constant: record.constant, level: level)
    }
}
