public import Foundation

/// A view that has states and tells of its events.
@preconcurrency @MainActor open class UIControl: UIView {
    private var handlers: [EventHandler] = []

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
        didSet {
            guard contentVerticalAlignment != oldValue else { return }
            setNeedsLayout()
            baselineDidChange()
        }
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
        handlers.add(.action(action), for: controlEvents)
    }

    open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event) {
        handlers.remove(for: controlEvents) { $0.action?.identifier == actionIdentifier }
    }

    /// Calls a method of `target` on each of `controlEvents`, with the control if it takes one parameter; once an event, however
    /// often it was added.
    ///
    /// - Parameter target: not kept alive; nil for the first object of the responder chain that has such a method.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
        handlers.add(.target(TargetAction(target, action)), for: controlEvents)
    }

    /// - Parameters:
    ///   - target: nil for any.
    ///   - action: nil for all of the target's.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
        handlers.remove(for: controlEvents) { $0.target?.matches(target, action) == true }
    }

    /// What methods are called on; `NSNull` stands for the responder chain.
    open var allTargets: Set<AnyHashable> {
        Set(handlers.compactMap(\.kind.target).compactMap(\.hashableTarget))
    }

    /// The names of the methods of `target`, nil for the responder chain, that are called on any of an event's.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]? {
        let names = handlers.filter { !$0.events.isDisjoint(with: controlEvent) }.compactMap(\.kind.target)
            .filter { $0.isOf(target) }.map(\.action.name)
        return names.isEmpty ? nil : names
    }

    /// The events that anything is done on.
    open var allControlEvents: UIControl.Event {
        handlers.reduce(into: []) { $0.formUnion($1.events) }
    }

    /// Calls `iterator` with each action or target, its events, and a flag that ends the enumeration.
    open func enumerateEventHandlers(
        _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
    ) {
        var isDone = false
        for handler in handlers where !isDone {
            let target = handler.kind.target.map { ($0.target as Any?, $0.action) }
            iterator(handler.kind.action, target, handler.events, &isDone)
        }
    }

    open func sendAction(_ action: UIAction) {
        action.perform(sender: self)
    }

    /// Calls a method; of the first object of the responder chain that has it, without a target.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        guard let receiver = target ?? chainStart.target(forAction: action, withSender: self) else { return }
        action.perform(on: receiver as AnyObject, with: [self, event])
    }

    /// The first responder, or the control itself.
    private var chainStart: UIResponder { window?.firstResponder ?? self }

    /// Does what was added for any of `controlEvents` in the order it was added, whether the control is enabled or not.
    open func sendActions(for controlEvents: UIControl.Event) {
        for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
            switch handler.kind {
            case .action(let action): sendAction(action)
            case .target(let target) where target.isGone: break
            case .target(let target): sendAction(target.action, to: target.target, for: nil)
            }
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
