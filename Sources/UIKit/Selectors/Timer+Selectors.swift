public import Foundation

extension Timer {
    /// A timer that calls a method of its target with itself; the target lives as long as the timer.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self.init(timeInterval: ti, repeats: yesOrNo, block: Self.block(aTarget, aSelector))
    }

    public convenience init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
        repeats rep: Bool
    ) {
        self.init(fire: date, interval: ti, repeats: rep, block: Self.block(t, s))
    }

    /// The same, added to the run loop.
    @discardableResult public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        scheduledTimer(withTimeInterval: ti, repeats: yesOrNo, block: block(aTarget, aSelector))
    }

    private static func block(_ target: Any, _ selector: Selector) -> @Sendable (Timer) -> Void {
        // Called by the run loop of the thread that the timer is made on.
        nonisolated(unsafe) let object = target as AnyObject
        return { timer in selector.perform(on: object, with: [timer]) }
    }
}
