import InterfaceBuilder

/// The bars that a scene's containers show around it, as Interface Builder's canvas does: the navigation bar with the scene's
/// title and buttons, the tab bar, the toolbar.
@MainActor final class SceneBars {
    private let navigationBar: UINavigationBar?
    private let tabBar: UITabBar?
    private let toolbar: CanvasToolbar?

    init(navigationBar: UINavigationBar?, tabBar: UITabBar?, toolbar: CanvasToolbar?) {
        (self.navigationBar, self.tabBar, self.toolbar) = (navigationBar, tabBar, toolbar)
    }

    /// What they take of the safe area; points.
    var topHeight: CGFloat { navigationBar?.contentHeight ?? 0 }
    var bottomHeight: CGFloat { tabBar != nil ? UITabBar.height : toolbar != nil ? CanvasToolbar.height : 0 }

    /// Places them above all else, inside of what the insets leave; a bar without room is not shown.
    func show(in window: UIWindow, _ insets: UIEdgeInsets) {
        let size = window.bounds.size
        if let bar = navigationBar, insets.top >= topHeight {
            place(bar, CGRect(x: 0, y: insets.top - topHeight, width: size.width, height: topHeight), in: window)
        }
        guard insets.bottom >= bottomHeight else { return }
        for bar in [tabBar, toolbar].compactMap(\.self) {
            place(
                bar, CGRect(x: 0, y: size.height - insets.bottom, width: size.width, height: insets.bottom), in: window)
        }
        window.layoutIfNeeded()
    }

    private func place(_ bar: UIView, _ frame: CGRect, in window: UIWindow) {
        bar.translatesAutoresizingMaskIntoConstraints = true
        bar.frame = frame
        window.addSubview(bar)
        bar.layoutIfNeeded()
    }
}
