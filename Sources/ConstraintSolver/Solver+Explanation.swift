/// One constraint of the chain that gives a variable its value.
package struct Binding: Sendable {
    package var constraint: ConstraintHandle
    /// How much of the variable's value comes from the constraint's constant; the contributions of a chain add up to the value.
    package var contribution: Double
    /// By how much the variable moves when the constraint's constant grows by one, as long as the same constraints bind.
    package var sensitivity: Double
}

extension Solver {
    /// The constraints that give the variable its value, in order of insertion: definitions on the way, and wishes and limits that hold exactly.
    ///
    /// Empty for a variable that nothing holds. Solves what changed first.
    package func explain(_ variable: Variable) -> [Binding] {
        demand(isLive(variable), "explain of a variable this solver does not have: ask before it is released")
        engine.optimize()
        return engine.binding(of: variable.index).map { item in
            Binding(
                constraint: handle(item.constraint),
                contribution: -item.weight * engine.constraints[item.constraint].constant + 0.0,
                sensitivity: -item.weight)
        }
    }
}
