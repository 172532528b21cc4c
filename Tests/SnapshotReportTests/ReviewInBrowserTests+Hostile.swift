import Foundation
import SnapshotReport
import Testing

/// Data that is markup, or hides: the page shows it as text, whatever field it is in.
extension ReviewInBrowserTests {
    private static let hostile = "</script><img src=x onerror=hacked()>'\"`|]]>\n\u{202E}evil\u{2028}\u{0}{{style}}<!--"

    /// The fixture with the text after every text of it, but for paths of pictures and what has few values.
    private static func hostileDocument(_ kind: ReportDocument.Kind) throws -> ReportDocument {
        func spoiled(_ value: Any, key: String = "") -> Any {
            switch value {
            case let object as [String: Any]:
                return Dictionary(uniqueKeysWithValues: object.map { ($0, spoiled($1, key: $0)) })
            case let list as [Any]: return list.map { spoiled($0, key: key) }
            case let text as String where !["kind", "verdict"].contains(key) && !text.hasPrefix("images/"):
                return text + hostile
            default: return value
            }
        }
        var document = ReviewFixture.document(kind: kind)
        document.command = "offscreen"
        document.environment = ReportDocument.Environment(ours: "a", golden: "b", differences: ["fonts 1 -> 2"])
        document.snapshots[0].tolerance = ReportDocument.Tolerance(
            precision: 0.9, perceptualPrecision: 1, reason: "gradients", hidden: 3)
        let object = try JSONSerialization.jsonObject(with: document.json())
        return try ReportDocument(json: JSONSerialization.data(withJSONObject: spoiled(object)))
    }

    @Test("nothing that data holds runs, loads or becomes markup, in any field and on any screen")
    func hostileData() async throws {
        for kind in [ReportDocument.Kind.verification, .sheet] {
            try await review(Self.hostileDocument(kind)) { page in
                _ = try await page.text("find('#cards').scrollIntoView()")
                try await page.wait(for: "all('.card').length")
                let strangers =
                    "document.querySelectorAll('img[src=x]').length + document.querySelectorAll('script').length"
                // The document, the setup, the script, and what is packed of pictures and view trees.
                let count = try await page.text(strangers)
                try await page.expect("document.querySelectorAll('img[src=x]').length", "0")
                try await page.expect("document.title.startsWith('Snapshots</script><img')", "true")
                _ = try await page.text("find('.card').click()")
                try await page.wait(for: "find('#tree [role=treeitem]')")
                for key in ["f", "m", "s", "b", "h", "t", "d", "c", "2", "4", "1"] { try await page.press(key) }
                _ = try await page.text("find('#panel-views').hidden && find('#tab-views').click()")
                _ = try await page.text("all('#tree [role=treeitem]')[1].click()")
                try await page.expect(
                    "texts('.view-text').startsWith('A title</script><img src=x onerror=hacked()>')", "true")
                try await page.expect("texts('.view-text .control')", "U+202E|U+2028|U+0000")
                try await page.expect(strangers, count)
            }
        }
    }
}
