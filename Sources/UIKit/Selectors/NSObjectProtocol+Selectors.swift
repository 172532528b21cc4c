public import Foundation

extension NSObjectProtocol {
    /// Whether the receiver has a method of the name: the one that the selector carries, or one its class registered.
    public func responds(to aSelector: Selector!) -> Bool {
        guard let selector: Selector = aSelector else { return false }
        return selector.member(of: self) != nil
    }

    /// Calls a method; ends the program if there is none.
    ///
    /// - Returns: what the method returns, if that is an `NSObject`. It is never released, as there are no autorelease pools.
    @discardableResult public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        perform(aSelector, passing: [])
    }

    @discardableResult public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        perform(aSelector, passing: [object])
    }

    @discardableResult public func perform(
        _ aSelector: Selector!, with object1: Any!, with object2: Any!
    ) -> Unmanaged<AnyObject>! {
        perform(aSelector, passing: [object1, object2])
    }

    private func perform(_ aSelector: Selector?, passing arguments: [Any?]) -> Unmanaged<AnyObject>? {
        let result = aSelector?.perform(on: self, with: arguments)
        // A cast to any class, as to AnyObject, would put a number into an object.
        return (result as? NSObject).map { Unmanaged.passRetained($0) }
    }
}

extension NSObject {
    /// Calls a method in a later turn of the main queue.
    ///
    /// - Parameter delay: seconds; 0 or less for the next turn.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        // Called on the main thread, where the receiver and the argument are used as well.
        nonisolated(unsafe) let (object, argument) = (self, anArgument)
        let work: @Sendable () -> Void = { aSelector.perform(on: object, with: [argument]) }
        guard delay > 0 else { return DispatchQueue.main.async(execute: work) }
        DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: work)
    }
}
