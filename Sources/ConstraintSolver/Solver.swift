/// A linear constraint solver with strict priority levels: a higher level wins over any number of lower ones.
///
/// Auto Layout makes one, states its constraints as linear equations and inequalities over variables, and reads the variables back. Values are
/// in the unit of the constraints' constants, points in layout.
/// Required constraints (priority 1000) always hold: one that cannot is refused when it is added. Below that, level by level, the sum of
/// absolute errors is minimal; an inequality errs only on its violated side. Where several answers are equally good, the constraint that
/// was added first is favoured; the same calls give the same values on each run.
///
/// Adding and removing only records; the work is done when a value is read, and touches only what changed and what hangs on it. A required
/// constraint that fails at the last known point is tried when it is added, or, far cheaper where there are many, at the end of a `batch`.
///
/// Systems without a common variable cost as if each were alone. A chain of equalities or inequalities takes memory in proportion to its length;
/// limits on all the positions along a chain take it in proportion to the square: 1,000 of them are 500,000 numbers.
///
/// Not thread-safe: one solver belongs to one isolation domain.
package final class Solver {
    /// The priority of a constraint that must hold.
    package static let required: Float = 1000

    /// No method holds it while code from outside runs, so the check at each access would find nothing.
    @exclusivity(unchecked) var engine = Engine()

    /// An empty solver.
    package init() {}

    /// A solver with the same variables, constraints and values, in which both sides' handles are valid; from here on
    /// the two know nothing of each other. O(all terms), without solving anything again.
    package init(copying other: Solver) {
        engine = other.engine.copied()
    }

    /// A new variable, at 0 until a constraint says otherwise.
    package func makeVariable() -> Variable {
        Variable(index: engine.makeVariable())
    }

    /// Gives the variable's place free. No constraint may mention it any more.
    package func release(_ variable: Variable) {
        demand(isLive(variable), "release of a variable this solver does not have: release each variable once")
        demand(
            engine.variables[variable.index].mentions == 0,
            "release of a variable that a constraint still mentions: remove its constraints first")
        engine.release(variable.index)
    }

    /// How many terms of constraints the variable is in. O(1).
    package func mentionCount(of variable: Variable) -> Int {
        demand(isLive(variable), "mentionCount of a variable this solver does not have: ask before it is released")
        return Int(engine.variables[variable.index].mentions)
    }

    func isLive(_ variable: Variable) -> Bool {
        engine.isLive(variable)
    }

    func isLive(_ handle: ConstraintHandle) -> Bool {
        guard handle.index < engine.constraints.count else { return false }
        let record = engine.constraints[handle.index]
        return record.isLive && record.generation == handle.generation
    }

    func handle(_ constraint: UInt32) -> ConstraintHandle {
        ConstraintHandle(index: constraint, generation: engine.constraints[constraint].generation)
    }
}
