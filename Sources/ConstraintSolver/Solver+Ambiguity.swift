extension Solver {
    /// Whether another value of the variable would be as good at every level. True for a variable no constraint mentions.
    ///
    /// Solves the variable's component twice more, with the least of wishes to be greater and to be less.
    package func isAmbiguous(_ variable: Variable) -> Bool {
        precondition(isLive(variable), "isAmbiguous of a variable this solver does not have: ask before it is released")
        optimize()
        let component = component(of: [variable.index])
        let value = variables[Int(variable.index)].value
        let step = 1 + value.magnitude
        for (relation, target) in [(Relation.greaterThanOrEqual, value + step), (.lessThanOrEqual, value - step)] {
            let wish = DenseSimplex.Row(
                terms: [(0, 1)], relation: relation, constant: -target, level: component.levelCount)
            var simplex = DenseSimplex(
                rows: component.rows + [wish], columnCount: component.variables.count,
                levelCount: component.levelCount + 1)
            simplex.optimize()
            if (simplex.values()[0] - value).magnitude > 1e-6 * step { return true }
        }
        return false
    }
}
