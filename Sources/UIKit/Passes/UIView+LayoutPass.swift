import Foundation

/// Layout in Apple's order: constraints are updated from the leaves to the root, the engine solves, then
/// `layoutSubviews` runs from the root to the leaves. (WWDC 2018, session 220.)
extension UIView {
    /// After how many rounds a tree that keeps asking for layout is left as it is.
    private static let passLimit = 100

    func markNeedsLayout() {
        layoutState.insert(.needsLayout)
        var above = superviewReference
        while let view = above, !view.layoutState.contains(.subtreeNeedsLayout) {
            view.layoutState.insert(.subtreeNeedsLayout)
            if view.layoutState.contains(.isLayingOut) { return }
            above = view.superviewReference
        }
    }

    func markNeedsUpdateConstraints() {
        layoutState.insert(.needsUpdateConstraints)
        superview?.markSubtreeNeedsUpdateConstraints()
        markNeedsLayout()
    }

    func markSubtreeNeedsUpdateConstraints() {
        var next: UIView? = self
        while let view = next, !view.layoutState.contains(.subtreeNeedsUpdateConstraints) {
            view.layoutState.insert(.subtreeNeedsUpdateConstraints)
            next = view.superview
        }
    }

    /// Lays the receiver's subtree out now, beginning at the topmost view above it that waits for layout.
    ///
    /// Controllers whose views come onto the screen with this layout have appeared when it is done.
    func runLayout() {
        LayoutNesting.run("layoutIfNeeded()", of: self) { runWholeLayout() }
    }

    private func runWholeLayout() {
        let root = rootView
        guard let window = root.window else {
            runLayout(in: root)
            return PropertyWatches.lookAtAll()
        }
        window.layoutDepth += 1
        root.withOwnTraitsCurrent { runLayout(in: root) }
        window.layoutDepth -= 1
        guard window.layoutDepth == 0 else { return }
        PropertyWatches.lookAtAll()
        if window.endAppearances() { runLayout() }
    }

    private func runLayout(in root: UIView) {
        let engine = root.makeEngineIfNeeded()
        var start = self
        while let above = start.superview, above.layoutState.contains(.needsLayout) { start = above }
        for _ in 0..<Self.passLimit {
            root.runUpdateConstraints()
            SafeAreaPush.finish()
            engine.checkGuidesPlacedAhead()
            engine.update()
            guard start.layoutState.containsLayoutWork, LayoutNesting.goesOn else { return }
            start.layoutSubtree(engine)
        }
        let restless = start.deepestWaitingForLayout ?? start
        let above = sequence(first: restless, next: \.superviewReference)
        for list in above.lazy.compactMap({ $0 as? any BatchUpdatedList }) {
            guard let size = list.unsettledSize else { continue }
            return list.report(.endlessUpdates(passes: Self.passLimit, size: size))
        }
        LayoutDiagnostics.report(
            .unsettled(view: NSLayoutConstraint.name(of: restless), passes: Self.passLimit))
    }

    /// The first of the views furthest down: layout on the way to them may wait only because of them.
    private var deepestWaitingForLayout: UIView? {
        var level = [self]
        var found: UIView?
        while !level.isEmpty {
            if let waiting = level.first(where: { $0.layoutState.contains(.needsLayout) }) { found = waiting }
            level = level.flatMap { $0.layoutState.contains(.subtreeNeedsLayout) ? $0.ownSubviews : [] }
        }
        return found
    }

    private func layoutSubtree(_ engine: LayoutEngine) {
        visitSubtree { view in
            guard LayoutNesting.goesOn else { return false }
            if view.layoutState.contains(.needsLayout) { view.layOutOwnSubviews(engine) }
            guard view.layoutState.contains(.subtreeNeedsLayout) else { return false }
            view.layoutState.remove(.subtreeNeedsLayout)
            return true
        }
    }

    private func layOutOwnSubviews(_ engine: LayoutEngine) {
        let controller = viewController
        if let controller, window != nil { withOwnTraitsCurrent { controller.announceIsAppearing() } }
        // What the engine has moved in this view is placed right now: it is no reason to come again.
        engine.update(for: self)
        if engine.movedGuideCount > LayoutEngine.guideLimit { placeGuidesAhead(engine) }
        layoutState.remove(.needsLayout)
        withOwnTraitsCurrent {
            LayoutNesting.run(ownPartOf: self) {
                controller?.updateContentUnavailableIfNeeded()
                controller?.viewWillLayoutSubviews()
                layoutState.insert(.isLayingOut)
                layoutSubviews()
                layoutState.remove(.isLayingOut)
                controller?.viewDidLayoutSubviews()
            }
        }
    }

    func runUpdateConstraints() {
        guard layoutState.containsConstraintWork else { return }
        LayoutNesting.run("updateConstraintsIfNeeded()", of: self) { updateConstraintsOfSubtree() }
    }

    private func updateConstraintsOfSubtree() {
        visitSubtreeUpwards(
            enters: { view in
                guard view.layoutState.contains(.subtreeNeedsUpdateConstraints), LayoutNesting.goesOn else {
                    return false
                }
                view.layoutState.remove(.subtreeNeedsUpdateConstraints)
                return true
            },
            { view in
                guard view.layoutState.contains(.needsUpdateConstraints), LayoutNesting.goesOn else { return }
                view.updateOwnConstraints()
            })
    }

    private func updateOwnConstraints() {
        layoutState.remove(.needsUpdateConstraints)
        withOwnTraitsCurrent {
            LayoutNesting.run(ownPartOf: self) {
                if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
            }
        }
    }

    /// Sets centre and bounds of the subviews that constraints place, from the engine's solution.
    func applyEngineFrames() {
        // The frames are in the receiver's coordinates, so its pixels count.
        var scale: CGFloat?
        for view in ownSubviews where !view.translatesAutoresizingMaskIntoConstraints {
            guard let item = view.engineItem, let engine = item.engine else { continue }
            let pixels = scale ?? displayScale
            scale = pixels
            view.setLayoutFrame(PixelGrid.rounded(engine.frame(of: item), scale: pixels))
        }
    }
}
