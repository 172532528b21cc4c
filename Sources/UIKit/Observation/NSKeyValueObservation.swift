public import Foundation

/// An observation of a view's property; it ends when it is invalidated or when nothing holds it any longer.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    // Unchecked, as apps let go of it on any thread: all it does then is to leave the end of the watch to the main thread.
    private let watch: PropertyWatch

    init(_ watch: PropertyWatch) {
        self.watch = watch
    }

    deinit { watch.end() }

    public func invalidate() { watch.end() }
}
