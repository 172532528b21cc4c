/// A variable times a coefficient, one summand of a constraint.
package struct Term: Sendable {
    package var variable: Variable
    /// Any finite number; 0 is allowed and has no effect.
    package var coefficient: Double

    package init(_ variable: Variable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}
