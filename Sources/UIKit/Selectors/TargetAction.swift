import Foundation

/// A method, and the object that it is called on.
@MainActor struct TargetAction {
    private(set) weak var target: AnyObject?
    let action: Selector
    /// Whether the responder chain is asked for an object.
    let isForChain: Bool

    init(_ target: Any?, _ action: Selector) {
        self.target = target.map { $0 as AnyObject }
        self.action = action
        isForChain = target == nil
    }

    /// Whether the target was one that is no longer there.
    var isGone: Bool { !isForChain && target == nil }

    /// What `allTargets` has for it; nil if it is gone.
    var hashableTarget: AnyHashable? {
        isForChain ? AnyHashable(NSNull()) : target.flatMap { $0 as? NSObject }.map { AnyHashable($0) }
    }

    /// Whether it is of this target, nil for the responder chain.
    func isOf(_ other: Any?) -> Bool {
        other.map { ($0 as AnyObject) === target } ?? isForChain
    }

    /// Whether it is of this target and action; nil for any.
    func matches(_ other: Any?, _ otherAction: Selector?) -> Bool {
        (other == nil || isOf(other)) && (otherAction == nil || otherAction == action)
    }
}
