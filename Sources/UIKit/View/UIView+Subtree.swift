/// Walks over whole trees without recursion: an app may nest views deeper than a thread's stack reaches.
///
/// What they call is main-actor code: a closure of no actor would be checked for its isolation at each view.
extension UIView {
    /// Calls `body` with the receiver and every view in it, parents before their children, siblings from back to front.
    ///
    /// - Parameter body: returns whether to go on with the view's subviews.
    func visitSubtree(_ body: @MainActor (UIView) -> Bool) {
        var pending = [self]
        while let view = pending.popLast() {
            if body(view) { pending += view.ownSubviews.reversed() }
        }
    }

    func forEachInSubtree(_ body: @MainActor (UIView) -> Void) {
        visitSubtree { view in
            body(view)
            return true
        }
    }

    /// Calls `body` with every view in the receiver and with itself, children before their parents.
    ///
    /// - Parameter enters: whether a view's subviews come before it.
    func visitSubtreeUpwards(
        enters: @MainActor (UIView) -> Bool = { _ in true }, _ body: @MainActor (UIView) -> Void
    ) {
        var pending = [(view: self, isOpen: false)]
        while let (view, isOpen) = pending.popLast() {
            if isOpen || !enters(view) {
                body(view)
            } else {
                pending.append((view, true))
                pending += view.ownSubviews.reversed().map { ($0, false) }
            }
        }
    }
}
