/// Why the results of a run cannot be read or written.
package enum ReportError: Error, Sendable, Equatable {
    /// A folder without any result.
    case empty(path: String)
    /// A path in the results leads out of their folder.
    case malformed(path: String)
    case unwritable(path: String)
}

extension ReportError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .empty(let path): "\(path): there are no results; run 'verify', or tests with SNAPSHOT_RESULTS=\(path)"
        case .malformed(let path): "\(path): not the results of a run, or damaged; run 'verify' again"
        case .unwritable(let path): "\(path): cannot be written"
        }
    }
}
