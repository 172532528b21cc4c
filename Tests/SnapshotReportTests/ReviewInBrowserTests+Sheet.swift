import Foundation
import SnapshotReport
import Testing

/// The design-review sheet, on the screen and on paper.
extension ReviewInBrowserTests {
    @Test("a sheet shows screens with their redlines")
    func sheet() async throws {
        try await review(ReviewFixture.document(kind: .sheet)) { page in
            try await page.expect("texts('h1')", "3 screens of 1 scene")
            try await page.expect("all('.redlines').length", "3")
            // Left of the label and above it, left of the button, between the two, and below the button.
            try await page.expect("texts('[data-snapshot=\"0\"] .gap-text')", "10|10|10|8|32")
            try await page.press("s")
            try await page.expect("all('.redlines').length", "0")
        }
    }

    @Test("a scene of a sheet that failed says why, and hides no other")
    func failedScene() async throws {
        var document = ReviewFixture.document(kind: .sheet)
        document.snapshots[1] = ReportDocument.Snapshot(
            id: "List/rows.dark", suite: "List", name: "rows", variant: "dark", verdict: .failed,
            message: "rows.json:1:1: expected an object",
            pixels: ReportDocument.PictureSize(width: 0, height: 0, scale: 1))
        try await review(document) { page in
            try await page.expect("all('.card').length", "3")
            try await page.expect("texts('.no-picture')", "rows.json:1:1: expected an object")
            try await page.expect("all('.redlines').length", "2")
        }
    }

    @Test("redlines' labels stand neither on each other nor on text, at any width, and follow the card's size")
    func labels() async throws {
        let covered = """
            (() => {
              const boxes = (selector) => all(selector).map((element) => element.getBoundingClientRect());
              const overlap = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top + 3 < b.bottom - 3 && b.top + 3 < a.bottom - 3;
              const card = find('[data-snapshot="0"] .thumbnail').getBoundingClientRect();
              const labels = boxes('[data-snapshot="0"] .gap-text');
              const outside = labels.filter((box) => box.left < card.left || box.right > card.right);
              const pairs = labels.flatMap((box, index) => labels.slice(index + 1).filter((other) => overlap(box, other)));
              return labels.length < 10 ? 'few' : `${outside.length} ${pairs.length}`;
            })()
            """
        for width in [360, 1440] {
            try await review(ReviewFixture.rows(), width: width) { page in
                try await page.expect(covered, "0 0")
                // The first image is 8.333 of 393 points from the left.
                let place = """
                    (() => {
                      const card = find('[data-snapshot="0"] .thumbnail').getBoundingClientRect();
                      const image = find('[data-snapshot="0"] .content').getBoundingClientRect();
                      return Math.abs((image.left - card.left) / card.width * 393 - 8.333) < 2;
                    })()
                    """
                try await page.expect(place, "true")
                try await page.resize(width: width * 5 / 4)
                try await page.expect(place, "true")
            }
        }
    }

    @Test("on paper each screen is whole, light, with its redlines; a long one stands in columns that cut no view")
    func paper() async throws {
        try await review(ReviewFixture.rows(count: 200), isDark: true) { page in
            try await page.expect("all('.card').length", "1")
            _ = try await page.text("(window.print = () => { document.title = 'printed'; }, find('#print').click())")
            try await page.expect("document.title", "printed")
            // 200 rows of 32 points, in columns of at most 890 pixels for 1,609 points.
            try await page.expect("document.querySelectorAll('.page').length", "2")
            try await page.emulatePaper()
            try await page.expect("getComputedStyle(document.body).backgroundColor", "rgb(255, 255, 255)")
            try await page.expect("find('#overview').checkVisibility() || find('.bar').checkVisibility()", "false")
            let heights = "all('.page-picture').map((column) => Math.round(column.clientHeight))"
            try await page.expect("\(heights).every((height) => height <= 890)", "true")
            // What the columns show in all is the whole screen.
            try await page.expect(
                "Math.round(\(heights).reduce((sum, each) => sum + each, 0) / find('.page-picture img').height * 100)",
                "100")
            try await page.expect("all('.page .gap').length > 200", "true")
            let pdf = String(decoding: try await page.pdf(), as: UTF8.self)
            #expect(pdf.matches(of: /\/Type \/Page\n/).count == 2)
        }
    }
}
