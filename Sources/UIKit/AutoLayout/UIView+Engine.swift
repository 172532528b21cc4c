import Foundation

extension UIView {
    var displayScale: CGFloat { traitCollection.usableDisplayScale }

    /// The root's engine with everything pending taken in; nil before the first layout.
    var preparedEngine: LayoutEngine? {
        engine?.update()
        return engine
    }

    /// The receiver's engine, made at its first layout as a root.
    func makeEngineIfNeeded() -> LayoutEngine {
        if let engine { return engine }
        let new = LayoutEngine(root: self)
        engine = new
        new.add(subtree: self)
        return new
    }

    // MARK: Constraints

    /// For constraints that the app hands to a view of its choice.
    func install(_ constraint: NSLayoutConstraint) {
        if constraint.owner !== self, constraint.canBeHeld(by: self) { hold(constraint) }
    }

    func hold(_ constraint: NSLayoutConstraint) {
        let pointer = Unmanaged.passUnretained(self)
        guard constraint.ownerPointer?.toOpaque() != pointer.toOpaque() else { return }
        constraint.owner?.release(constraint)
        constraint.reportedConflict = nil
        ownConstraints.append(constraint)
        constraint.ownerPointer = pointer
        markWay(to: constraint.first)
        markWay(to: constraint.second)
        rootView.engine?.add(constraint)
        ownConstraintsDidChange()
    }

    func release(_ constraint: NSLayoutConstraint) {
        guard constraint.owner === self else { return }
        // Most often they end in the order in which they were made.
        if let place = ownConstraints.firstIndex(where: { $0 === constraint }) { ownConstraints.remove(at: place) }
        constraint.ownerPointer = nil
        rootView.engine?.remove(constraint)
        ownConstraintsDidChange()
    }

    /// After a constraint that the receiver holds has come, gone or changed.
    func ownConstraintsDidChange() {
        ConstraintFollowing.constraintDidChange(of: self)
        ProportionalStacks.lengthsDidChange(in: self)
    }

    // MARK: Entering and leaving trees

    /// After the receiver got a superview: its own engine ends, the tree's takes its constraints in.
    func joinEngine() {
        if engine != nil {
            engine = nil
            forgetEngineState()
        }
        rootView.engine?.add(subtree: self)
    }

    /// Before the receiver leaves its superview.
    func leaveEngine() {
        rootView.engine?.remove(subtree: self)
    }

    private func forgetEngineState() {
        visitSubtree { view in
            // What the engine has never looked at knows nothing of it.
            if view.layoutState.remove(.awaitsEngine) != nil { return false }
            view.engineItem = nil
            for guide in view.layoutGuides { guide.engineItem = nil }
            for constraint in view.ownConstraints { constraint.engineHandle = nil }
            return true
        }
    }

    /// Marks the views that would have to look further than at their superview for a constraint of the receiver.
    private func markWay(to item: (any LayoutItem)?) {
        guard var view = item?.layoutView, view !== self else { return }
        while let above = view.superviewReference, above !== self {
            view.layoutState.insert(.isRelatedFromFar)
            view = above
        }
    }

    /// Ends the constraints that tie the receiver's subtree to views outside of it.
    func dropConstraintsFromOutside() {
        var above = superviewReference
        while let view = above {
            view.dropConstraints(reachingInto: self)
            above = layoutState.contains(.isRelatedFromFar) ? view.superviewReference : nil
        }
    }

    private func dropConstraints(reachingInto subtree: UIView) {
        for constraint in ownConstraints
        where reaches(constraint.first, into: subtree) || reaches(constraint.second, into: subtree) {
            release(constraint)
        }
    }

    /// Whether something that a constraint of the receiver relates is in the subtree, which is below the receiver as well.
    private func reaches(_ item: (any LayoutItem)?, into subtree: UIView) -> Bool {
        var next = item?.layoutView
        while let view = next, view !== self {
            if view === subtree { return true }
            next = view.superviewReference
        }
        return false
    }

    // MARK: Changes

    func intrinsicContentSizeDidChange() {
        contentSizeDidChange()
        guard layoutState.contains(.isLayingOut) else { return setNeedsUpdateConstraints() }
        // In the view's own layout this is no reason for another one, only for what the engine then moves: a list that asks
        // for the size of its content may get a little more, on whole pixels, and would ask for ever.
        layoutState.insert(.needsUpdateConstraints)
        superview?.markSubtreeNeedsUpdateConstraints()
    }

    func contentSizeDidChange() {
        superviewReference?.contentSizeDidChange(of: self)
        ProportionalStacks.lengthsDidChange(in: self)
        guard let item = engineItem, let engine = item.engine else { return }
        engine.contentDidChange(of: item)
        superview?.markNeedsLayout()
        UITableViewCell.contentSizeDidChange(in: self)
        baselineDidChange()
    }

    /// Has the constraints on a baseline that goes by the receiver stated anew, whose distance or view is another now.
    func baselineDidChange() {
        guard let item = engineItem, item.leadsToBaseline, let engine = item.engine else { return }
        restateBaselineConstraints(in: engine)
    }

    /// The same where another view in the receiver may count from now on, for the receiver or for a view around it.
    func baselineViewDidChange() {
        guard let engine = engineItem?.engine else { return }
        let around = sequence(first: self, next: \.superviewReference)
        guard around.contains(where: { $0.engineItem?.leadsToBaseline ?? false }) else { return }
        restateBaselineConstraints(in: engine)
    }

    /// Those that the receiver and the views above it hold.
    func restateBaselineConstraints(in engine: LayoutEngine) {
        for view in sequence(first: self, next: \.superview) {
            for constraint in view.ownConstraints where constraint.mentionsBaseline { engine.readd(constraint) }
        }
    }

    func frameDidChangeForEngine() {
        guard let item = engineItem, !item.placement.isEmpty, let engine = item.engine else { return }
        engine.placementDidChange(of: item)
    }

    /// Subviews move with the origin of the bounds, as a scroll view's do; what is tied to the receiver's frame, or to views
    /// outside, stays where it is.
    func boundsOriginDidChangeForEngine() {
        guard let engine = rootView.engine else { return }
        for guide in layoutGuides where guide.systemInsets != nil { engine.systemInsetsDidChange(of: guide) }
        for view in sequence(first: superview, next: { $0?.superview }) {
            guard let view else { break }
            for constraint in view.constraints where reachesInside(constraint.first) || reachesInside(constraint.second)
            {
                engine.constantDidChange(of: constraint)
            }
        }
    }

    private func reachesInside(_ item: (any LayoutItem)?) -> Bool {
        guard let view = item?.layoutView else { return false }
        return (view !== self || item is UILayoutGuide) && view.isDescendant(of: self)
    }

    func autoresizingConstraintsDidChange() {
        guard let item = engineItem, let engine = item.engine else { return }
        engine.removePlacement(of: item)
        engine.placementDidChange(of: item)
        engine.contentDidChange(of: item)
    }

    func directionDidChange() {
        if case .directional = marginSetting { marginsDidChange() }
        guard let engine = rootView.engine else { return }
        forEachInSubtree { view in
            for constraint in view.ownConstraints { engine.readd(constraint) }
        }
        markNeedsLayout()
    }

    func setHugging(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard accepts(priority) else { return }
        if axis == .horizontal {
            contentPriorities.horizontalHugging = priority
        } else {
            contentPriorities.verticalHugging = priority
        }
        contentSizeDidChange()
    }

    /// Content has priority 0 where it does not count at all.
    private func accepts(_ priority: UILayoutPriority) -> Bool {
        if priority.rawValue == 0 { return true }
        guard let failure = NSLayoutConstraint.failure(priority) else { return true }
        LayoutDiagnostics.report(failure)
        return false
    }

    func setResistance(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard accepts(priority) else { return }
        if axis == .horizontal {
            contentPriorities.horizontalResistance = priority
        } else {
            contentPriorities.verticalResistance = priority
        }
        contentSizeDidChange()
    }
}

extension UITraitCollection {
    /// Pixels per point: the screen's where the traits leave it open.
    @MainActor var usableDisplayScale: CGFloat { displayScale > 0 ? displayScale : UIScreen.main.scale }
}
