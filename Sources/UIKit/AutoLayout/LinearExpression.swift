import ConstraintSolver
import Foundation

/// A sum of variables and a constant, as a constraint's side is written.
struct LinearExpression {
    private(set) var terms: [Term] = []
    var constant: Double = 0

    init() {
        terms.reserveCapacity(8)
    }

    /// Empties the sum, which keeps its memory.
    mutating func clear() {
        terms.removeAll(keepingCapacity: true)
        constant = 0
    }

    /// Adds to the variable's coefficient; terms stay distinct.
    mutating func add(_ variable: Variable, _ coefficient: Double) {
        if let place = terms.firstIndex(where: { $0.variable == variable }) {
            terms[place].coefficient += coefficient
            if terms[place].coefficient == 0 { terms.remove(at: place) }
        } else {
            terms.append(Term(variable, coefficient))
        }
    }
}

extension NSLayoutConstraint.Relation {
    var solverRelation: ConstraintSolver.Relation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}
