import Foundation
import Gallery
import OffscreenCommand

extension Scene {
    /// The issues of a repository, as GitHub's REST API serves them.
    static let issueList = Scene(
        "issue-list", summary: "the issues of a repository, in English, or in Korean with --locale ko",
        dataFormat: "JSON: issues as GitHub's REST API serves them, or the result of a search for issues"
    ) { input in
        let language = IssuePhrasing.Language(localeIdentifier: input.localeIdentifier)
        do {
            return IssuesViewController(
                issues: try IssueFile.issues(from: input.data ?? Data()),
                phrasing: IssuePhrasing(language: language, now: input.now))
        } catch let error as JSONDataError {
            throw SceneDataError(line: error.line, column: error.column, message: error.message)
        }
    }
}
