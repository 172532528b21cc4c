public import Foundation

/// A view that has states and tells of its events.
@preconcurrency @MainActor open class UIControl: UIView {
    private var handlers: [(action: UIAction, events: Event)] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Performs `primaryAction` when the control does what it is for.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        takePrimaryAction(primaryAction)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: State

    open var isEnabled = true {
        didSet { if isEnabled != oldValue { stateDidChange() } }
    }
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    /// The states that hold together; `.normal` if none does.
    open var state: UIControl.State {
        var state = State.normal
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }

    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
    }
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
    }

    /// Leading and trailing as left and right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        default: contentHorizontalAlignment
        }
    }

    // MARK: Tracking, overridden by controls that follow a finger

    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}

    // MARK: Actions

    /// Performs `action` on each of `controlEvents`; an action of the same identifier no longer handles them.
    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        if let index = handlers.firstIndex(where: { $0.action === action }) {
            handlers[index].events.formUnion(controlEvents)
        } else {
            handlers.append((action, controlEvents))
        }
    }

    open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event) {
        for index in handlers.indices where handlers[index].action.identifier == actionIdentifier {
            handlers[index].events.subtract(controlEvents)
        }
        handlers.removeAll { $0.events.isEmpty }
    }

    /// The events that actions are performed on.
    open var allControlEvents: UIControl.Event {
        handlers.reduce(into: []) { $0.formUnion($1.events) }
    }

    open func sendAction(_ action: UIAction) {
        action.perform(sender: self)
    }

    /// Performs the actions of any of `controlEvents` in the order they were added, whether the control is enabled or not.
    open func sendActions(for controlEvents: UIControl.Event) {
        for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
            sendAction(handler.action)
        }
    }

    /// A finger down and up again at a point of the receiver; it is highlighted until its actions have been sent.
    package func performTap(at point: CGPoint) {
        isHighlighted = true
        sendActions(for: .touchDown)
        takeTap(at: point)
        isHighlighted = false
    }

    // MARK: For subclasses in UIKit

    /// The finger's going up: subclasses take their new value.
    func takeTap(at point: CGPoint) {
        sendActions(for: .touchUpInside)
    }

    func stateDidChange() {
        setNeedsLayout()
    }

    func takePrimaryAction(_ action: UIAction?) {
        guard let action else { return }
        addAction(action, for: .primaryActionTriggered)
    }
}

extension UIView {
    /// Whether a control or a bar of UIKit's made the view for itself and lays it out: a button's title. What an app puts into
    /// a control, its own or another, is the app's.
    package var isPartOfControl: Bool {
        guard let owner = superviewReference, translatesAutoresizingMaskIntoConstraints else { return false }
        return owner.ownParts.contains { $0 === self }
    }
}
