import Foundation

/// How far a controller's view has come onto the screen.
struct ControllerAppearance {
    enum Stage {
        case disappeared
        case appearing
        case appeared
        case disappearing
    }

    var stage = Stage.disappeared
    var isAnimated = false
    /// Whether `viewIsAppearing(_:)` is still to be called in this transition.
    var isAppearingDue = false
}

/// The transitions of a controller's view onto the screen and off it, in UIKit's order: `viewWillAppear`, the view joins
/// the hierarchy and takes its traits, its superview lays it out, `viewIsAppearing`, its own layout, `viewDidAppear`.
/// Source: <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)>.
extension UIViewController {
    func beginTransition(_ isAppearing: Bool, animated: Bool) {
        switch (isAppearing, appearance.stage) {
        case (true, .disappeared), (true, .disappearing):
            appearance = ControllerAppearance(stage: .appearing, isAnimated: animated, isAppearingDue: true)
            loadViewIfNeeded()
            viewIfLoaded?.markNeedsLayout()
            viewWillAppear(animated)
        case (false, .appeared), (false, .appearing):
            appearance = ControllerAppearance(stage: .disappearing, isAnimated: animated)
            viewIfLoaded?.window?.appearing.removeAll { $0 === self }
            viewWillDisappear(animated)
        default: return
        }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in children where showsView(of: child) {
            child.beginAppearanceTransition(isAppearing, animated: animated)
        }
    }

    func endTransition() {
        switch appearance.stage {
        case .appearing:
            announceIsAppearing()
            appearance.stage = .appeared
            viewDidAppear(appearance.isAnimated)
        case .disappearing:
            appearance.stage = .disappeared
            viewDidDisappear(appearance.isAnimated)
        default: return
        }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in children where showsView(of: child) || child.appearance.stage == .disappearing {
            child.endAppearanceTransition()
        }
    }

    /// Called once the superview has laid the view out, before the view's own layout.
    func announceIsAppearing() {
        guard appearance.isAppearingDue else { return }
        appearance.isAppearingDue = false
        viewIsAppearing(appearance.isAnimated)
    }

    /// A child whose view is not in the hierarchy neither appears nor loads its view.
    private func showsView(of child: UIViewController) -> Bool {
        guard let view = viewIfLoaded, let childView = child.viewIfLoaded else { return false }
        return childView.isDescendant(of: view)
    }

    // MARK: By the view's way into a window and out of it

    /// Begins the transition, unless the parent makes transitions itself.
    func viewWillMove(toWindow window: UIWindow?) {
        if let parent, !parent.shouldAutomaticallyForwardAppearanceMethods { return }
        guard let window else {
            if appearance.stage == .appearing || appearance.stage == .appeared {
                beginAppearanceTransition(false, animated: false)
            }
            return
        }
        if let parent, parent.appearance.stage != .appearing, parent.appearance.stage != .appeared { return }
        guard appearance.stage == .disappeared || appearance.stage == .disappearing else { return }
        beginAppearanceTransition(true, animated: false)
        window.appearing.append(self)
    }

    /// Ends the transition off the screen; that onto it ends with the layout pass that follows.
    func viewDidMove(toWindow window: UIWindow?) {
        if let parent, !parent.shouldAutomaticallyForwardAppearanceMethods { return }
        if window == nil, appearance.stage == .disappearing { endAppearanceTransition() }
    }
}
