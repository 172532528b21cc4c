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
}
