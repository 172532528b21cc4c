import ConstraintSolver
import Foundation

extension LayoutEngine {
    /// Just under required: where a constraint that had to give way waits until it can hold again.
    private static let brokenPriority: Float = 999.99

    /// Lets the solver look at all constraints that `body` adds together, which is far cheaper than at each. Where
    /// required ones exclude each other, one gives way and is kept as a wish.
    ///
    /// - Parameter standIn: shows the constraint that `body` adds, should it not be known yet by its handle.
    func inOneBatch(_ body: () -> Void, standIn: () -> NSLayoutConstraint? = { nil }) {
        solver.batch(body) { conflict in
            let inspector = LayoutInspector(updated: self)
            var known: [(handle: ConstraintHandle, constraint: NSLayoutConstraint)] = []
            for handle in conflict.others {
                guard let constraint = inspector.constraint(with: handle), !(constraint is LengthBoundConstraint)
                else { continue }
                known.append((handle, constraint))
            }
            if let refused = inspector.constraint(with: conflict.refused) ?? standIn() {
                known.append((conflict.refused, refused))
            }
            let victim = Self.victim(among: known.map(\.constraint)).map { known[$0] }
            report(known.map(\.constraint), broken: victim?.constraint)
            return Solver.Concession(victim?.handle ?? conflict.refused, priority: Self.brokenPriority)
        }
    }

    /// Adds a constraint; where required ones exclude each other, one gives way and is kept as a wish.
    func addResolvingConflicts(
        _ expression: LinearExpression, _ relation: ConstraintSolver.Relation, _ priority: Float,
        for constraint: NSLayoutConstraint?, standIn: () -> NSLayoutConstraint? = { nil }
    ) -> ConstraintHandle? {
        do {
            return try add(expression, relation, priority, for: constraint)
        } catch .unsatisfiable {
            var handle: ConstraintHandle?
            inOneBatch(
                { handle = try? add(expression, relation, priority, for: constraint) },
                standIn: { constraint ?? standIn() })
            return handle
        } catch {
            return nil
        }
    }

    /// Which of the constraints gives way: what content wants; without that the app's latest; else a stack's, or the last.
    ///
    /// UIKit does not say which one it breaks. In frames stored in Interface Builder documents required hugging and
    /// resistance lose against constraints (48 views of 8 documents, none the other way). In published logs it is the
    /// constraint of the app that was added last, rather than one of layout itself. (Constraint logs, auto-layout facts 3.8.)
    private static func victim(among constraints: [NSLayoutConstraint]) -> Int? {
        constraints.lastIndex { $0 is NSContentSizeLayoutConstraint }
            ?? constraints.lastIndex { !$0.isOfSystem }
            ?? constraints.lastIndex { !($0 is EngineMadeConstraint) }
            ?? constraints.indices.last
    }

    private func add(
        _ expression: LinearExpression, _ relation: ConstraintSolver.Relation, _ priority: Float,
        for constraint: NSLayoutConstraint?
    ) throws(ConstraintSolverError) -> ConstraintHandle {
        let handle = try solver.add(
            expression.terms, relation, constant: expression.constant, priority: priority)
        if let constraint { note(handle, of: constraint) }
        return handle
    }

    /// A constraint of which only a constant is left, as of a width that is to be larger than itself, holds or it does not.
    func reportIfContradictory(_ constraint: NSLayoutConstraint, _ constant: Double) {
        guard constraint.priority == .required, !constraint.relation.holds(constant) else { return }
        report([constraint], broken: constraint)
    }

    /// A constraint is reported once with the same others, however often a tree is measured, until it has held again.
    private func report(_ constraints: [NSLayoutConstraint], broken: NSLayoutConstraint?) {
        guard let broken else { return }
        if !isTemporary, broken.owner != nil, !brokenConstraints.contains(where: { $0 === broken }) {
            brokenConstraints.append(broken)
        }
        let diagnostic = LayoutDiagnostic.unsatisfiable(
            constraints: constraints.map(\.logText), broken: broken.logText)
        if broken.reportedConflict?.diagnostic == diagnostic { return }
        broken.reportedConflict = ReportedConflict(diagnostic)
        LayoutDiagnostics.report(diagnostic, conflict: LayoutConflict(constraints: constraints, broken: broken))
    }
}

// MARK: What gave way and may hold again

extension LayoutEngine {
    /// Tells anew of constraints that gave way, held again, and have given way once more since the last update.
    func reportReturningConflicts() {
        guard !isTemporary, !brokenConstraints.isEmpty else { return }
        var returning: [NSLayoutConstraint] = []
        for constraint in brokenConstraints where constraint.constant.magnitude <= Self.largestConstant {
            guard let reported = constraint.reportedConflict, let holds = holds(constraint) else { continue }
            if !holds, reported.isOver { returning.append(constraint) }
            reported.isOver = holds
        }
        guard !returning.isEmpty else { return }
        let inspector = LayoutInspector(updated: self)
        for constraint in returning {
            guard let conflict = inspector.conflict(of: constraint) else { continue }
            constraint.reportedConflict = nil
            report(conflict.constraints, broken: constraint)
        }
    }

    /// Whether the solution satisfies a constraint; nil for one that the solver does not have.
    func holds(_ constraint: NSLayoutConstraint) -> Bool? {
        guard let expression = expression(for: constraint), constraint.engineHandle != nil || expression.terms.isEmpty
        else { return nil }
        let error = expression.terms.reduce(expression.constant) { sum, term in
            sum + term.coefficient * solver.value(of: term.variable)
        }
        recycle(expression)
        return constraint.relation.holds(error)
    }
}

/// The last message about a constraint that gave way.
final class ReportedConflict {
    let diagnostic: LayoutDiagnostic
    /// Whether the constraint has held since.
    var isOver = false

    init(_ diagnostic: LayoutDiagnostic) {
        self.diagnostic = diagnostic
    }
}

extension NSLayoutConstraint.Relation {
    /// Points by which a sum may miss; less is what sums are off.
    private static let tolerance = 0.01

    /// Whether a sum that is to be at most, exactly or at least 0 is.
    func holds(_ sum: Double) -> Bool {
        switch self {
        case .lessThanOrEqual: sum <= Self.tolerance
        case .equal: abs(sum) <= Self.tolerance
        case .greaterThanOrEqual: sum >= -Self.tolerance
        }
    }
}

extension NSLayoutConstraint {
    /// Whether layout or a container made the constraint rather than the app.
    fileprivate var isOfSystem: Bool {
        if self is EngineMadeConstraint { return true }
        guard let identifier else { return false }
        return identifier.hasPrefix("UISV-") || identifier.hasPrefix("UIView-Encapsulated-")
    }
}
