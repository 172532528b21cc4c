import Foundation
import SnapshotReport
import Testing

@Suite("Formats of the report") struct FormatTests {
    private static let hostile = "<script>&\"'|`*[x](javascript:1)\u{0}\u{202E}@team https://x.y ::error::\n%0A]]>"

    private static var document: ReportDocument {
        let cause = ReportDocument.Cause(
            kind: .layout, key: "k", sentence: "title.y 4 -> 6 \(hostile)", source: "App/Card.swift:41")
        var changed = ReportDocumentTests.snapshot("list/a.dark", .changed, causes: [cause.id], message: hostile)
        (changed.before, changed.after, changed.difference) = ("images/a b.png", "images/c.png", "images/d.png")
        let records = [
            RunRecord(run: RunHead(title: "Snapshots", snapshotsFolder: "S", environment: "offscreen")),
            RunRecord(snapshot: changed, causes: [cause]),
            RunRecord(snapshot: ReportDocumentTests.snapshot("list/b", .same), causes: []),
            RunRecord(
                snapshot: ReportDocumentTests.snapshot("other/\(hostile)", .failed, message: hostile), causes: []),
            RunRecord(snapshot: ReportDocumentTests.snapshot("other/n", .new), causes: []),
            RunRecord(snapshot: ReportDocumentTests.snapshot("other/e", .environment, message: "fonts"), causes: []),
        ]
        return ReportDocument(records: records)
    }

    @Test("JUnit XML counts by suite and escapes what came from data")
    func junit() throws {
        let text = JUnitReport(Self.document).text
        #expect(text.contains("<testsuites name=\"Snapshots\" tests=\"5\" failures=\"2\" errors=\"1\" skipped=\"1\">"))
        #expect(text.contains("<testsuite name=\"list\" tests=\"2\" failures=\"1\" errors=\"0\" skipped=\"0\">"))
        #expect(text.contains("<testcase name=\"b\" classname=\"list\"/>"))
        #expect(text.contains("&lt;script&gt;&amp;&quot;&#39;|`*"))
        #expect(!text.contains("<script") && !text.contains("\u{0}") && !text.contains("]]>"))
    }

    @Test("Markdown is small, names causes, and nothing in it has a meaning of its own")
    func markdown() {
        let text = MarkdownReport(Self.document, imageBase: "https://ci.example/1").text
        #expect(text.hasPrefix("### Snapshots: 5 snapshots: 1 the same, 1 changed, 1 without a golden, "))
        #expect(text.contains("<img src=\"https://ci.example/1/images/a%20b.png\" width=\"240\">"))
        for sign in ["<script", "[x](", "@team", "https://x.y", "\u{0}"] { #expect(!text.contains(sign), "\(sign)") }
        #expect(!MarkdownReport(Self.document).text.contains("<img"))
    }

    @Test("a comment stays small however many causes and snapshots there are")
    func limits() {
        let records = (0..<5000).map { index in
            let cause = ReportDocument.Cause(kind: .layout, key: "\(index)", sentence: "v\(index).y 0 -> 1")
            return RunRecord(
                snapshot: ReportDocumentTests.snapshot("s/\(index)", .changed, causes: [cause.id]), causes: [cause])
        }
        #expect(MarkdownReport(ReportDocument(records: records)).text.utf8.count < 2000)
        #expect(GitHubReport(ReportDocument(records: records)).text.split(separator: "\n").count == 11)
    }

    @Test("an annotation stands at its line of source, and data cannot make another command")
    func github() {
        let lines = GitHubReport(Self.document).text.split(separator: "\n")
        #expect(
            lines.first?.hasPrefix("::error file=Sources/App/Card.swift,line=41,title=snapshot changed::title.y 4 -> 6")
                == true)
        #expect(lines.allSatisfy { $0.hasPrefix("::error ") || $0.hasPrefix("::notice ") })
        #expect(lines.count == 5)
        #expect(lines.contains { $0.contains("%250A") })
    }

    @Test("the terminal gets one line a value, without signs that turn it around")
    func text() {
        let text = TextReport(Self.document, program: "offscreen", results: "r").text
        #expect(!text.contains("\u{0}") && !text.contains("\u{202E}"))
        #expect(text.contains("no golden: other/n\n"))
        #expect(text.hasSuffix("'--cause \(Self.document.causes[0].id)' one cause, or NAME.\n"))
    }
}
