import Foundation
import SnapshotReport
import Testing

@Suite("The page of a report") struct ReportPageTests {
    private func text(of document: ReportDocument, limit: Int = ReportPage.pictureLimit) throws -> String {
        let page = ReportPage(document, limit: limit)
        return String(decoding: try page.html { Array($0.utf8) }, as: UTF8.self)
    }

    private func document(_ snapshots: [ReportDocument.Snapshot], title: String = "Snapshots") -> ReportDocument {
        ReportDocument(title: title, kind: .verification, snapshotsFolder: "Snapshots", snapshots: snapshots)
    }

    private func snapshot(_ id: String, _ verdict: ReportDocument.Snapshot.Verdict) -> ReportDocument.Snapshot {
        ReportDocument.Snapshot(
            id: id, suite: "Suite", name: id, variant: "", verdict: verdict, after: "images/\(id).png",
            pixels: ReportDocument.PictureSize(width: 2, height: 2, scale: 1))
    }

    @Test("every placeholder of the markup is filled, and what is put in is not looked through")
    func filled() throws {
        let page = try text(of: document([snapshot("{{style}}", .same)], title: "{{script}}"))
        #expect(page.contains("<title>{{script}}</title>"))
        #expect(page.contains(#""id":"{{style}}""#))
        #expect(page.matches(of: /\{\{\w+\}\}/).count == page.matches(of: /\{\{(script|style)\}\}/).count)
    }

    @Test("no name ends the element it is in")
    func escaping() throws {
        let hostile = "</script><script>alert(1)</script><!--\u{2028}"
        let page = try text(of: document([snapshot(hostile, .failed)], title: hostile))
        #expect(!page.contains("<script>alert"))
        #expect(page.contains(#"\u003C/script>\u003Cscript>alert(1)\u003C/script>\u003C!--\u2028"#))
        #expect(page.contains("<title>&lt;/script&gt;&lt;script&gt;alert(1)"))
    }

    @Test("nothing in the page points elsewhere")
    func alone() throws {
        let page = try text(of: document([snapshot("a", .same)]))
        let addresses = page.matches(of: /(https?:)?\/\/[a-z0-9.]+\.[a-z]{2,3}\b[^\s"]*/).map { String($0.output.0) }
        // The name of a namespace, which nobody loads.
        #expect(addresses == ["http://www.w3.org/2000/svg"])
        #expect(page.contains("default-src 'none'; img-src 'self' data: file:;"))
    }

    @Test("pictures are in the page up to the limit: what differs before what does not")
    func pictures() throws {
        let snapshots = [
            snapshot("same", .same), snapshot("changed", .changed), snapshot("long-name-changed", .changed),
        ]
        // The pictures of this test are their paths: "images/changed.png" has 18 bytes, "images/same.png" 15.
        let page = try text(of: document(snapshots), limit: 34)
        #expect(page.contains(#""embedded":["images/changed.png","images/same.png"]"#))
        #expect(page.contains("id=\"picture-0\">\(Data("images/changed.png".utf8).base64EncodedString())</script>"))
        #expect(!page.contains("id=\"picture-2\""))
    }

    @Test("the same document makes the same page")
    func deterministic() throws {
        let one = document([snapshot("a", .changed), snapshot("b", .new)])
        #expect(try text(of: one) == text(of: one))
    }
}
