/// Why a snapshot could not be taken or compared at all.
enum SnapshotFailure: Error, Sendable {
    case timedOut(seconds: Double)
    /// A golden that is no file of its strategy's format.
    case unreadable(path: String)
    /// A view without width or height.
    case emptyView(description: String)
    case drawing(reason: String)
    /// A picture that is its golden, compared with something else.
    case notDrawn
}

extension SnapshotFailure: CustomStringConvertible {
    var description: String {
        switch self {
        case .timedOut(let seconds):
            """
            Exceeded timeout of \(seconds) seconds waiting for snapshot.

            This can happen when an asynchronously rendered view (like a web view) has not loaded. Ensure that every \
            subview of the view hierarchy has loaded to avoid timeouts, or, if a timeout is unavoidable, consider \
            setting the "timeout" parameter of "assertSnapshot" to a higher value.
            """
        case .unreadable(let path):
            "\(path): the golden cannot be read; restore it from version control or record it anew"
        case .emptyView(let description):
            "\(description) has no width or no height; give it a frame, constraints that decide its size, or 'size:'"
        case .drawing(let reason):
            "the picture cannot be drawn: \(reason)"
        case .notDrawn:
            "the picture was not drawn, as it is its golden; set \(ExpectedGolden.variable)=1 to draw it"
        }
    }
}
