public import Foundation

/// Owns a view and the code that fills it; controllers contain each other as their views do.
@preconcurrency @MainActor open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
    open var title: String? {
        didSet {
            ownNavigationItem?.title = title
            ownTabBarItem?.title = title
        }
    }
    /// What a navigation bar shows for the controller; made when it is asked for.
    open var navigationItem: UINavigationItem {
        if let ownNavigationItem { return ownNavigationItem }
        let item = UINavigationItem()
        item.title = title
        ownNavigationItem = item
        return item
    }
    /// The controller's tab in a tab bar; made when it is asked for.
    open var tabBarItem: UITabBarItem! {
        get {
            if let ownTabBarItem { return ownTabBarItem }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            ownTabBarItem = item
            return item
        }
        set {
            ownTabBarItem = newValue
            tabBarItemDidChange()
        }
    }
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return viewIfLoaded
        }
        set {
            viewIfLoaded?.viewControllerPointer = nil
            viewIfLoaded = newValue
            newValue?.viewControllerPointer = .passUnretained(self)
            newValue?.updateSafeArea()
        }
    }
    open private(set) var viewIfLoaded: UIView?
    open var isViewLoaded: Bool { viewIfLoaded != nil }
    open internal(set) weak var parent: UIViewController?
    open var children: [UIViewController] { ownChildren }
    /// Unsafe so that `deinit`, which has no actor, can take it back.
    private nonisolated(unsafe) final var ownChildren: [UIViewController] = []
    /// The size that the receiver would like its parent to give its view; the parent is told of each change.
    open var preferredContentSize = CGSize.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            parent?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Tells the children whose views fill the receiver's, too.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children where child.viewIfLoaded?.bounds.size == viewIfLoaded?.bounds.size {
            child.viewWillTransition(to: size, with: coordinator)
        }
    }
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeArea() } }
    }
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { viewIfLoaded?.marginsDidChange() }
    }
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { viewIfLoaded?.traitsDidChange() } }
    }
    /// What the controller sets for itself and its children.
    open var traitOverrides = UITraitOverrides() {
        didSet {
            hasTraitOverrides = traitOverrides.values != TraitValues()
            viewIfLoaded?.traitsDidChange()
        }
    }
    /// Every view below asks on its way up for its traits.
    private var hasTraitOverrides = false
    open var traitCollection: UITraitCollection {
        viewIfLoaded?.traitCollection ?? parent?.traitCollection ?? UITraitCollection.current
    }
    /// Whether the controller lets edit what it shows; controllers of lists have their lists edited.
    open var isEditing: Bool {
        get { isInEditingMode }
        set { setEditing(newValue, animated: false) }
    }
    /// Overrides call it, and change what they show.
    open func setEditing(_ editing: Bool, animated: Bool) {
        isInEditingMode = editing
        ownEditButtonItem?.show(isEditing: editing)
    }
    /// Begins and ends editing; made when it is asked for.
    open var editButtonItem: UIBarButtonItem { madeEditButtonItem() }
    open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }
    override var responderWindow: UIWindow? { viewIfLoaded?.window }

    private var ownSheet: UISheetPresentationController?
    var presentation: Presentation?
    /// The presentation that brought the receiver; whoever presents keeps it.
    weak var presentationBehind: Presentation?
    /// The tab that was set, or made because it was asked for.
    private(set) final var ownTabBarItem: UITabBarItem?
    private var ownNavigationItem: UINavigationItem?
    private var isInEditingMode = false
    var ownEditButtonItem: UIBarButtonItem?
    /// What the controller's container takes of its edges: a bar's height.
    var containerSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if containerSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeArea() } }
    }
    var traitHandlers = TraitChangeHandlers()
    /// The document that the view comes from; nil for one of the class's name, if there is one.
    public let nibName: String?
    public let nibBundle: Bundle?
    private var isLoadingView = false
    var childTraitOverrides: [ObjectIdentifier: UITraitCollection] = [:]
    var appearance = ControllerAppearance()
    var contentUnavailable: ContentUnavailable?
    var needsContentUnavailableUpdate = true
    /// The part of a storyboard that the controller came from.
    var scene: StoryboardScene?

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
        (coder as? NibCoder)?.decoding?.decode(self)
    }

    deinit {
        viewIfLoaded?.viewControllerPointer = nil
        // From the top down, as a view lets go of its subviews.
        var pending = ownChildren
        ownChildren = []
        while var child = pending.popLast() {
            guard isKnownUniquelyReferenced(&child) else { continue }
            pending += child.ownChildren
            child.ownChildren = []
        }
    }

    // MARK: Loading

    open func loadView() {
        if !loadDocumentView() { loadEmptyView() }
    }

    private func loadEmptyView() {
        let frame = UIScreen.main.bounds
        let view = UIView(frame: frame)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    open func loadViewIfNeeded() {
        guard viewIfLoaded == nil else { return }
        guard !isLoadingView else {
            LayoutDiagnostics.report(.viewAskedWhileLoading(controller: "\(type(of: self))"))
            return loadEmptyView()
        }
        if !ViewLoading.run(of: self, loadOwnView) { loadEmptyView() }
    }

    private func loadOwnView() {
        isLoadingView = true
        loadView()
        isLoadingView = false
        if viewIfLoaded == nil {
            LayoutDiagnostics.report(.viewNotLoaded(controller: "\(type(of: self))"))
            loadEmptyView()
        }
        viewDidLoad()
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    /// The view is in the hierarchy with its traits and size; its own layout follows.
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Containment

    open func addChild(_ childController: UIViewController) {
        guard childController.parent !== self else { return }
        if isWithin(childController) {
            return LayoutDiagnostics.report(.childInItself(controller: "\(type(of: childController))"))
        }
        childController.removeFromParent()
        childController.willMove(toParent: self)
        ownChildren.append(childController)
        childController.parent = self
        childController.traitParentDidChange()
        // The navigation controller above decides about the insets of scroll views.
        childController.viewIfLoaded?.forEachInSubtree { ($0 as? UIScrollView)?.updateAdjustedContentInset() }
    }

    /// Whether the receiver is the controller or somewhere below it.
    private func isWithin(_ controller: UIViewController) -> Bool {
        // Most controllers become children before they get any.
        if controller.ownChildren.isEmpty { return controller === self }
        return sequence(first: self, next: \.parent).contains { $0 === controller }
    }

    open func removeFromParent() {
        guard let old = parent else { return }
        old.ownChildren.removeAll { $0 === self }
        old.childTraitOverrides[ObjectIdentifier(self)] = nil
        parent = nil
        didMove(toParent: nil)
    }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild child: UIViewController) {
        childTraitOverrides[ObjectIdentifier(child)] = collection
        child.traitParentDidChange()
    }

    open func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
        childTraitOverrides[ObjectIdentifier(child)]
    }

    /// At which edges the view goes on under bars.
    open var edgesForExtendedLayout = UIRectEdge.all {
        didSet { if edgesForExtendedLayout != oldValue { navigationController?.barDidChange() } }
    }

    // MARK: The device around the screen, of which pictures show nothing

    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    open func setNeedsStatusBarAppearanceUpdate() {}

    // MARK: What stands in for content

    /// Shown over the view; nil while there is content.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { contentUnavailable?.configuration }
        set { setContentUnavailable(newValue) }
    }
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    }
    /// Has the configuration decided on again before the view is laid out.
    open func setNeedsUpdateContentUnavailableConfiguration() {
        needsContentUnavailableUpdate = true
        viewIfLoaded?.setNeedsLayout()
    }
    /// Called before the view is shown, and when it was asked for; overrides set the configuration.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    // MARK: Segues

    /// Goes the way of the storyboard's segue with that identifier.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        performOwnSegue(withIdentifier: identifier, sender: sender)
    }
    /// Asked before a segue that a control or a cell begins.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Called before a segue is gone, with its destination, whose view is not loaded yet.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    // MARK: Presenting

    /// Shows a controller in the nearest navigation controller, or over the receiver where there is none.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController {
            navigationController.pushViewController(vc, animated: true)
        } else {
            present(vc, animated: true)
        }
    }
    /// Of a controller that is to come, or has come, as a sheet; nil for any other.
    open var sheetPresentationController: UISheetPresentationController? {
        guard modalPresentationStyle.isSheet else { return nil }
        if let ownSheet { return ownSheet }
        let sheet = UISheetPresentationController(presented: self)
        ownSheet = sheet
        return sheet
    }

    /// Where the view goes over the presenter's, in the container's coordinates; nil leaves that to the style.
    func frameOfPresentedView(in container: UIView) -> CGRect? { nil }

    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// On a device, whether what is presented over the current context covers this controller alone.
    open var definesPresentationContext = false
    /// Whether a sheet stays when it is pulled down.
    open var isModalInPresentation = false
    /// What the receiver, or what it is in, presents.
    open var presentedViewController: UIViewController? { currentPresentation?.presented }
    /// What presents the receiver, or what it is in.
    open var presentingViewController: UIViewController? { ownPresentation?.presenting }

    /// Shows a controller over the receiver's screen; `completion` is called in a later turn of the main queue.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        show(viewControllerToPresent, completion: completion)
    }

    /// Takes away what the receiver presents, or else the receiver.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        hidePresented(completion: completion)
    }

    // MARK: Appearance

    /// Whether children whose views are in the hierarchy appear and disappear with the receiver; a container that tells
    /// them itself returns false.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginTransition(isAppearing, animated: animated)
    }
    open func endAppearanceTransition() { endTransition() }
}

extension UIViewController {
    /// What the system asks a root view's margins to be at least: 16 points at the sides, 20 where the view is 414 wide
    /// or more. Source: frames stored in Interface Builder documents.
    public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side: CGFloat = (viewIfLoaded?.bounds.width ?? 0) >= 414 ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// The traits set here and by the parent for this controller; nil when there are none.
    var traitOverridesForView: UITraitCollection? {
        var parts: [UITraitCollection] = []
        if let set = parent?.childTraitOverrides[ObjectIdentifier(self)] { parts.append(set) }
        if hasTraitOverrides { parts.append(UITraitCollection(values: traitOverrides.values)) }
        if overrideUserInterfaceStyle != .unspecified {
            parts.append(UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle))
        }
        return parts.isEmpty ? nil : UITraitCollection(traitsFrom: parts)
    }

    func traitParentDidChange() {
        viewIfLoaded?.traitsDidChange()
    }
}
