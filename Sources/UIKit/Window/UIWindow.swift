public import Foundation

/// The root of a view tree: carries the environment's size, traits and safe area, and shows one controller.
@preconcurrency @MainActor open class UIWindow: UIView {
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            oldValue?.viewIfLoaded?.removeFromSuperview()
            if !isHidden { showRootViewController() }
        }
    }

    open override var window: UIWindow? { self }
    open override var traitCollection: UITraitCollection { inheritedTraits }
    open override var safeAreaInsets: UIEdgeInsets { environmentSafeAreaInsets }

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            let wasHidden = isHidden
            super.isHidden = newValue
            if wasHidden, !newValue { showRootViewController() }
            if !wasHidden, newValue { hideRootViewController() }
        }
    }

    override var rootTraits: UITraitCollection { UIScreen.main.traitCollection }

    weak var firstResponder: UIResponder?
    /// Controllers whose views joined the window and have not been laid out since.
    var appearing: [UIViewController] = []
    /// How many layout passes of the window's tree are under way, one inside the other.
    var layoutDepth = 0
    /// Nil for views that code made.
    package var documentNaming: (any DocumentNaming)?
    /// What the device takes of the window's edges; points.
    package var environmentSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if environmentSafeAreaInsets != oldValue { safeAreaSourceDidChange() } }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isHidden = true
    }

    // MARK: The key window

    /// Whether the window is the one that keyboard events would go to.
    open var isKeyWindow: Bool { Self.keyWindow === self }

    open func makeKey() {
        let former = Self.keyWindow
        guard former !== self else { return }
        Self.keyWindow = self
        former?.resignKey()
        becomeKey()
    }

    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }

    /// Called when the window has become the key window.
    open func becomeKey() {}
    /// Called when the window is the key window no longer.
    open func resignKey() {}

    private static weak var keyWindow: UIWindow?

    open var windowLevel = UIWindow.Level.normal

    override func boundsWillChange(to newBounds: CGRect) {
        super.boundsWillChange(to: newBounds)
        guard !isFittedToContent, !isHidden, newBounds.size != bounds.size, let controller = rootViewController else {
            return
        }
        let coordinator = SizeTransition()
        controller.viewWillTransition(to: newBounds.size, with: coordinator)
        sizeTransition = coordinator
    }

    override func geometryDidChange(fromPosition oldPosition: CGPoint, bounds oldBounds: CGRect) {
        super.geometryDidChange(fromPosition: oldPosition, bounds: oldBounds)
        sizeTransition?.run()
        sizeTransition = nil
    }

    /// Whether the window has the height of its content, so that a picture shows all of it, in place of the device's.
    ///
    /// The picture grows, not the device: controllers are not told of the size, and scroll views keep the parts of the
    /// safe area in their insets that they had before.
    package var isFittedToContent = false
    private var sizeTransition: SizeTransition?
}

extension UIWindow {
    /// What lies above what: windows of higher levels are in front.
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let normal = Level(rawValue: 0)
        public static let statusBar = Level(rawValue: 1000)
        public static let alert = Level(rawValue: 2000)
    }

    private func showRootViewController() {
        guard let controller = rootViewController, let view = controller.view else { return }
        if view.superview === self {
            controller.viewWillMove(toWindow: self)
            return
        }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
    }

    private func hideRootViewController() {
        rootViewController?.viewWillMove(toWindow: nil)
        rootViewController?.viewDidMove(toWindow: nil)
    }

    /// Ends the transitions of the controllers whose views have been laid out.
    ///
    /// - Returns: whether there were any.
    func endAppearances() -> Bool {
        let ready = appearing.filter { !$0.appearance.isAppearingDue }
        guard !ready.isEmpty else { return false }
        appearing.removeAll { controller in ready.contains { $0 === controller } }
        for controller in ready { controller.endAppearanceTransition() }
        return true
    }

    /// A view that leaves takes the first responder among its subviews with it.
    func firstResponderLeaves(with view: UIView) {
        guard let responder = firstResponder else { return }
        let last = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
        if last?.isDescendant(of: view) ?? false { firstResponder = nil }
    }
}
