import Foundation

/// The insets that a view was last told of.
final class InsetObservation {
    var safeArea = UIEdgeInsets.zero
    /// Nil until the margins have changed for the first time.
    var margins: UIEdgeInsets?
}

/// The safe area goes down the tree by pushing: a view works its own insets out when it, its superview or that one's
/// insets change, and tells its subviews only if it has others than before.
extension UIView {
    func makeInsetObservation() -> InsetObservation {
        if let insetObservation { return insetObservation }
        let made = InsetObservation()
        insetObservation = made
        return made
    }

    var knownSafeArea: UIEdgeInsets { insetObservation?.safeArea ?? .zero }

    /// Works the safe area of the view and what is in it out again after a change of place or of what is around it.
    func updateSafeArea() {
        guard takeSafeArea() else { return }
        var pending = subviews
        while let view = pending.popLast() {
            if view.takeSafeArea() { pending += view.subviews }
        }
    }

    /// Whether the receiver has other insets than before.
    private func takeSafeArea() -> Bool {
        let new = inheritedSafeAreaInsets
        guard new != knownSafeArea else { return false }
        makeInsetObservation().safeArea = new
        announceSafeArea()
        return true
    }

    /// For the view whose insets come from the device.
    func safeAreaSourceDidChange() {
        announceSafeArea()
        for view in subviews { view.updateSafeArea() }
    }

    private func announceSafeArea() {
        safeAreaInsetsDidChange()
        viewController?.viewSafeAreaInsetsDidChange()
        refreshStandardGuides()
        if insetsLayoutMarginsFromSafeArea { marginsDidChange() }
        markNeedsLayout()
    }

    /// The part of the superview's safe-area insets that reaches into the receiver, and what its controller adds.
    private var inheritedSafeAreaInsets: UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        if let superview = superviewReference {
            let outer = superview.safeAreaInsets
            if outer != .zero {
                let (area, frame) = (superview.bounds, self.frame)
                insets = UIEdgeInsets(
                    top: max(0, outer.top - (frame.minY - area.minY)),
                    left: max(0, outer.left - (frame.minX - area.minX)),
                    bottom: max(0, outer.bottom - (area.maxY - frame.maxY)),
                    right: max(0, outer.right - (area.maxX - frame.maxX)))
            }
        }
        guard let additional = viewController?.additionalSafeAreaInsets else { return insets }
        return UIEdgeInsets(
            top: insets.top + additional.top, left: insets.left + additional.left,
            bottom: insets.bottom + additional.bottom, right: insets.right + additional.right)
    }
}
