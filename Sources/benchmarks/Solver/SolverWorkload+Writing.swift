import ConstraintSolver
import Foundation

extension SolverWorkload {
    /// The workload in the form that `init(path:)` reads.
    var text: String {
        var lines = ["V \(variableCount)"]
        lines += edits.map { "E \($0.variable) \(Self.text($0.priority))" }
        lines.append("S " + suggestions.map { String($0) }.joined(separator: " "))
        lines += constraints.map { constraint in
            let terms = constraint.terms.map { " \($0.variable) \($0.coefficient)" }.joined()
            return "C \(constraint.relation.text) \(Self.text(constraint.priority)) \(constraint.constant) "
                + "\(constraint.terms.count)\(terms)"
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func text(_ priority: Float) -> String {
        priority == priority.rounded() ? "\(Int(priority))" : "\(priority)"
    }
}

extension Relation {
    fileprivate var text: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}
