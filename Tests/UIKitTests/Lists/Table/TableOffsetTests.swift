import Foundation
import Testing
import UIKit

/// Where a table is scrolled to after its data or its size has changed: estimates decide nothing of it.
@MainActor @Suite("Offsets of table views", .serialized) struct TableOffsetTests {
    private nonisolated static let estimates: [CGFloat] = [-1, 0, 1, 44, 300, 1000]

    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    /// Rows of 50 points, separators included, all measured; scrolled to an offset.
    private func table(_ count: Int, estimate: CGFloat, offset: CGFloat, height: CGFloat = 480) -> TableFixture {
        let table = TableFixture(
            TableSource([Array(repeating: 49.5, count: count)]), width: 320, height: height)
        table.view.estimatedRowHeight = estimate
        scrollThrough(table.view)
        table.view.contentOffset.y = offset
        table.view.layoutIfNeeded()
        return table
    }

    private func scrollThrough(_ table: UITableView) {
        table.contentOffset.y = 0
        table.layoutIfNeeded()
        while table.contentOffset.y + table.bounds.height < table.contentSize.height {
            table.contentOffset.y += 40
            table.layoutIfNeeded()
        }
    }

    // Source: a table keeps its offset when rows are inserted above what is seen; apps that want the rows to stay in place
    // add the new rows' heights to it (public answers). A row that is 50 high moves what is below it by 50.
    @Test("a row inserted above what is seen leaves the offset as it is, whatever its estimate", arguments: estimates)
    func insertAbove(estimate: CGFloat) {
        let table = table(20, estimate: estimate, offset: 113)
        table.source.sections[0].insert(49.5, at: 1)
        table.view.insertRows(at: [path(1)], with: .none)
        table.view.layoutIfNeeded()
        #expect(table.view.contentOffset.y == 113)
        #expect(table.view.rectForRow(at: path(3)).minY == 150)
        #expect(table.view.indexPathsForVisibleRows?.first == path(2))
        #expect(table.view.contentSize.height == 1050)
    }

    @Test("a row reloaded above what is seen moves it by the difference of its heights", arguments: estimates)
    func reloadAbove(estimate: CGFloat) {
        let table = table(20, estimate: estimate, offset: 113)
        table.source.sections[0][1] = 79.5
        table.view.reloadRows(at: [path(1)], with: .none)
        table.view.layoutIfNeeded()
        #expect(table.view.contentOffset.y == 113)
        #expect(table.view.rectForRow(at: path(2)).minY == 130)
        #expect(table.view.contentSize.height == 1030)
    }

    @Test("a section reloaded at the table's end leaves the offset as it is", arguments: estimates)
    func reloadAtEnd(estimate: CGFloat) {
        let table = table(20, estimate: estimate, offset: 520)
        table.view.reloadSections([0], with: .none)
        table.view.layoutIfNeeded()
        #expect(table.view.contentOffset.y == 520)
        #expect(table.view.contentSize.height == 1000)
        #expect(table.view.indexPathsForVisibleRows?.last == path(19))
    }

    @Test("rows deleted at the end take the offset back to where the content ends", arguments: estimates)
    func deleteAtEnd(estimate: CGFloat) {
        let table = table(20, estimate: estimate, offset: 520)
        table.source.sections[0].removeLast(3)
        table.view.deleteRows(at: [path(17), path(18), path(19)], with: .none)
        table.view.layoutIfNeeded()
        #expect(table.view.contentOffset.y == 370)
        #expect(table.view.indexPathsForVisibleRows?.first == path(7))
    }

    @Test("scrolled up after a jump, rows that are lower than their estimates leave no room above the first one")
    func beginning() {
        let table = TableFixture(TableSource([Array(repeating: 49.5, count: 20)]), width: 320, height: 480)
        table.view.estimatedRowHeight = 300
        table.view.contentOffset.y = 590
        table.view.layoutIfNeeded()
        table.view.contentOffset.y = 300
        table.view.layoutIfNeeded()
        table.view.contentOffset.y = max(0, table.view.contentOffset.y - 100)
        table.view.layoutIfNeeded()
        #expect(table.view.contentOffset.y == 0)
        #expect(table.view.indexPathsForVisibleRows?.first == path(0))
        #expect(table.view.visibleCells.first?.frame.minY == 0)
    }

    @Test("a table that grows takes an offset back that is beyond its end, and measures first", arguments: estimates)
    func growth(estimate: CGFloat) {
        let table = table(20, estimate: estimate, offset: 800, height: 200)
        table.view.frame.size.height = 480
        table.view.layoutIfNeeded()
        #expect(table.view.contentOffset.y == 520)
        #expect(table.view.visibleCells.count == 10)
        // Not measured yet are the rows that come into sight.
        let other = TableFixture(TableSource([Array(repeating: 49.5, count: 20)]), width: 320, height: 200)
        other.view.estimatedRowHeight = estimate
        other.view.layoutIfNeeded()
        other.view.contentOffset.y = 150
        other.view.layoutIfNeeded()
        other.view.frame.size.height = 480
        other.view.layoutIfNeeded()
        #expect(other.view.contentOffset.y == 150)
    }

    // UIKit asks for counts within reloadData, and for cells at the next layout.
    @Test("reloading asks for counts at once: a change after it is announced as one")
    func reloadCounts() {
        let table = table(20, estimate: 44, offset: 0)
        table.source.log = []
        table.view.reloadData()
        #expect(table.source.log == ["sections", "rows in 0"])
        table.source.sections[0].insert(99.5, at: 0)
        let report = LayoutDiagnostics.collecting {
            table.view.insertRows(at: [path(0)], with: .none)
            table.view.layoutIfNeeded()
        }.report
        #expect(report.diagnostics.isEmpty)
        #expect(table.view.numberOfRows(inSection: 0) == 21)
        #expect(table.view.rectForRow(at: path(1)).minY == 100)
    }

    // MARK: At random

    /// What a random run does, worked out before it, so that it is the same for all estimates.
    private struct Run {
        var numbers: Numbers
        let table: TableFixture

        /// A step; nothing where it does not apply.
        @MainActor mutating func step() {
            let (view, source) = (table.view, table.source)
            let rows = source.sections.indices.flatMap { section in
                source.sections[section].indices.map { IndexPath(row: $0, section: section) }
            }
            let section = numbers.next(source.sections.count)
            let place = numbers.next(source.sections[section].count + 1)
            let height = 19.5 + CGFloat(numbers.next(80))
            let (choice, index) = (numbers.next(8), numbers.next(max(rows.count, 1)))
            switch choice {
            case 0, 1:
                source.sections[section].insert(height, at: place)
                view.insertRows(at: [IndexPath(row: place, section: section)], with: .none)
            case 2 where rows.count > 20:
                source.sections[rows[index].section].remove(at: rows[index].row)
                view.deleteRows(at: [rows[index]], with: .none)
            case 3 where !rows.isEmpty:
                source.sections[rows[index].section][rows[index].row] = height
                view.reloadRows(at: [rows[index]], with: .none)
            case 4 where !rows.isEmpty:
                let moved = source.sections[rows[index].section].remove(at: rows[index].row)
                let target = min(place, source.sections[section].count)
                source.sections[section].insert(moved, at: target)
                view.moveRow(at: rows[index], to: IndexPath(row: target, section: section))
            case 5:
                source.sections[section] = source.sections[section].map { 119 - $0 }
                view.reloadSections([section], with: .none)
            case 6:
                view.frame.size.height = [200, 480, 700][place % 3]
            default:
                break
            }
        }
    }

    private struct Numbers {
        var state: UInt64

        mutating func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }
    }

    @Test(
        "whatever changes in a table that has been seen, its offset is within the content and the same for all estimates",
        arguments: [UITableView.Style.plain, .grouped, .insetGrouped], Array(0..<8) as [UInt64])
    func random(style: UITableView.Style, seed: UInt64) {
        var expected: [CGFloat] = []
        for estimate in Self.estimates {
            let source = TableSource((0..<3).map { _ in Array(repeating: 49.5, count: 9) })
            source.headers = [1: "Header"]
            let table = TableFixture(source, width: 320, height: 480, style: style)
            table.view.estimatedRowHeight = estimate
            var run = Run(numbers: Numbers(state: seed), table: table)
            var offsets: [CGFloat] = []
            for step in 0..<40 {
                if step % 5 == 0 {
                    scrollThrough(table.view)
                    let end = max(0, Int(table.view.contentSize.height - table.view.bounds.height))
                    table.view.contentOffset.y = CGFloat(run.numbers.next(end + 1))
                    table.view.layoutIfNeeded()
                }
                run.step()
                table.view.layoutIfNeeded()
                let end = max(0, table.view.contentSize.height - table.view.bounds.height)
                #expect((0...end).contains(table.view.contentOffset.y), "step \(step), estimate \(estimate)")
                offsets.append(table.view.contentOffset.y)
            }
            if expected.isEmpty { expected = offsets }
            #expect(offsets == expected, "estimate \(estimate)")
        }
    }
}
