import Dispatch
public import Foundation
import Scheduling

/// Changes of layers that belong together. They are made at once; a completion is called when the animations that were
/// begun in the transaction are over, in a later turn of the main queue.
open class CATransaction: NSObject {
    private struct Level {
        var duration: TimeInterval = 0.25
        var disablesActions = false
        var completion: (() -> Void)?
        /// How long the longest animation takes.
        var length: TimeInterval = 0
    }

    /// The transactions that are open on a thread, innermost last.
    private final class Stack {
        var levels: [Level] = []
        static let slot = ThreadLocal<Stack>()

        static var current: Stack {
            if let stack = slot.value { return stack }
            let stack = Stack()
            slot.value = stack
            return stack
        }
    }

    open class func begin() {
        var level = Stack.current.levels.last ?? Level()
        (level.completion, level.length) = (nil, 0)
        Stack.current.levels.append(level)
    }

    /// Ends the transaction that was begun last; without one nothing happens.
    open class func commit() {
        let stack = Stack.current
        guard let level = stack.levels.popLast() else { return }
        // What runs in it keeps the one around it open, too.
        if !stack.levels.isEmpty {
            let last = stack.levels.count - 1
            stack.levels[last].length = max(stack.levels[last].length, level.length)
        }
        guard let completion = level.completion else { return }
        call(completion, after: level.length)
    }

    open class func flush() {}

    open class func animationDuration() -> TimeInterval { Stack.current.levels.last?.duration ?? 0.25 }
    open class func setAnimationDuration(_ dur: TimeInterval) { change { $0.duration = dur } }
    open class func disableActions() -> Bool { Stack.current.levels.last?.disablesActions ?? false }
    open class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }
    open class func completionBlock() -> (() -> Void)? { Stack.current.levels.last?.completion }

    /// Called once for the transaction that is open; outside of one in a later turn of the main queue.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        guard !Stack.current.levels.isEmpty else {
            if let block { call(block, after: 0) }
            return
        }
        change { $0.completion = block }
    }

    static func noteAnimation(of length: TimeInterval) {
        change { $0.length = max($0.length, length) }
    }

    private static func change(_ body: (inout Level) -> Void) {
        let stack = Stack.current
        guard !stack.levels.isEmpty else { return }
        body(&stack.levels[stack.levels.count - 1])
    }

    private static func call(_ completion: @escaping () -> Void, after length: TimeInterval) {
        // Handed to the main actor and to nobody else.
        nonisolated(unsafe) let completion = completion
        let end: @Sendable () -> Void = {
            MainActor.assumeIsolated { AnimationClock.shared.end(after: length) { completion() } }
        }
        if MainQueue.isCurrent { end() } else { DispatchQueue.main.async(execute: end) }
    }
}
