import Foundation
import Gallery
import OffscreenCommand

extension Scene {
    /// The issues of a repository, as GitHub's REST API serves them; the states are other ways to the same heights of cells.
    static let issueList = Scene(
        "issue-list", summary: "the issues of a repository, in English, or in Korean with --locale ko",
        dataFormat: "JSON: issues as GitHub's REST API serves them, or the result of a search for issues",
        states: ["automatic-size", "compositional"]
    ) { input in
        let language = IssuePhrasing.Language(localeIdentifier: input.localeIdentifier)
        do {
            return IssuesViewController(
                issues: try IssueFile.issues(from: input.data ?? Data()),
                phrasing: IssuePhrasing(language: language, now: input.now),
                sizing: input.states.last.map { $0 == "compositional" ? .compositional : .automaticSize } ?? .dummyCell)
        } catch let error as JSONDataError {
            throw SceneDataError(line: error.line, column: error.column, message: error.message)
        }
    }
}
