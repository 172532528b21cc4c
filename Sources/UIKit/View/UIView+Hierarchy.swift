import Foundation

extension UIView {
    /// Puts the view among the subviews at `index`, clamped to what there is, taking it from its former superview.
    func insert(_ view: UIView, at index: Int) {
        if isDescendant(of: view) {
            return LayoutDiagnostics.report(.viewInItself(view: NSLayoutConstraint.name(of: view)))
        }
        if view.superview === self {
            reorder(view, to: min(index, subviews.count - 1))
            return
        }
        let oldWindow = view.window
        view.willMove(toSuperview: self)
        if oldWindow !== window { view.announceWindow(window) }
        view.detachFromSuperview()
        let place = max(0, min(index, subviews.count))
        insertLayer(of: view, at: place)
        subviews.insert(view, at: place)
        view.superviewReference = self
        view.joinEngine()
        view.markNeedsLayout()
        markNeedsLayout()
        if view.layoutState.containsConstraintWork { markSubtreeNeedsUpdateConstraints() }
        view.traitsDidChange()
        view.updateSafeArea()
        if view.preservesSuperviewLayoutMargins { view.marginsDidChange() }
        view.didMoveToSuperview()
        if oldWindow !== window { view.confirmWindow() }
        didAddSubview(view)
    }

    func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
        guard view !== sibling, var place = subviews.firstIndex(where: { $0 === sibling }) else { return }
        // Taking a sibling away from below moves the place down.
        if view.superview === self, subviews[..<place].contains(where: { $0 === view }) { place -= 1 }
        insert(view, at: place + offset)
    }

    func reorder(_ view: UIView, to index: Int) {
        guard let old = subviews.firstIndex(where: { $0 === view }), index >= 0 else { return }
        subviews.remove(at: old)
        let place = min(index, subviews.count)
        view.layer.removeFromSuperlayer()
        insertLayer(of: view, at: place)
        subviews.insert(view, at: place)
    }

    func exchange(_ index1: Int, _ index2: Int) {
        let (low, high) = (min(index1, index2), max(index1, index2))
        guard low != high, subviews.indices.contains(low), subviews.indices.contains(high) else { return }
        let (first, second) = (subviews[low], subviews[high])
        reorder(second, to: low)
        reorder(first, to: high)
    }

    func leaveSuperview() {
        guard let old = superview else { return }
        let hadWindow = window != nil
        willMove(toSuperview: nil)
        if hadWindow { announceWindow(nil) }
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
        dropConstraintsFromOutside()
        leaveEngine()
        old.subviews.removeAll { $0 === self }
        layer.removeFromSuperlayer()
        superviewReference = nil
    }

    private func insertLayer(of view: UIView, at place: Int) {
        if place < subviews.count {
            layer.insertSublayer(view.layer, below: subviews[place].layer)
        } else {
            layer.addSublayer(view.layer)
        }
    }

    private func announceWindow(_ window: UIWindow?) {
        willMove(toWindow: window)
        for view in subviews { view.announceWindow(window) }
    }

    private func confirmWindow() {
        didMoveToWindow()
        for view in subviews { view.confirmWindow() }
    }

    func firstView(tagged tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews {
            if let found = view.firstView(tagged: tag) { return found }
        }
        return nil
    }

    func tintColorSubtreeDidChange() {
        tintColorDidChange()
        for view in subviews where view.ownTintColor == nil { view.tintColorSubtreeDidChange() }
    }

    /// The topmost superview, or the view itself.
    var rootView: UIView {
        var root = self
        while let above = root.superviewReference { root = above }
        return root
    }

    /// The nearest view that both are in, either itself included; nil when they are in different trees.
    func nearestCommonAncestor(with other: UIView) -> UIView? {
        if self === other || other.superviewReference === self { return self }
        if superviewReference === other { return other }
        if let shared = superviewReference, shared === other.superviewReference { return shared }
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

    /// How many views are above the receiver.
    private var depth: Int {
        var (depth, view) = (0, self)
        while let above = view.superviewReference { (depth, view) = (depth + 1, above) }
        return depth
    }
}
