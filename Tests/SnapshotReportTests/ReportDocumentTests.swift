import Foundation
import SnapshotReport
import Testing

@Suite("The report's document") struct ReportDocumentTests {
    static func snapshot(
        _ id: String, _ verdict: ReportDocument.Snapshot.Verdict, causes: [String] = [], message: String? = nil
    ) -> ReportDocument.Snapshot {
        let parts = id.split(separator: "/", maxSplits: 1).map(String.init)
        return ReportDocument.Snapshot(
            id: id, suite: parts[0], name: parts[1], variant: "", verdict: verdict, message: message, causes: causes,
            pixels: ReportDocument.PictureSize(width: 4, height: 4, scale: 1))
    }

    @Test("a cause keeps its id whatever its numbers, and another key has another one")
    func ids() {
        let one = ReportDocument.Cause(kind: .text, key: "titleLabel wraps", sentence: "titleLabel.height 20 -> 40")
        let other = ReportDocument.Cause(kind: .text, key: "titleLabel wraps", sentence: "titleLabel.height 24 -> 48")
        #expect(one.id == other.id && one.id.count == 9)
        #expect(ReportDocument.Cause(kind: .layout, key: "titleLabel wraps", sentence: "").id != one.id)
    }

    @Test("1,240 changed snapshots with 3 causes read as 3, the most far-reaching first; of two runs the later counts")
    func grouping() {
        let causes = (0..<3).map { ReportDocument.Cause(kind: .layout, key: "\($0)", sentence: "cause \($0)") }
        var records = (0..<1240).map { index in
            let cause = causes[index < 1000 ? 2 : index < 1200 ? 0 : 1]
            return RunRecord(snapshot: Self.snapshot("s/\(index)", .changed, causes: [cause.id]), causes: [cause])
        }
        var document = ReportDocument(records: records)
        #expect(document.causes.map(\.sentence) == ["cause 2", "cause 0", "cause 1"])
        #expect(document.causes.map(\.snapshots.count) == [1000, 200, 40])
        records += (1200..<1240).map { RunRecord(snapshot: Self.snapshot("s/\($0)", .same), causes: []) }
        document = ReportDocument(records: records)
        #expect(document.causes.map(\.sentence) == ["cause 2", "cause 0"])
        #expect(document.summary == "1240 snapshots: 40 the same, 1200 changed")
    }
}

@Suite("A folder of results") struct ResultsFolderTests {
    @Test("clearing removes what runs wrote, and nothing else; a line that a crash cut off is left out")
    func clearing() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "results-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let results = ResultsFolder(path: path)
        try FileManager.default.createDirectory(atPath: path + "/images/s", withIntermediateDirectories: true)
        for name in ["images/mine.png", "images/s/a.png", "report.json", "outside.png"] {
            try Data("x".utf8).write(to: URL(filePath: path + "/" + name))
        }
        try results.clear()
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: path).sorted() == [
                "images", "outside.png", "report.json",
            ])
        var snapshot = ReportDocumentTests.snapshot("s/a", .changed)
        snapshot.after = "images/s/a.png"
        snapshot.before = "images/../outside.png"
        let writer = try results.makeRunFile()
        try writer.write(RunRecord(snapshot: snapshot, causes: []))
        _ = try results.makeRunFile()
        let file = URL(filePath: path + "/run-1.jsonl")
        try (Data(contentsOf: file) + Data("{\"snapshot\":{\"id\"".utf8)).write(to: file)
        #expect(try results.document().snapshots.map(\.id) == ["s/a"])
        #expect(results.runFiles.map(\.lastPathComponent) == ["run-1.jsonl", "run-2.jsonl"])
        try results.clear()
        let left = try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
        #expect(left == ["images", "images/mine.png", "outside.png"])
        #expect(throws: ReportError.empty(path: path + "/")) { try results.document() }
    }

    @Test("clearing removes the pictures of a sheet, which no run wrote")
    func clearingSheets() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "results-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try FileManager.default.createDirectory(atPath: path + "/images/s", withIntermediateDirectories: true)
        var snapshot = ReportDocumentTests.snapshot("s/a", .same)
        snapshot.after = "images/s/a.png"
        let document = ReportDocument(title: "", kind: .sheet, snapshotsFolder: "", snapshots: [snapshot])
        try document.json().write(to: URL(filePath: path + "/report.json"))
        for name in ["images/mine.png", "images/s/a.png", "report.html"] {
            try Data("x".utf8).write(to: URL(filePath: path + "/" + name))
        }
        try ResultsFolder(path: path).clear()
        let left = try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
        #expect(left == ["images", "images/mine.png"])
    }
}
