import Foundation
import Goldens
import SnapshotReport

/// Writes what people and machines read from a results folder: `report.json` and the review page beside it.
struct ReportFiles {
    let results: ResultsFolder
    /// The document with the program's name, as the page's commands begin with it.
    private(set) var document: ReportDocument

    /// What all runs in the folder found, and the goldens that none of them takes any more.
    init(of results: ResultsFolder, program: String) throws {
        var document = try results.document()
        document.snapshots += try OrphanSearch(results.records()).entries(in: results)
        document.snapshots.sort { $0.id < $1.id }
        self.init(document, in: results, program: program)
    }

    init(_ document: ReportDocument, in results: ResultsFolder, program: String) {
        self.results = results
        self.document = document
        self.document.command = program
    }

    func write() throws {
        let json = try document.json()
        try AtomicFile.write(to: path(of: ResultsFolder.documentName)) { sink in try json.withUnsafeBytes(sink) }
        let folder = results.relativePath == SnapshotArguments.defaultResults ? nil : results.relativePath
        let page = try ReportPage(document, results: folder).html { path in
            // A document may come from anywhere: only pictures of its own folder are read.
            guard path.hasPrefix("\(ResultsFolder.imageFolder)/"), !path.split(separator: "/").contains("..") else {
                return nil
            }
            return try GoldenFile(url: results.url.appending(path: path)).read()
        }
        try AtomicFile.write(to: path(of: ResultsFolder.pageName)) { sink in try page.withUnsafeBytes(sink) }
    }

    private func path(of name: String) -> String { results.url.appending(path: name).path }
}
