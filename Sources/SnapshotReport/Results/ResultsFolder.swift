package import Foundation
import Glibc

/// A folder with the results of one or more runs: lines of `RunRecord` in `run-N.jsonl`, pictures in `images`, and the
/// documents made from them.
///
/// Each process that takes snapshots appends lines to a file of its own, so that nothing is lost when one crashes, and
/// workers and shards need not know of each other. Where two runs have the same snapshot, the later run counts.
package struct ResultsFolder: Sendable {
    package let url: URL

    package init(path: String) {
        url = URL(fileURLWithPath: path, isDirectory: true)
    }

    package var path: String { url.path(percentEncoded: false) }

    /// The document's name in the folder.
    package static let documentName = "report.json"
    /// The review page's.
    package static let pageName = "report.html"
    /// The folder of its pictures, beside it.
    package static let imageFolder = "images"

    /// Removes what former runs and sheets wrote here, and nothing else: the folder may be one that holds other things.
    package func clear() throws {
        let manager = FileManager.default
        let files = runFiles
        let document = try? ReportDocument(json: Data(contentsOf: url.appending(path: Self.documentName)))
        guard !files.isEmpty || document != nil else { return }
        let paths = try Set((records().compactMap(\.snapshot) + (document?.snapshots ?? [])).flatMap(\.picturePaths))
        for path in paths.sorted() {
            let file = url.appending(path: path)
            guard manager.fileExists(atPath: file.path) else { continue }
            try manager.removeItem(at: file)
            // Fails, as it should, where something is left.
            var folder = file.deletingLastPathComponent()
            while folder.path.count > url.path.count, rmdir(folder.path) == 0 { folder.deleteLastPathComponent() }
        }
        for name in [Self.documentName, Self.pageName] {
            let file = url.appending(path: name)
            if manager.fileExists(atPath: file.path) { try manager.removeItem(at: file) }
        }
        for file in files { try manager.removeItem(at: file) }
    }

    /// The files of runs, the first one first.
    package var runFiles: [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.compactMap { name in Self.number(ofRun: name).map { (name, $0) } }
            .sorted { $0.1 < $1.1 }.map { url.appending(path: $0.0) }
    }

    private static func number(ofRun name: String) -> Int? {
        name.wholeMatch(of: /run-(\d{1,9})\.jsonl/).flatMap { Int($0.output.1) }
    }

    /// A new file for the lines of one process.
    package func makeRunFile() throws -> ResultsWriter {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        var number = (runFiles.last.flatMap { Self.number(ofRun: $0.lastPathComponent) } ?? 0) + 1
        // Another process may take a number at the same time.
        for _ in 0..<1000 {
            if let writer = ResultsWriter(newFile: url.appending(path: "run-\(number).jsonl").path) { return writer }
            number += 1
        }
        throw ReportError.unwritable(path: path)
    }

    /// Everything that the runs wrote. A last line that a crash cut off is left out.
    package func records() throws -> [RunRecord] {
        try runFiles.flatMap { file in
            try Data(contentsOf: file).split(separator: UInt8(ascii: "\n"))
                .compactMap { try? JSONDecoder().decode(RunRecord.self, from: $0) }
        }
    }

    /// The document of all runs.
    ///
    /// - Throws: `ReportError.empty` where there is no result.
    package func document() throws -> ReportDocument {
        let records = try records()
        guard !records.isEmpty else { throw ReportError.empty(path: path) }
        return ReportDocument(records: records)
    }
}

extension ReportDocument.Snapshot {
    /// The files beside the document that belong to it, each once; those that lead out of its picture folder are left out, as a
    /// document may come from anywhere.
    package var picturePaths: [String] {
        let paths = [before, after, difference].compactMap(\.self) + (files ?? []).map(\.taken)
        return Set(paths).sorted().filter { path in
            path.hasPrefix("\(ResultsFolder.imageFolder)/") && !path.split(separator: "/").contains("..")
        }
    }
}
