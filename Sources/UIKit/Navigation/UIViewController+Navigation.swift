extension UIViewController {
    /// The nearest navigation controller that the receiver is in.
    public var navigationController: UINavigationController? {
        var next = parent
        while let controller = next {
            if let navigation = controller as? UINavigationController { return navigation }
            next = controller.parent
        }
        return nil
    }

    /// The nearest tab bar controller that the receiver is in.
    public var tabBarController: UITabBarController? {
        var next = parent
        while let controller = next {
            if let tabs = controller as? UITabBarController { return tabs }
            next = controller.parent
        }
        return nil
    }

    /// Has the tab bar show the tab that the receiver, or the navigation controller it is the root of, now has.
    func tabBarItemDidChange() {
        (parent as? UINavigationController)?.tabBarItemDidChange()
        (parent as? UITabBarController)?.showItems()
    }
}
