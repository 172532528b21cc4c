public import Foundation

/// An object that can take part in handling events: views, controllers and windows form a chain through `next`.
@preconcurrency @MainActor open class UIResponder: NSObject {
    /// Where an event goes when the receiver does not handle it.
    open var next: UIResponder? { nil }

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }

    /// Whether the receiver's window names it as its first responder.
    open var isFirstResponder: Bool { false }
}

/// An event as `hitTest(_:with:)` and `point(inside:with:)` receive it; pictures have none, so they pass nil.
@preconcurrency @MainActor open class UIEvent: NSObject {}
