/// Keeps layout that makes more layout each time from going on until memory or the stack is used up.
///
/// Two kinds of it: a method that calls, from within layout, the layout that calls it again; and a view whose layout adds a
/// view whose layout adds another. Once either is found all layout that is under way ends where it is.
@MainActor enum LayoutNesting {
    /// Layouts within each other that a thread's stack has room for.
    private static let depthLimit = 200
    /// How often a view may be added by the layout of one that was added so itself.
    private static let generationLimit: UInt16 = 500

    private static var depth = 0
    private static var isGivenUp = false
    /// The view whose own layout or update of constraints runs.
    private static var current: UIView?

    /// Counts the layouts that are not within others.
    private(set) static var pass = 0
    static var isRunning: Bool { depth > 0 }

    /// Whether layout under way is to go on.
    static var goesOn: Bool { !isGivenUp }

    /// Runs a layout or an update of constraints, unless it is within too many others.
    static func run(_ method: String, of view: UIView, _ body: () -> Void) {
        guard goesOn else { return }
        guard depth < depthLimit else {
            return giveUp(.layoutWithinLayout(view: "\(type(of: view))", method: method, limit: depthLimit))
        }
        if depth == 0 { pass += 1 }
        depth += 1
        body()
        depth -= 1
        if depth == 0 { isGivenUp = false }
    }

    /// Runs a view's own part of layout.
    static func run(ownPartOf view: UIView, _ body: () -> Void) {
        let former = current
        current = view
        body()
        current = former
    }

    /// Counts the views that add each other.
    static func noteInsertion(of view: UIView) {
        guard let current else {
            view.layoutGeneration = 0
            return
        }
        view.layoutGeneration = min(current.layoutGeneration, generationLimit) + 1
        guard view.layoutGeneration > generationLimit, goesOn else { return }
        giveUp(.layoutAddsViewsWithoutEnd(view: "\(type(of: current))", limit: Int(generationLimit)))
    }

    private static func giveUp(_ diagnostic: LayoutDiagnostic) {
        isGivenUp = depth > 0
        LayoutDiagnostics.report(diagnostic)
    }
}
