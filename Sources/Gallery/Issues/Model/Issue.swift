package import Foundation

/// An issue or a pull request, as GitHub's REST API describes it.
///
/// Only what the app shows or may soon show is kept; `Issue.Status` draws the conclusion from the fields about its state.
/// Source of the fields: <https://docs.github.com/en/rest/issues/issues>.
package struct Issue: Sendable, Equatable {
    package var number: Int
    package var title: String
    /// The text in Markdown; nil when the author wrote none.
    package var body: String?
    /// The author's handle; nil when the account was deleted.
    package var author: String?
    package var status: Status
    package var labels: [Label]
    package var commentCount: Int
    package var isLocked: Bool
    /// Nil when the data does not say.
    package var createdAt: Date?
    /// When the issue was closed, or the pull request closed or merged.
    package var closedAt: Date?

    package init(
        number: Int, title: String, body: String? = nil, author: String? = nil, status: Status = .open,
        labels: [Label] = [], commentCount: Int = 0, isLocked: Bool = false, createdAt: Date? = nil,
        closedAt: Date? = nil
    ) {
        self.number = number
        self.title = title
        self.body = body
        self.author = author
        self.status = status
        self.labels = labels
        self.commentCount = commentCount
        self.isLocked = isLocked
        self.createdAt = createdAt
        self.closedAt = closedAt
    }
}

extension Issue {
    /// The title as it is shown: emoji for their short names, no control characters.
    package var displayTitle: String { title.displayText }

    /// The labels that have something to show: a name of nothing but white space has no chip.
    package var displayLabels: [Label] { labels.filter { !$0.displayName.isEmpty } }
}
