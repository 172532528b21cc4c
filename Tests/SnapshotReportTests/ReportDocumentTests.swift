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
