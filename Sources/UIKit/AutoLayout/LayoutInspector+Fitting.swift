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
            engine.wish(.width, of: view, item.width, width, .required)
            engine.wish(.height, of: view, item.height, 0, .fittingSizeLevel)
            engine.solveForMeasurement(wraps: true, resetting: true)
            return body(LayoutInspector(updated: engine), engine.frame(of: item).size)
        }
    }
}
