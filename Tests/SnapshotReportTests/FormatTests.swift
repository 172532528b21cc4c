import Foundation
import FoundationXML
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

    @Test("JUnit XML is well-formed whatever is in names and messages, and keeps what XML can hold")
    func wellFormed() throws {
        // Every control character, what is no character, an emoji, marks of direction, and what ends a CDATA section.
        let scalars = (0..<0xA0).compactMap(Unicode.Scalar.init) + ["\u{FFFE}", "\u{FFFF}", "\u{1F600}", "\u{202E}"]
        let text = String(String.UnicodeScalarView(scalars)) + "]]></failure><!--&amp;\u{2028}"
        let snapshots = [
            ReportDocumentTests.snapshot("s/\(text)", .changed, message: text + "\nsecond line"),
            ReportDocumentTests.snapshot("\(text)/x", .failed, message: text),
        ]
        let document = ReportDocument(
            title: text, kind: .verification, snapshotsFolder: "Snapshots", snapshots: snapshots)
        let reader = JUnitReader()
        let parser = XMLParser(data: Data(JUnitReport(document).text.utf8))
        parser.delegate = reader
        #expect(parser.parse(), "\(String(describing: parser.parserError))")
        #expect(
            reader.elements == ["testsuites", "testsuite", "testcase", "failure", "testsuite", "testcase", "error"])
        #expect(reader.text.contains("]]></failure><!--&amp;\u{2028}\nsecond line"))
        #expect(reader.names.contains { $0.contains("\u{1F600}") })
    }

    @Test("Markdown is small, names causes, and nothing in it has a meaning of its own")
    func markdown() throws {
        let text = MarkdownReport(Self.document, imageBase: "https://ci.example/1").text
        #expect(text.hasPrefix("### Snapshots: 5 snapshots: 1 the same, 1 changed, 1 without a golden, "))
        #expect(text.contains("<img src=\"https://ci.example/1/images/a%20b.png\" alt=\"before\" width=\"240\">"))
        for sign in ["<script", "[x](", "@team", "&#64;team", "https://x.y", "\u{0}", "\u{202E}"] {
            #expect(!text.contains(sign), "\(sign)")
        }
        #expect(text.contains("U+0000U+202E&#64;<!-- -->team"))
        // One row a cause: no pipe and no line end of the sentence makes another cell.
        let row = try #require(text.split(separator: "\n").first { $0.hasPrefix("| title.y") })
        #expect(row.replacing("\\|", with: "").count { $0 == "|" } == 4)
        let cause = Self.document.causes[0].id
        #expect(
            text.hasSuffix("Accept all with `offscreen accept`, one cause with `offscreen accept --cause \(cause)`.\n"))
        #expect(!MarkdownReport(Self.document).text.contains("<img"))
    }

    @Test(
        "1,240 changed pictures with 3 causes are a comment of three rows and three pictures, the worst of each cause")
    func manyPictures() {
        let causes = (0..<3).map {
            ReportDocument.Cause(kind: .layout, key: "\($0)", sentence: "v\($0).y 0 -> 1", source: "Card.swift:\($0)")
        }
        let records = (0..<1240).map { index in
            var snapshot = ReportDocumentTests.snapshot("s/\(index)", .changed, causes: [causes[index % 3].id])
            (snapshot.before, snapshot.after, snapshot.difference) = ("images/b.png", "images/a.png", "images/d.png")
            snapshot.differing = ReportDocument.Differing(count: index, regions: [])
            return RunRecord(snapshot: snapshot, causes: [causes[index % 3]])
        }
        let text = MarkdownReport(ReportDocument(records: records), imageBase: "https://ci.example/1").text
        #expect(text.split(separator: "<img ").count == 10)
        #expect(text.matches(of: /\*\*s\/(\d+)\*\*/).map(\.output.1) == ["1239", "1238", "1237"])
        #expect(text.matches(of: /\n\| v\d/).count == 3)
        #expect(text.contains("1240 snapshots: 1240 changed"))
        #expect(text.utf8.count < 2500)
    }

    @Test("no text from data makes a comment longer than GitHub takes")
    func longTexts() {
        let long = String(repeating: "@#\u{202E}", count: 5000)
        let records = (0..<100).map { index in
            let cause = ReportDocument.Cause(kind: .text, key: "\(index)", sentence: long, source: "\(long).swift:1")
            var snapshot = ReportDocumentTests.snapshot(
                "s/\(index)\(long)", .changed, causes: index < 50 ? [cause.id] : [])
            let path = "images/" + String(repeating: "é", count: 120) + ".png"
            (snapshot.before, snapshot.after, snapshot.difference) = (path, path, path)
            return RunRecord(snapshot: snapshot, causes: index < 50 ? [cause] : [])
        }
        let base = "https://ci.example/" + String(repeating: "a", count: 500)
        let text = MarkdownReport(ReportDocument(records: records), imageBase: base).text
        #expect(text.utf16.count < 65_536 && text.utf16.count > 20_000)
    }

    @Test("tolerances without a reason are told")
    func tolerances() {
        var snapshot = ReportDocumentTests.snapshot("s/a", .same)
        snapshot.tolerance = ReportDocument.Tolerance(precision: 0.9, perceptualPrecision: 1, reason: nil, hidden: 17)
        let text = MarkdownReport(ReportDocument(records: [RunRecord(snapshot: snapshot, causes: [])])).text
        #expect(text.hasSuffix("1 tolerance without a reason hid 17 differing pixels.\n"))
    }

    @Test("a comment stays small however many causes and snapshots there are")
    func limits() {
        let records = (0..<5000).map { index in
            let cause = ReportDocument.Cause(kind: .layout, key: "\(index)", sentence: "v\(index).y 0 -> 1")
            return RunRecord(
                snapshot: ReportDocumentTests.snapshot("s/\(index)", .changed, causes: [cause.id]), causes: [cause])
        }
        #expect(MarkdownReport(ReportDocument(records: records)).text.utf8.count < 2000)
        #expect(
            GitHubReport(ReportDocument(records: records), sourcePath: { _ in nil }).text.split(separator: "\n").count
                == 11)
    }

    @Test("an annotation stands at its line of source, and data cannot make another command")
    func github() {
        let lines = GitHubReport(Self.document) { "Sources/Parts/\($0)" }.text.split(separator: "\n")
        #expect(
            lines.first?.hasPrefix(
                "::error file=Sources/Parts/App/Card.swift,line=41,title=snapshot changed::title.y 4 -> 6")
                == true)
        #expect(lines.map { $0.prefix { $0 != " " } } == ["::error", "::error", "::error", "::warning", "::notice"])
        #expect(lines.count == 5)
        #expect(!lines.contains { $0.contains("\u{0}") || $0.contains("\u{202E}") })
        #expect(lines.contains { $0.contains("%250A") })
    }

    @Test("GitHub's limit of ten errors holds causes and failures together, and what is beyond is counted")
    func manyAnnotations() {
        let cause = ReportDocument.Cause(kind: .layout, key: "k", sentence: "a.y 0 -> 1")
        let records =
            [RunRecord(snapshot: ReportDocumentTests.snapshot("s/a", .changed, causes: [cause.id]), causes: [cause])]
            + (0..<20).map { RunRecord(snapshot: ReportDocumentTests.snapshot("s/n\($0)", .new), causes: []) }
        let lines = GitHubReport(ReportDocument(records: records), sourcePath: { _ in nil }).text.split(separator: "\n")
        #expect(lines.count { $0.hasPrefix("::error ") } == 10)
        #expect(
            lines.last
                == "::notice title=snapshots::21 snapshots: 1 changed, 20 without a golden; 11 more are in the report")
    }

    @Test("the terminal gets one line a value, without signs that turn it around")
    func text() {
        let text = TextReport(Self.document, program: "offscreen", results: "r").text
        #expect(!text.contains("\u{0}") && !text.contains("\u{202E}"))
        #expect(text.contains("no golden: other/n\n"))
        let quoted = TextReport(Self.document, program: "offscreen", results: "it's $(x)").text
        #expect(quoted.contains("accept --results 'it'\\''s $(x)' (all)"))
        #expect(text.hasSuffix("'--cause \(Self.document.causes[0].id)' one cause, or NAME.\n"))
    }
}

/// What an XML parser sees of a report.
private final class JUnitReader: NSObject, XMLParserDelegate {
    private(set) var elements: [String] = []
    private(set) var names: [String] = []
    private(set) var text = ""

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        elements.append(name)
        if let name = attributes["name"] { names.append(name) }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        text += string
    }
}
