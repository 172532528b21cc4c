public import Foundation

/// Shows one of several controllers above a bar with a tab for each.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
    open var viewControllers: [UIViewController]? {
        get { tabs }
        set { setViewControllers(newValue, animated: false) }
    }
    /// `Int.max` while nothing is selected.
    open var selectedIndex: Int {
        get { index ?? Int.max }
        set { if tabs.indices.contains(newValue) { show(newValue) } }
    }
    open var selectedViewController: UIViewController? {
        get { index.map { tabs[$0] } }
        set { if let place = tabs.firstIndex(where: { $0 === newValue }) { show(place) } }
    }
    public let tabBar = UITabBar(frame: .zero)
    open weak var delegate: (any UITabBarControllerDelegate)?

    private var tabs: [UIViewController] = []
    private var index: Int?

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        tabBar.controller = self
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        tabBar.controller = self
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let (new, former) = (viewControllers ?? [], selectedViewController)
        for controller in tabs where !new.contains(controller) {
            controller.willMove(toParent: nil)
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        for controller in new where controller.parent !== self {
            addChild(controller)
            controller.containerSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: UITabBar.height, right: 0)
            controller.didMove(toParent: self)
        }
        (tabs, index) = (new, nil)
        showItems()
        guard !new.isEmpty else {
            tabBar.selectedItem = nil
            return
        }
        show(former.flatMap { new.firstIndex(of: $0) } ?? 0)
    }

    private func show(_ place: Int) {
        let (former, controller) = (selectedViewController, tabs[place])
        index = place
        tabBar.selectedItem = controller.tabBarItem
        guard isViewLoaded, former !== controller else { return }
        former?.viewIfLoaded?.removeFromSuperview()
        addSelectedView()
    }

    /// Shows the tabs that the controllers have now.
    func showItems() {
        tabBar.items = tabs.map(\.tabBarItem)
        tabBar.selectedItem = selectedViewController?.tabBarItem
    }

    private func addSelectedView() {
        guard let content = selectedViewController?.view else { return }
        content.translatesAutoresizingMaskIntoConstraints = true
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.frame = view.bounds
        view.insertSubview(content, at: 0)
    }

    /// A tap on a tab.
    func select(_ item: UITabBarItem) {
        guard let place = tabs.firstIndex(where: { $0.tabBarItem === item }) else { return }
        guard delegate?.tabBarController(self, shouldSelect: tabs[place]) ?? true else { return }
        show(place)
        delegate?.tabBarController(self, didSelect: tabs[place])
    }

    /// Whether a scrolled content goes on below the bar's upper edge.
    var isContentUnderBar: Bool {
        var content = selectedViewController
        while let navigation = content as? UINavigationController { content = navigation.topViewController }
        guard let root = content?.viewIfLoaded else { return false }
        let scrollViews = ([root] + root.subviews).lazy.compactMap { $0 as? UIScrollView }
        guard let scrollView = scrollViews.first else { return false }
        let end = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom - scrollView.bounds.height
        return scrollView.contentOffset.y < end
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tabBar)
        addSelectedView()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let height = UITabBar.height + view.safeAreaInsets.bottom
        tabBar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    }
}

/// Decides about taps on tabs.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {}
}
