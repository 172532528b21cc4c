/// Why the results of a run cannot be read or written.
package enum ReportError: Error, Sendable, Equatable {
    /// A folder without any result.
    case empty(path: String)
    case unwritable(path: String)
}

extension ReportError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .empty(let path): "\(path): there are no results; run 'verify', or tests with SNAPSHOT_RESULTS=\(path)"
        case .unwritable(let path): "\(path): cannot be written"
        }
    }
}
