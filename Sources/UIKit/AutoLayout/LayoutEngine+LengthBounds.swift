import ConstraintSolver
import Foundation

/// No width and no height is negative. UIKit's logs show that without naming a constraint: a stack 0 high that has two
/// labels 8 points apart is unsatisfiable there. (Constraint logs, auto-layout facts 3.7 and 3.8.)
///
/// Hardly any layout comes near that, so that a bound is only stated where a solution is beyond it.
extension LayoutEngine {
    /// What sums may be off; points.
    private static let tolerance = 1e-6

    /// States the bounds that the solution has broken. Returns whether there were any, so that it is to be looked at again.
    func addLengthBounds(beyond changes: [Variable]) -> Bool {
        var broken: [Variable] = []
        for variable in changes where solver.value(of: variable) < -Self.tolerance {
            guard let item = item(with: variable), variable == item.width || variable == item.height,
                // It runs against the axis where the second anchor comes first.
                !(item.owner is DistanceGuide)
            else { continue }
            if lengthBounds[variable] == nil { broken.append(variable) }
        }
        guard !broken.isEmpty else { return false }
        for variable in broken {
            var expression = makeExpression()
            expression.add(variable, 1)
            lengthBounds[variable] = addResolvingConflicts(
                expression, .greaterThanOrEqual, Solver.required, for: nil)
            recycle(expression)
        }
        return true
    }

    /// Before the item's variables are released.
    func removeLengthBounds(of item: EngineItem) {
        guard !lengthBounds.isEmpty else { return }
        removeLengthBound(of: item.width)
        removeLengthBound(of: item.height)
    }

    func removeLengthBound(of variable: Variable) {
        if let handle = lengthBounds.removeValue(forKey: variable) { solver.remove(handle) }
    }
}

/// Stands for the bound of a length. UIKit has no words for it: it is not among the constraints of a conflict.
final class LengthBoundConstraint: EngineMadeConstraint {}
