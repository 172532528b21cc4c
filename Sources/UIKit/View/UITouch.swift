public import Foundation

/// A finger on the screen. Pictures have none: there are no touches but those that tests and taps stand for.
@preconcurrency @MainActor open class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began = 0
        case moved = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
    }

    open private(set) var phase = Phase.began
    open private(set) weak var view: UIView?
    open var window: UIWindow? { view?.window }
    open var tapCount: Int { 1 }

    override init() {
        super.init()
    }

    open func location(in view: UIView?) -> CGPoint { .zero }
    open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}
