/// A linear constraint solver with strict priority levels: a higher level wins over any number of lower ones.
///
/// Auto Layout makes one, states its constraints as linear equations and inequalities over variables, and reads the variables back.
/// Required constraints (priority 1000) always hold: one that cannot is refused when it is added. Below that, level by level, the sum of
/// absolute errors is minimal; an inequality errs only on its violated side. Where several answers are equally good, the constraint that
/// was added first is favoured, so that equal input gives equal output on each run.
///
/// Adding and removing only records; the work is done when a value is read, and only for the connected components that changed.
/// Not thread-safe: one solver belongs to one isolation domain.
package final class Solver {
    /// The priority of a constraint that must hold.
    package static let required: Float = 1000

    var variables: [VariableRecord] = []
    var freeVariables: [UInt32] = []
    var constraints: [ConstraintRecord] = []
    var freeConstraints: [UInt32] = []
    /// Grows with each constraint; gives the order of insertion whatever place the arena hands out.
    var nextSequence: UInt64 = 0
    /// Variables whose component has to be solved again before a value is read.
    var dirtyVariables: [UInt32] = []
    /// Variables whose value may differ from the one last reported by `takeChanges()`.
    var changedVariables: [UInt32] = []

    /// An empty solver.
    package init() {}

    /// A new variable, at 0 until a constraint says otherwise. O(1).
    package func makeVariable() -> Variable {
        if let index = freeVariables.popLast() {
            variables[Int(index)].isLive = true
            return Variable(index: index)
        }
        variables.append(VariableRecord())
        return Variable(index: UInt32(variables.count - 1))
    }

    /// Gives the variable's place free. No constraint may mention it any more.
    package func release(_ variable: Variable) {
        precondition(isLive(variable), "release of a variable this solver does not have: release each variable once")
        precondition(
            variables[Int(variable.index)].constraints.isEmpty,
            "release of a variable that a constraint still mentions: remove its constraints first")
        variables[Int(variable.index)].reset()
        freeVariables.append(variable.index)
    }

    func isLive(_ variable: Variable) -> Bool {
        let index = Int(variable.index)
        return index < variables.count && variables[index].isLive
    }

    func isLive(_ handle: ConstraintHandle) -> Bool {
        let index = Int(handle.index)
        return index < constraints.count && constraints[index].isLive
            && constraints[index].generation == handle.generation
    }
}

/// What the solver knows of one variable.
struct VariableRecord {
    var isLive = true
    /// The optimum, as of the last time its component was solved.
    var value = 0.0
    /// Part of a point at which all required constraints hold, those added since the last optimum included.
    var feasible = 0.0
    /// What `takeChanges()` last told.
    var reported = 0.0
    var isDirty = false
    var isChanged = false
    /// Scratch of the search for a component.
    var column: Int32 = -1
    /// The constraint that holds an editable variable.
    var edit: ConstraintHandle?
    /// Places of the constraints that mention it.
    var constraints: [UInt32] = []

    mutating func reset() {
        isLive = false
        value = 0
        feasible = 0
        reported = 0
        edit = nil
    }
}

/// What the solver knows of one constraint.
struct ConstraintRecord {
    var isLive = true
    var generation: UInt32 = 0
    var isVisited = false
    var relation: Relation
    var priority: Float
    var constant: Double
    var sequence: UInt64
    /// Each variable once, no coefficient zero.
    var terms: [Term]

    func activity(_ variables: [VariableRecord], at point: KeyPath<VariableRecord, Double>) -> Double {
        terms.reduce(constant) { $0 + $1.coefficient * variables[Int($1.variable.index)][keyPath: point] }
    }
}
