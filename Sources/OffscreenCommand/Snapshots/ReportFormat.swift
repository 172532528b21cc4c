import Foundation
import SnapshotReport

/// What a document can be printed as.
enum ReportFormat: String, Choice {
    case text, json, junit, markdown, github

    static let names = allCases.map(\.rawValue).joined(separator: "|")

    /// - Parameters:
    ///   - results: for the commands that are shown.
    ///   - imageBase: where the pictures can be seen, for Markdown.
    func text(
        of document: ReportDocument, in results: ResultsFolder, program: String, imageBase: String? = nil
    ) throws -> String {
        switch self {
        case .text: TextReport(document, program: program, results: results.relativePath).text
        case .json: String(decoding: try document.json(), as: UTF8.self) + "\n"
        case .junit: JUnitReport(document).text
        case .markdown: MarkdownReport(document, imageBase: imageBase).text
        case .github: GitHubReport(document, sourcePath: { SourceFiles.path(of: $0) }).text
        }
    }
}

extension ResultsFolder {
    /// As it was typed, where that was below the working folder.
    var relativePath: String {
        let here = FileManager.default.currentDirectoryPath + "/"
        let whole = path.hasSuffix("/") ? String(path.dropLast()) : path
        return whole.hasPrefix(here) ? String(whole.dropFirst(here.count)) : whole
    }
}
