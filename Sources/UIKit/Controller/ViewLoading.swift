/// Keeps controllers whose views load each other's from going on until the stack is used up.
///
/// The loading of a view that loads another controller's, which does so too. Once that is found, no view is loaded by its
/// controller any more until the outermost loading is over: each gets an empty one.
@MainActor enum ViewLoading {
    /// Loadings within each other that a thread's stack has room for.
    private static let depthLimit = 200

    private static var depth = 0
    private static var isGivenUp = false

    /// Runs the loading of a controller's view, unless it is within too many others.
    ///
    /// - Returns: whether it ran.
    static func run(of controller: UIViewController, _ body: () -> Void) -> Bool {
        guard !isGivenUp else { return false }
        guard depth < depthLimit else {
            isGivenUp = true
            LayoutDiagnostics.report(.viewLoadedWithinLoading(controller: "\(type(of: controller))", limit: depthLimit))
            return false
        }
        depth += 1
        body()
        depth -= 1
        if depth == 0 { isGivenUp = false }
        return true
    }
}
