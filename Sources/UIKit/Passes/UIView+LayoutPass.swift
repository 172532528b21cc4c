import Foundation

/// Layout in Apple's order: constraints are updated from the leaves to the root, the engine solves, then
/// `layoutSubviews` runs from the root to the leaves. (WWDC 2018, session 220.)
extension UIView {
    /// After how many rounds a tree that keeps asking for layout is left as it is.
    private static let passLimit = 100

    func markNeedsLayout() {
        state.insert(.needsLayout)
        var above = superview
        while let view = above, !view.state.contains(.subtreeNeedsLayout) {
            view.state.insert(.subtreeNeedsLayout)
            above = view.superview
        }
    }

    func markNeedsUpdateConstraints() {
        state.insert(.needsUpdateConstraints)
        superview?.markSubtreeNeedsUpdateConstraints()
        markNeedsLayout()
    }

    func markSubtreeNeedsUpdateConstraints() {
        var next: UIView? = self
        while let view = next, !view.state.contains(.subtreeNeedsUpdateConstraints) {
            view.state.insert(.subtreeNeedsUpdateConstraints)
            next = view.superview
        }
    }

    /// Lays the receiver's subtree out now, beginning at the topmost view above it that waits for layout.
    func runLayout() {
        let root = rootView
        let engine = root.makeEngineIfNeeded()
        var start = self
        while let above = start.superview, above.state.contains(.needsLayout) { start = above }
        for _ in 0..<Self.passLimit {
            root.runUpdateConstraints()
            engine.update()
            guard start.state.containsLayoutWork else { return }
            start.layoutSubtree(engine)
        }
        LayoutDiagnostics.report(.unsettled(view: "\(type(of: start))", passes: Self.passLimit))
    }

    private func layoutSubtree(_ engine: LayoutEngine) {
        if state.contains(.needsLayout) {
            state.remove(.needsLayout)
            engine.update()
            viewController?.viewWillLayoutSubviews()
            layoutSubviews()
            viewController?.viewDidLayoutSubviews()
        }
        guard state.contains(.subtreeNeedsLayout) else { return }
        state.remove(.subtreeNeedsLayout)
        for view in subviews where view.state.containsLayoutWork { view.layoutSubtree(engine) }
    }

    func runUpdateConstraints() {
        guard state.containsConstraintWork else { return }
        if state.contains(.subtreeNeedsUpdateConstraints) {
            state.remove(.subtreeNeedsUpdateConstraints)
            for view in subviews { view.runUpdateConstraints() }
        }
        if state.contains(.needsUpdateConstraints) {
            state.remove(.needsUpdateConstraints)
            if let viewController {
                viewController.updateViewConstraints()
            } else {
                updateConstraints()
            }
        }
    }

    /// Sets centre and bounds of the subviews that constraints place, from the engine's solution.
    func applyEngineFrames() {
        for view in subviews where !view.translatesAutoresizingMaskIntoConstraints {
            guard let item = view.engineItem, let engine = item.engine else { continue }
            view.setLayoutFrame(engine.roundedFrame(of: item))
        }
    }
}
