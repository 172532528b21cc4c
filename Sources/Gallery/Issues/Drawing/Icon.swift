import UIKit

/// The app's icons, drawn with lines on a grid of 16 by 16.
enum Icon {
    case openIssue
    case completedIssue
    case notPlannedIssue
    case openPullRequest
    case draftPullRequest
    case mergedPullRequest
    case closedPullRequest
    case comment

    static let gridSize: CGFloat = 16
}

extension Icon {
    init(_ status: Issue.Status) {
        self =
            switch status {
            case .open: .openIssue
            case .completed: .completedIssue
            case .notPlanned: .notPlannedIssue
            case .pullRequestOpen: .openPullRequest
            case .pullRequestDraft: .draftPullRequest
            case .pullRequestMerged: .mergedPullRequest
            case .pullRequestClosed: .closedPullRequest
            }
    }
}
