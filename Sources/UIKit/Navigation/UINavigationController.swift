public import Foundation

/// Shows the last of a stack of controllers under a bar with its title and buttons.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    /// From the root to the one that is shown.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    open var topViewController: UIViewController? { stack.last }
    open var visibleViewController: UIViewController? { stack.last }
    public let navigationBar = UINavigationBar(frame: .zero)
    open weak var delegate: (any UINavigationControllerDelegate)?
    open var isNavigationBarHidden: Bool {
        get { hidesBar }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// The root controller's, unless the receiver has one of its own.
    open override var tabBarItem: UITabBarItem! {
        get { ownTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }
    open override var title: String? {
        didSet { if ownTabBarItem == nil { stack.first?.tabBarItem.title = title } }
    }

    private var stack: [UIViewController] = []
    private var hidesBar = false

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        navigationBar.controller = self
        setViewControllers([rootViewController], animated: false)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        navigationBar.controller = self
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        navigationBar.controller = self
    }

    // MARK: The stack

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !stack.contains(viewController) else { return }
        setViewControllers(stack + [viewController], animated: animated)
    }

    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        return shorten(to: stack.count - 1, animated: animated)?.last
    }

    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        shorten(to: 1, animated: animated)
    }

    @discardableResult open func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        guard let place = stack.firstIndex(of: viewController) else { return nil }
        return shorten(to: place + 1, animated: animated)
    }

    /// - Returns: the controllers that were taken away; nil if there were none.
    private func shorten(to count: Int, animated: Bool) -> [UIViewController]? {
        guard stack.count > count else { return nil }
        let popped = Array(stack[count...])
        setViewControllers(Array(stack[..<count]), animated: animated)
        return popped
    }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let (former, top) = (stack, viewControllers.last)
        let shown = former.last
        for controller in former where !viewControllers.contains(controller) { controller.willMove(toParent: nil) }
        for controller in viewControllers where !former.contains(controller) { addChild(controller) }
        stack = viewControllers
        if isViewLoaded, top !== shown { show(top, inPlaceOf: shown, animated: animated) }
        for controller in former where !viewControllers.contains(controller) { controller.removeFromParent() }
        for controller in viewControllers where !former.contains(controller) { controller.didMove(toParent: self) }
        navigationBar.items = viewControllers.map(\.navigationItem)
        if former.first !== viewControllers.first { tabBarItemDidChange() }
    }

    private func show(_ controller: UIViewController?, inPlaceOf former: UIViewController?, animated: Bool) {
        if let controller { delegate?.navigationController(self, willShow: controller, animated: animated) }
        former?.viewIfLoaded?.removeFromSuperview()
        addTopView()
        if let controller { delegate?.navigationController(self, didShow: controller, animated: animated) }
    }

    private func addTopView() {
        guard let content = stack.last?.view else { return }
        content.translatesAutoresizingMaskIntoConstraints = true
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(content, at: 0)
        updateContentInsets()
        placeTopView()
    }

    // MARK: The bar

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        hidesBar = hidden
        navigationBar.isHidden = hidden
        barDidChange()
    }

    func barDidChange() {
        updateContentInsets()
        viewIfLoaded?.setNeedsLayout()
    }

    /// The safe area of content that goes on under the bar begins below it.
    private func updateContentInsets() {
        let height = hidesBar ? 0 : navigationBar.contentHeight
        for controller in stack {
            let isUnderBar = controller.edgesForExtendedLayout.contains(.top)
            controller.containerSafeAreaInsets = UIEdgeInsets(
                top: isUnderBar ? height : 0, left: 0, bottom: 0, right: 0)
        }
    }

    /// Content that does not go on under the bar begins below it.
    private func placeTopView() {
        guard let controller = stack.last, let content = controller.viewIfLoaded else { return }
        var area = view.bounds
        if !controller.edgesForExtendedLayout.contains(.top), !hidesBar {
            let top = view.safeAreaInsets.top + navigationBar.contentHeight
            area = CGRect(x: 0, y: top, width: area.width, height: max(area.height - top, 0))
        }
        content.frame = area
    }

    /// Whether nothing of the content has been scrolled under the bar.
    var isContentAtEdge: Bool {
        guard let content = stack.last?.viewIfLoaded else { return true }
        let views = [content] + content.subviews
        guard let scrollView = views.lazy.compactMap({ $0 as? UIScrollView }).first else { return true }
        return scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(navigationBar)
        addTopView()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        placeTopView()
        navigationBar.frame = CGRect(
            x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: navigationBar.contentHeight)
    }
}

/// Is told of the controllers that a navigation controller shows.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}
