import ConstraintSolver

/// Baselines of contents that wrap: they lie where the lines do.
extension LayoutEngine {
    /// Moves the constraints on baselines that go by views whose contents have just been wrapped anew.
    ///
    /// O(constraints that these views and those above them hold), in a measurement O(constraints of the tree).
    func followBaselines(of views: [UIView]) {
        let leading = views.filter { $0.engineItem?.leadsToBaseline ?? false }
        guard !leading.isEmpty else { return }
        let constraints = baselineConstraints(above: leading)
        inOneBatch {
            for (handle, constraint) in constraints { follow(constraint, handle) }
        }
    }

    private func follow(_ constraint: NSLayoutConstraint, _ handle: ConstraintHandle) {
        guard let expression = expression(for: constraint) else { return }
        defer { recycle(expression) }
        // What gave way to where the baseline was may hold where it is.
        if !isTemporary, constraint.reportedConflict != nil {
            remove(constraint)
            return insert(constraint)
        }
        _ = try? solver.setConstant(expression.constant, of: handle)
    }

    private func baselineConstraints(above views: [UIView]) -> [(ConstraintHandle, NSLayoutConstraint)] {
        if hasOwnHandles {
            return temporaryHandles.filter { $0.constraint.mentionsBaseline }.map { ($0.handle, $0.constraint) }
        }
        var result: [(ConstraintHandle, NSLayoutConstraint)] = []
        var seen: Set<ObjectIdentifier> = []
        for view in views {
            for holder in sequence(first: view, next: { $0 === self.root ? nil : $0.superviewReference }) {
                guard seen.insert(ObjectIdentifier(holder)).inserted else { break }
                for constraint in holder.ownConstraints where constraint.mentionsBaseline {
                    if let handle = constraint.engineHandle { result.append((handle, constraint)) }
                }
            }
        }
        return result
    }
}

extension NSLayoutConstraint {
    /// Whether one of the attributes is measured from a view's text.
    var mentionsBaseline: Bool { firstAttribute.isBaseline || secondAttribute.isBaseline }
}
