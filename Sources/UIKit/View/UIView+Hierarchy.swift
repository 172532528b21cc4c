import Foundation

extension UIView {
    /// Puts the view among the subviews at `index`, clamped to what there is, taking it from its former superview.
    func insert(_ view: UIView, at index: Int) {
        if isDescendant(of: view) { return reportInItself(view) }
        if view.superview === self {
            reorder(view, to: min(index, ownSubviews.count - 1))
            return
        }
        if let child = view.viewController, let failure = inconsistency(of: child) {
            return LayoutDiagnostics.report(failure)
        }
        let (oldWindow, window) = (view.window, self.window)
        view.willMove(toSuperview: self)
        if oldWindow !== window { view.announceWindow(window) }
        view.detachFromSuperview()
        // Whoever was told of the move may have put this view into the other one.
        if isDescendant(of: view) { return reportInItself(view) }
        let place = max(0, min(index, ownSubviews.count))
        insertLayer(of: view, at: place)
        if place == ownSubviews.count { ownSubviews.append(view) } else { ownSubviews.insert(view, at: place) }
        view.superviewPointer = .passUnretained(self)
        if view.shortcut?.isLedTo ?? false { TreeShortcut.endAll() }
        LayoutNesting.noteInsertion(of: view)
        view.joinEngine()
        view.markNeedsLayout()
        markNeedsLayout()
        if view.layoutState.containsConstraintWork { markSubtreeNeedsUpdateConstraints() }
        view.announceTraits()
        view.updateSafeArea()
        if view.preservesSuperviewLayoutMargins { view.marginsDidChange() }
        view.didMoveToSuperview()
        if oldWindow !== window { view.confirmWindow() }
        didAddSubview(view)
    }

    private func reportInItself(_ view: UIView) {
        LayoutDiagnostics.report(.viewInItself(view: NSLayoutConstraint.name(of: view)))
    }

    /// A controller's view may be in its parent's alone, unless it has no parent or there is no controller above.
    private func inconsistency(of child: UIViewController) -> LayoutDiagnostic? {
        guard let parent = child.parent,
            let expected = sequence(first: self, next: \.superviewReference).lazy.compactMap(\.viewController).first,
            expected !== parent
        else { return nil }
        return .childOfOtherParent(
            child: "\(type(of: child))", expected: "\(type(of: expected))", actual: "\(type(of: parent))")
    }

    func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
        guard view !== sibling, var place = ownSubviews.firstIndex(where: { $0 === sibling }) else { return }
        // Taking a sibling away from below moves the place down.
        if view.superview === self, ownSubviews[..<place].contains(where: { $0 === view }) { place -= 1 }
        insert(view, at: place + offset)
    }

    func reorder(_ view: UIView, to index: Int) {
        guard let old = ownSubviews.firstIndex(where: { $0 === view }), index >= 0 else { return }
        ownSubviews.remove(at: old)
        let place = min(index, ownSubviews.count)
        view.layer.removeFromSuperlayer()
        insertLayer(of: view, at: place)
        ownSubviews.insert(view, at: place)
    }

    /// Puts these of the subviews behind all others, in their order. O(subviews), where one after the other takes the square.
    func sendSubviewsToBack(_ views: [UIView]) {
        let views = views.filter { $0.superviewReference === self }
        let moved = Set(views.map(ObjectIdentifier.init))
        let others = ownSubviews.filter { !moved.contains(ObjectIdentifier($0)) }
        layer.moveSublayers(views.map(\.layer), below: others.first?.layer)
        ownSubviews = views + others
    }

    func exchange(_ index1: Int, _ index2: Int) {
        let (low, high) = (min(index1, index2), max(index1, index2))
        guard low != high, ownSubviews.indices.contains(low), ownSubviews.indices.contains(high) else { return }
        let (first, second) = (ownSubviews[low], ownSubviews[high])
        reorder(second, to: low)
        reorder(first, to: high)
    }

    func leaveSuperview() {
        guard let old = superview else { return }
        let hadWindow = window != nil
        willMove(toSuperview: nil)
        if hadWindow {
            window?.firstResponderLeaves(with: self)
            announceWindow(nil)
        }
        detachFromSuperview()
        old.markNeedsLayout()
        updateSafeArea()
        didMoveToSuperview()
        if hadWindow { confirmWindow() }
    }

    /// Takes the view out of its superview with all that ties the two together; constraints across the cut end.
    private func detachFromSuperview() {
        guard let old = superview else { return }
        old.willRemoveSubview(self)
        // What was told of it may have moved the view already.
        guard let old = superview else { return }
        dropConstraintsFromOutside()
        leaveEngine()
        old.ownSubviews.removeAll { $0 === self }
        layer.removeFromSuperlayer()
        superviewPointer = nil
        // Ways up lead from it and from what is in it.
        if ownSubviews.isEmpty { shortcut = nil } else { TreeShortcut.endAll() }
    }

    private func insertLayer(of view: UIView, at place: Int) {
        if place < ownSubviews.count {
            layer.insertSublayer(view.layer, below: ownSubviews[place].layer)
        } else {
            layer.addSublayer(view.layer)
        }
    }

    private func announceWindow(_ window: UIWindow?) {
        forEachInSubtree { view in
            view.viewController?.viewWillMove(toWindow: window)
            view.willMove(toWindow: window)
        }
    }

    private func confirmWindow() {
        let window = window
        forEachInSubtree { view in
            view.didMoveToWindow()
            view.viewController?.viewDidMove(toWindow: window)
        }
    }

    func firstView(tagged tag: Int) -> UIView? {
        var found: UIView?
        visitSubtree { view in
            if found == nil, view.tag == tag { found = view }
            return found == nil
        }
        return found
    }

    func tintColorSubtreeDidChange() {
        visitSubtree { view in
            guard view === self || view.ownTintColor == nil else { return false }
            view.withOwnTraitsCurrent { view.tintColorDidChange() }
            return true
        }
    }

    /// The nearest set tint colour upwards, system blue at the top; a gray of its brightness where the tint is dimmed.
    var inheritedTintColor: UIColor {
        var (color, mode): (UIColor?, TintAdjustmentMode) = (nil, .automatic)
        var next: UIView? = self
        while let view = next {
            color = color ?? view.ownTintColor
            if mode == .automatic, let own = view.extras?.tintAdjustmentMode { mode = own }
            if color != nil, mode != .automatic { break }
            next = view.superviewReference
        }
        let tint = color ?? .systemBlue
        return mode == .dimmed ? tint.dimmed : tint
    }

    var inheritedTintAdjustmentMode: TintAdjustmentMode {
        let modes = sequence(first: self, next: \.superviewReference).lazy.compactMap { $0.extras?.tintAdjustmentMode }
        return modes.first { $0 != .automatic } ?? .normal
    }

    // The walks up are nonisolated: elsewhere the closure that lends a view would be checked for its isolation at each
    // step.

    /// The topmost superview, or the view itself.
    nonisolated var rootView: UIView {
        var (next, count) = (Unmanaged.passUnretained(self), 0)
        while let above = next._withUnsafeGuaranteedRef({ $0.shortcut?[.root] ?? $0.superviewPointer }) {
            (next, count) = (above, count + 1)
        }
        let root = next.takeUnretainedValue()
        TreeShortcut.note(walkFrom: self, to: root, .root, count: count)
        return root
    }

    /// Whether the receiver is the view or somewhere below it.
    nonisolated func isWithin(_ view: UIView) -> Bool {
        let target = Unmanaged.passUnretained(view).toOpaque()
        var next: Unmanaged<UIView>? = .passUnretained(self)
        while let above = next, above.toOpaque() != target {
            next = above._withUnsafeGuaranteedRef { $0.superviewPointer }
        }
        return next != nil
    }

    /// The nearest view that both are in, either itself included; nil when they are in different trees.
    func nearestCommonAncestor(with other: UIView) -> UIView? {
        if self === other || other.isDirectlyIn(self) { return self }
        if isDirectlyIn(other) { return other }
        if let shared = superviewPointer, shared.toOpaque() == other.superviewPointer?.toOpaque() {
            return shared.takeUnretainedValue()
        }
        // Cousins, most often: to count depths is the whole way to the root.
        if let ancestor = ancestorNearby(with: other) { return ancestor }
        var (one, another) = (self, other)
        var (depth, otherDepth) = (one.depth, another.depth)
        while one !== another {
            if depth >= otherDepth {
                guard let above = one.superviewReference else { return nil }
                (one, depth) = (above, depth - 1)
            } else {
                guard let above = another.superviewReference else { return nil }
                (another, otherDepth) = (above, otherDepth - 1)
            }
        }
        return one
    }

    /// The nearest view that both are in, where it is few steps away from both.
    private nonisolated func ancestorNearby(with other: UIView) -> UIView? {
        var candidate: Unmanaged<UIView>? = .passUnretained(self)
        for _ in 0..<8 {
            guard let above = candidate else { return nil }
            var next: Unmanaged<UIView>? = .passUnretained(other)
            for _ in 0..<8 {
                guard let view = next else { break }
                if view.toOpaque() == above.toOpaque() { return view.takeUnretainedValue() }
                next = view._withUnsafeGuaranteedRef { $0.superviewPointer }
            }
            candidate = above._withUnsafeGuaranteedRef { $0.superviewPointer }
        }
        return nil
    }

    private func isDirectlyIn(_ view: UIView) -> Bool {
        superviewPointer?.toOpaque() == Unmanaged.passUnretained(view).toOpaque()
    }

    /// How many views are above the receiver.
    private var depth: Int {
        var (depth, view) = (0, self)
        while let above = view.superviewReference { (depth, view) = (depth + 1, above) }
        return depth
    }
}
