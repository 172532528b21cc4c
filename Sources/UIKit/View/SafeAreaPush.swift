/// How far down a change of the safe area is told at once.
///
/// In layout, which goes from the root down, each view that moves tells those below, who are about to move themselves. In trees
/// deeper than any screen's that would be thousands at each level.
@MainActor enum SafeAreaPush {
    private static let levelLimit = 16
    /// Views that have told those in them nothing yet, in the order in which it came to them.
    private static var waiting: [UIView] = []

    /// Whether a view so many levels below the one that moved tells its subviews now. If not, it will when layout has come by.
    static func goesOn(below view: UIView, _ level: Int) -> Bool {
        if level < levelLimit || !LayoutNesting.isRunning { return true }
        waiting.append(view)
        return false
    }

    /// Tells those who have been told nothing yet.
    static func finish() {
        while !waiting.isEmpty {
            let views = waiting
            waiting.removeAll()
            for view in views {
                for subview in view.subviews { subview.updateSafeArea() }
            }
        }
    }
}
