import Foundation
import Testing
import UIKit

/// Two rows a section, and an index.
@MainActor private final class IndexedSource: NSObject, UITableViewDataSource {
    var titles: [String]?
    var counts: [Int]
    var asked = 0
    var section: ((Int) -> Int)?

    init(titles: [String]?, counts: [Int]) {
        (self.titles, self.counts) = (titles, counts)
    }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section \(section)" }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        asked += 1
        return titles
    }
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        section?(index) ?? index
    }
}

@MainActor @Suite("Section index of tables", .serialized)
struct SectionIndexTests {
    private let source: IndexedSource
    private let table: UITableView

    init() {
        source = IndexedSource(titles: ["A", "B", "C", "D"], counts: [20, 20, 20, 20])
        table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
    }

    /// The index's column is the one control among a table's own views.
    private var index: UIControl? { table.subviews.lazy.compactMap { $0 as? UIControl }.first }

    private func contentWidth() -> CGFloat? {
        table.layoutIfNeeded()
        return table.visibleCells.first?.contentView.frame.width
    }

    // Sources: 15 points are in a public thread about rows with an index, and 305 of 320 are many logs' content views.
    @Test("the index takes 15 points at the trailing edge, which rows leave to it")
    func room() {
        #expect(contentWidth() == 305)
        #expect(table.visibleCells.first?.frame.width == 320)
        #expect(index?.frame == CGRect(x: 305, y: 0, width: 15, height: 400))
        #expect(table.separatorInset == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 15))
    }

    @Test("a title without room in 15 points widens it by 4 points more than its own")
    func longTitles() throws {
        source.titles = ["A", "Winter"]
        let width = try #require(contentWidth())
        let title = ("Winter" as NSString).size(withAttributes: [.font: UIFont.boldSystemFont(ofSize: 11)]).width
        #expect(320 - width == (title + 4).rounded(.up))
    }

    @Test("accessories keep clear of it, cards whose margin holds it do not")
    func clearance() {
        table.layoutIfNeeded()
        let cell = table.visibleCells.first
        cell?.accessoryType = .checkmark
        table.layoutIfNeeded()
        #expect(cell?.contentView.frame.maxX == 273)
        let cards = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .insetGrouped)
        cards.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        cards.dataSource = source
        cards.layoutIfNeeded()
        #expect(cards.visibleCells.first?.contentView.frame.width == 288)
        #expect(cards.separatorInset.right == 0)
    }

    @Test("it is on the left where the interface runs from right to left")
    func mirrored() {
        table.semanticContentAttribute = .forceRightToLeft
        table.layoutIfNeeded()
        #expect(index?.frame.minX == 0)
    }

    @Test("it stays in sight, between what insets the content")
    func scrolling() {
        table.contentInset = UIEdgeInsets(top: 40, left: 0, bottom: 60, right: 0)
        table.layoutIfNeeded()
        table.contentOffset.y = 200
        table.layoutIfNeeded()
        #expect(index?.frame == CGRect(x: 305, y: 240, width: 15, height: 300))
        #expect(table.subviews.last === index)
    }

    @Test("it needs titles and as many rows as the table says")
    func presence() {
        table.sectionIndexMinimumDisplayRowCount = 81
        #expect(contentWidth() == 320)
        #expect(index == nil)
        table.sectionIndexMinimumDisplayRowCount = 80
        #expect(contentWidth() == 305)
        source.titles = []
        table.reloadSectionIndexTitles()
        #expect(contentWidth() == 320)
        source.titles = ["A"]
        #expect(contentWidth() == 320)
        table.reloadData()
        #expect(contentWidth() == 305)
        #expect(source.asked == 3)
    }

    @Test("a tap on a title shows its section below the pinned header's place")
    func taps() {
        table.layoutIfNeeded()
        // Four lines of 13.63 points, in the middle of 400.
        index?.performTap(at: CGPoint(x: 7, y: 200 + 5))
        table.layoutIfNeeded()
        #expect(table.contentOffset.y == table.rectForHeader(inSection: 2).minY)
        source.section = { _ in -1 }
        index?.performTap(at: CGPoint(x: 7, y: 175))
        #expect(table.contentOffset.y == table.rectForHeader(inSection: 2).minY)
    }

    @Test("scrolling to the row NSNotFound shows a section without rows")
    func emptySection() {
        source.counts = [30, 0, 30]
        table.scrollToRow(at: IndexPath(row: NSNotFound, section: 1), at: .top, animated: false)
        #expect(table.contentOffset.y == table.rectForHeader(inSection: 1).minY)
    }
}

@Suite("Lines of a section index")
@MainActor
struct SectionIndexLineTests {
    private func marks(_ count: Int, room: CGFloat, keepsFirst: Bool = false) -> String {
        let arrangement = SectionIndexArrangement(
            heights: Array(repeating: 13, count: count), keepsFirst: keepsFirst, bulletHeight: 10, room: room)
        #expect(arrangement.height <= room)
        return arrangement.lines.map { line in
            switch line.mark {
            case .title(let index): "\(index)"
            case .bullet: "•"
            }
        }.joined(separator: " ")
    }

    @Test("all titles where there is room, half a point apart")
    func all() {
        #expect(marks(4, room: 53.5) == "0 1 2 3")
    }

    @Test("else every second line is a bullet, with the first and last title kept")
    func thinned() {
        // Three titles and two bullets: 3 * 13 + 2 * 10 + 4 * 0.5 = 61.
        #expect(marks(7, room: 61) == "0 • 3 • 6")
        #expect(marks(7, room: 60.9) == "0 • 6")
        #expect(marks(26, room: 110) == "0 • 6 • 13 • 19 • 25")
    }

    @Test("the search sign stays before what is thinned")
    func search() {
        #expect(marks(8, room: 74.5, keepsFirst: true) == "0 1 • 4 • 7")
    }

    @Test("one title in the room of one, none in less", arguments: [(13.0, "0"), (12.9, ""), (0, "")])
    func scarce(room: CGFloat, expected: String) {
        #expect(marks(5, room: room) == expected)
    }
}
