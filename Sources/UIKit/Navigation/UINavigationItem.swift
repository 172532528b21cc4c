public import Foundation

/// What a navigation bar shows for a controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As the item before.
        case automatic = 0
        case always = 1
        case never = 2
    }

    public enum BackButtonDisplayMode: Int, Sendable {
        case `default` = 0
        /// "Back", whatever the title before.
        case generic = 1
        /// The arrow alone.
        case minimal = 2
    }

    open var title: String? { didSet { didChange() } }
    /// In place of the title.
    open var titleView: UIView? { didSet { didChange() } }
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { didChange() } }
    open var hidesBackButton = false { didSet { didChange() } }
    /// What the button that leads back to this item says; nil for the title.
    open var backButtonTitle: String? { didSet { didChange() } }
    open var backBarButtonItem: UIBarButtonItem? { didSet { didChange() } }
    open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { didChange() } }
    open var leftItemsSupplementBackButton = false { didSet { didChange() } }
    /// From the leading edge inwards.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
    /// From the trailing edge inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
    open var standardAppearance: UINavigationBarAppearance? { didSet { didChange() } }
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { didChange() } }
    weak var bar: UINavigationBar?

    public init(title: String) {
        self.title = title
        super.init()
    }

    public override init() {
        super.init()
    }

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

    private func didChange() { bar?.itemsDidChange() }
}
