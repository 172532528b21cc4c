import Foundation

/// The insets that a view was last told of.
final class InsetObservation {
    var safeArea = UIEdgeInsets.zero
    /// Nil until the margins have changed for the first time.
    var margins: UIEdgeInsets?
}

/// Whether views are just being told of another safe area: what they change then is no change of their content.
@MainActor enum SafeAreaNews {
    fileprivate static var depth = 0
    static var isUnderWay: Bool { depth > 0 }
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
        var pending = subviews.map { (view: $0, level: 1) }
        while let (view, level) = pending.popLast() {
            guard view.takeSafeArea(), SafeAreaPush.goesOn(below: view, level) else { continue }
            pending += view.subviews.map { ($0, level + 1) }
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
        SafeAreaNews.depth += 1
        defer { SafeAreaNews.depth -= 1 }
        safeAreaInsetsDidChange()
        viewController?.viewSafeAreaInsetsDidChange()
        refreshStandardGuides()
        if insetsLayoutMarginsFromSafeArea { marginsDidChange() }
        markNeedsLayout()
    }

    /// The part of the superview's safe-area insets that reaches into the receiver, and what its controller adds.
    private var inheritedSafeAreaInsets: UIEdgeInsets {
        let insets = superviewReference.map { part(of: $0.propagatedSafeAreaInsets) } ?? .zero
        guard let viewController else { return insets }
        let (additional, container) = (viewController.additionalSafeAreaInsets, viewController.containerSafeAreaInsets)
        return UIEdgeInsets(
            top: insets.top + additional.top + container.top, left: insets.left + additional.left + container.left,
            bottom: insets.bottom + additional.bottom + container.bottom,
            right: insets.right + additional.right + container.right)
    }

    /// What of insets from the superview's edges reaches into the receiver: never more than these, however far it lies
    /// beyond an edge, and nothing where it is wholly outside.
    ///
    /// Sources: measured insets of views that overlap their superview's edges, in public notes on WWDC 2018 session 235
    /// (cnblogs.com/huahuahu); radar 36070764, where views outside of a scroll view's bounds have none.
    func part(of outer: UIEdgeInsets) -> UIEdgeInsets {
        guard outer != .zero, let superview = superviewReference else { return .zero }
        return Self.part(of: outer, in: frame, of: superview.bounds)
    }

    static func part(of outer: UIEdgeInsets, in frame: CGRect, of area: CGRect) -> UIEdgeInsets {
        guard outer != .zero, Self.reaches(frame.minX, frame.maxX, into: area.minX, area.maxX),
            Self.reaches(frame.minY, frame.maxY, into: area.minY, area.maxY)
        else { return .zero }
        return UIEdgeInsets(
            top: max(0, outer.top - max(0, frame.minY - area.minY)),
            left: max(0, outer.left - max(0, frame.minX - area.minX)),
            bottom: max(0, outer.bottom - max(0, area.maxY - frame.maxY)),
            right: max(0, outer.right - max(0, area.maxX - frame.maxX)))
    }

    /// Whether a length has a part within another; one without extent has, where it is the beginning or inside.
    private static func reaches(_ start: CGFloat, _ end: CGFloat, into lower: CGFloat, _ upper: CGFloat) -> Bool {
        start < upper && (end > lower || start == lower)
    }
}
