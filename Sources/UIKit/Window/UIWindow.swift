public import Foundation

/// The root of a view tree: carries the environment's size, traits and safe area, and shows one controller.
@preconcurrency @MainActor open class UIWindow: UIView {
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            if let view = oldValue?.viewIfLoaded {
                oldValue?.beginAppearanceTransition(false, animated: false)
                view.removeFromSuperview()
                oldValue?.endAppearanceTransition()
            }
            if !isHidden { showRootViewController() }
        }
    }

    open override var window: UIWindow? { self }
    open override var traitCollection: UITraitCollection { inheritedTraits }
    open override var safeAreaInsets: UIEdgeInsets { environmentSafeAreaInsets }

    weak var firstResponder: UIResponder?
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

    open func makeKeyAndVisible() {
        isHidden = false
        showRootViewController()
    }

    private func showRootViewController() {
        guard let controller = rootViewController else { return }
        controller.loadViewIfNeeded()
        guard let view = controller.view, view.superview !== self else { return }
        controller.beginAppearanceTransition(true, animated: false)
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
        controller.endAppearanceTransition()
    }
}
