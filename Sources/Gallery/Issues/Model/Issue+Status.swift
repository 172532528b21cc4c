import Foundation

extension Issue {
    /// How far an issue or a pull request has come.
    package enum Status: Sendable, Equatable, CaseIterable {
        case open
        case completed
        /// Closed without being done: not planned, or a duplicate.
        case notPlanned
        case pullRequestOpen
        case pullRequestDraft
        case pullRequestMerged
        case pullRequestClosed

        /// Whether it still waits for somebody's work.
        package var isOpen: Bool {
            switch self {
            case .open, .pullRequestOpen, .pullRequestDraft: true
            case .completed, .notPlanned, .pullRequestMerged, .pullRequestClosed: false
            }
        }
    }
}
