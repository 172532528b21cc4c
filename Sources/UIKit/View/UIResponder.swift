public import Foundation

/// An object that can take part in handling events: views, controllers and windows form a chain through `next`.
@preconcurrency @MainActor open class UIResponder: NSObject {
    /// Where an event goes when the receiver does not handle it.
    open var next: UIResponder? { nil }

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }

    /// Whether the receiver's window names it as its first responder.
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Makes the receiver its window's first responder, if it can be and the one before resigns.
    ///
    /// - Returns: whether it is the first responder now; false without a window.
    @discardableResult open func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, let window = responderWindow else { return false }
        if let former = window.firstResponder, !former.resignFirstResponder() { return false }
        window.firstResponder = self
        return true
    }

    /// - Returns: whether the receiver is no longer the first responder.
    @discardableResult open func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        if isFirstResponder { responderWindow?.firstResponder = nil }
        return true
    }

    // MARK: Interface Builder

    /// Called when the receiver has been loaded from a document and connected; never for one made by code.
    open func awakeFromNib() {}
    /// Called before Interface Builder itself draws the receiver; never here.
    open func prepareForInterfaceBuilder() {}

    // MARK: Observed properties

    /// Called when a property has changed that the receiver observes by its name; see `UIView.addObserver`.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    // MARK: Actions

    /// Whether the receiver has the method, so that a search along the responder chain ends with it.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }

    /// The first object from the receiver on along the responder chain that can perform the action; nil if none can.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        sequence(first: self, next: \.next).first { $0.canPerformAction(action, withSender: sender) }
    }

    // MARK: Touches, which go on to the next responder unless the receiver takes them

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// The window that the receiver is shown in.
    var responderWindow: UIWindow? { nil }

    // MARK: What assistive technologies are told

    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility?.traits ?? UIAccessibilityTraits.none }
        set { madeAccessibility.traits = newValue }
    }
    open var accessibilityHint: String? {
        get { accessibility?.hint }
        set { madeAccessibility.hint = newValue }
    }
    open var accessibilityValue: String? {
        get { accessibility?.value }
        set { madeAccessibility.value = newValue }
    }
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility?.customActions }
        set { madeAccessibility.customActions = newValue }
    }
    open var accessibilityLanguage: String? {
        get { accessibility?.language }
        set { madeAccessibility.language = newValue }
    }
    open var accessibilityElements: [Any]? {
        get { accessibility?.elements }
        set { madeAccessibility.elements = newValue }
    }
    open var accessibilityElementsHidden: Bool {
        get { accessibility?.elementsHidden ?? false }
        set { madeAccessibility.elementsHidden = newValue }
    }
    open var accessibilityViewIsModal: Bool {
        get { accessibility?.isModal ?? false }
        set { madeAccessibility.isModal = newValue }
    }
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility?.groupsChildren ?? false }
        set { madeAccessibility.groupsChildren = newValue }
    }

    private final var accessibility: AccessibilityValues?

    private var madeAccessibility: AccessibilityValues {
        if let accessibility { return accessibility }
        let made = AccessibilityValues()
        accessibility = made
        return made
    }
}

/// An event as `hitTest(_:with:)` and `point(inside:with:)` receive it; pictures have none, so they pass nil.
@preconcurrency @MainActor open class UIEvent: NSObject {}
