import Foundation

extension IssuePhrasing {
    /// Who did what when: `#123 opened on Mar 4, 2026 by handle`.
    ///
    /// An author whose account was deleted is GitHub's "ghost".
    package func authorLine(for issue: Issue) -> String {
        let author = (issue.author ?? "ghost").withoutControlCharacters
        let moment = (issue.status.isOpen ? issue.createdAt : issue.closedAt).map(phrase(for:))
        switch language {
        case .english: return englishLine(for: issue, author: author, moment: moment)
        case .korean: return koreanLine(for: issue, author: author, moment: moment)
        }
    }

    private func englishLine(for issue: Issue, author: String, moment: String?) -> String {
        let moment = moment.map { " " + $0 } ?? ""
        switch issue.status {
        case .open, .pullRequestOpen: return "#\(issue.number) opened\(moment) by \(author)"
        case .pullRequestDraft: return "#\(issue.number) drafted\(moment) by \(author)"
        case .completed, .notPlanned, .pullRequestClosed: return "#\(issue.number) by \(author) was closed\(moment)"
        case .pullRequestMerged: return "#\(issue.number) by \(author) was merged\(moment)"
        }
    }

    private func koreanLine(for issue: Issue, author: String, moment: String?) -> String {
        let moment = moment.map { $0 + " " } ?? ""
        let event =
            switch issue.status {
            case .open, .pullRequestOpen: "열림"
            case .pullRequestDraft: "초안 작성"
            case .completed, .notPlanned, .pullRequestClosed: "닫힘"
            case .pullRequestMerged: "병합됨"
            }
        return "#\(issue.number) · \(author) · \(moment)\(event)"
    }
}
