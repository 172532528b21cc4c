public import UIKit

extension UIView {
    /// What is wrong with the layout of the view and everything in it; lays it out first.
    ///
    /// Conflicts, ambiguity, text that is cut or drawn outside, overlaps, views outside their superviews, cells whose height
    /// nothing decides, and what UIKit would have raised as an exception while it was laid out. A test asserts that there is
    /// nothing:
    ///
    ///     #expect(view.layoutFindings().isEmpty)
    ///
    /// The view has the size and the traits that the test gives it; `UIViewController.layoutFindings` shows a screen on a
    /// device. Hidden views are left out. Moves nothing. O(views), and what asking the constraint solver about each costs.
    /// - Parameter includingNotes: also what may be meant so, and conflicts that were over in the end; see
    ///   `LayoutFinding.Severity`.
    public func layoutFindings(includingNotes: Bool = false) -> [LayoutFinding] {
        LayoutFinding.withLog(includingNotes: includingNotes) {
            (self, layoutFindings(includingNotes: includingNotes) { _, _ in })
        }
    }

    /// The same for somebody who waits.
    /// - Parameter progress: takes how many of the checks are done, and their number.
    package func layoutFindings(
        includingNotes: Bool, progress: (_ done: Int, _ count: Int) -> Void
    ) -> [LayoutFinding] {
        layoutIfNeeded()
        let findings = LayoutReview(of: self).findings(progress: progress)
        return includingNotes ? findings : findings.filter { $0.severity == .finding }
    }
}
