import UIKit

/// Controls on which a finger does not fit: 44 x 44 points, says Apple's Human Interface Guidelines.
struct TouchTargetCheck: LayoutCheck {
    private static let minimum: CGFloat = 44

    func drafts(in tree: ReviewedTree) -> [FindingDraft] {
        tree.views.compactMap { view in
            guard let control = view as? UIControl, control.isEnabled, tree.takesTouches(control),
                !tree.isLaidOutByControl(control), !Self.hasSystemSize(control)
            else { return nil }
            let size = control.bounds.size
            guard size.width > 0, size.height > 0 else { return nil }
            let isWide = size.width >= Self.minimum || Self.takesMore(control, .horizontal)
            let isHigh = size.height >= Self.minimum || Self.takesMore(control, .vertical)
            guard !isWide || !isHigh else { return nil }
            return FindingDraft(
                kind: .smallTouchTarget, severity: .note, view: control,
                message: "it takes touches on \(ViewWords.size(size)), less than 44 x 44",
                remedy: "make it larger, or take touches around it in point(inside:with:)")
        }
    }

    /// Whether the system decides how large the control is.
    private static func hasSystemSize(_ control: UIControl) -> Bool {
        control is UISwitch || control is UISlider || control is UIStepper || control is UISegmentedControl
            || control is UIPageControl
    }

    /// Whether the control's own `point(inside:with:)` reaches far enough beyond its bounds.
    private static func takesMore(_ control: UIControl, _ axis: NSLayoutConstraint.Axis) -> Bool {
        let reach = minimum / 2 - 0.5
        let center = CGPoint(x: control.bounds.midX, y: control.bounds.midY)
        return [-reach, reach].allSatisfy { distance in
            let point =
                axis == .horizontal
                ? CGPoint(x: center.x + distance, y: center.y) : CGPoint(x: center.x, y: center.y + distance)
            return control.point(inside: point, with: nil)
        }
    }
}
