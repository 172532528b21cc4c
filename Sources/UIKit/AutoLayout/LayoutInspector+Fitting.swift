import ConstraintSolver
package import Foundation

extension LayoutInspector {
    /// Runs `body` on the view's subtree as `systemLayoutSizeFitting` measures it: the width required, the height as small
    /// as the constraints allow. Leaves nothing behind.
    ///
    /// The targets are there as constraints with the names they have in UIKit's logs.
    package static func whileFitting<Result>(
        _ view: UIView, width: CGFloat, _ body: (LayoutInspector, CGSize) -> Result
    ) -> Result {
        view.runUpdateConstraints()
        return view.whileMeasured { engine, item in
            var handles: [ConstraintHandle: ConstraintSource] = [:]
            for (attribute, variable, value, priority, name) in [
                (.width, item.width, width, .required, "fittingSizeHTarget"),
                (.height, item.height, 0, .fittingSizeLevel, "fittingSizeVTarget"),
            ] as [(NSLayoutConstraint.Attribute, Variable, CGFloat, UILayoutPriority, String)] {
                let target = EngineMadeConstraint(view, attribute, .equal, nil, .notAnAttribute, constant: value)
                target.priority = priority
                target.identifier = name
                var expression = LinearExpression()
                expression.add(variable, 1)
                expression.constant = -value
                let handle = engine.addResolvingConflicts(expression, .equal, priority.rawValue, for: nil)
                if let handle { handles[handle] = .constraint(target) }
            }
            engine.wrapContents(resetting: true)
            return body(LayoutInspector(solved: engine, handles: handles), engine.frame(of: item).size)
        }
    }
}
