import Foundation
import Testing
import UIKit

/// Rows of a height that their constraints ask for are a pixel higher: the separator's (auto-layout facts 3.4).
@MainActor @Suite("UITableView", .serialized) struct UITableViewTests {
    private let pixel: CGFloat = 0.5

    @Test("counts are asked first, then the visible cells alone, each of which is measured once")
    func callOrder() {
        HeightCell.measured = 0
        let table = TableFixture(TableSource([[100, 450, 200, 50]]))
        table.view.layoutIfNeeded()
        #expect(
            table.source.log == [
                "sections", "rows in 0", "cell 0.0", "cell 0.1", "cell 0.2", "+0.0", "+0.1", "+0.2",
            ])
        #expect(HeightCell.measured == 3)
        table.source.log = []
        table.view.setNeedsLayout()
        table.view.layoutIfNeeded()
        #expect(table.source.log == [])
        #expect(HeightCell.measured == 3)
    }

    @Test("rows lie below each other, a pixel higher than their content, from edge to edge")
    func frames() {
        let table = TableFixture(TableSource([[100, 30], [60.25]]))
        table.view.layoutIfNeeded()
        #expect(
            table.view.visibleCells.map(\.frame) == [
                CGRect(x: 0, y: 0, width: 375, height: 100.5), CGRect(x: 0, y: 100.5, width: 375, height: 30.5),
                CGRect(x: 0, y: 131, width: 375, height: 61),
            ])
        #expect(table.view.contentSize == CGSize(width: 375, height: 192))
        #expect(table.view.visibleCells.map(\.contentView.frame.height) == [100.5, 30.5, 61])
    }

    @Test("without separators rows are as high as their content")
    func noSeparators() {
        let table = TableFixture(TableSource([[100]]))
        table.view.separatorStyle = .none
        table.view.layoutIfNeeded()
        #expect(table.rowFrames == [CGRect(x: 0, y: 0, width: 375, height: 100)])
    }

    @Test("a row whose constraints ask for no height has the standard 44 points")
    func standardHeight() {
        let table = TableFixture(TableSource([[0]]), cell: UITableViewCell.self)
        table.view.layoutIfNeeded()
        #expect(table.rowFrames == [CGRect(x: 0, y: 0, width: 375, height: 44)])
    }

    @Test("a row height that is set holds for rows that are not seen, too, and nothing is measured")
    func fixedHeight() {
        HeightCell.measured = 0
        let table = TableFixture(TableSource([Array(repeating: 10, count: 100)]))
        table.view.rowHeight = 80
        table.view.layoutIfNeeded()
        #expect(table.view.contentSize.height == 8000)
        #expect(table.view.visibleCells.count == 8)
        #expect(HeightCell.measured == 0)
    }

    @Test("the delegate's height comes before the table's, and automatic rows are measured among others")
    func delegateHeights() {
        let source = TableSource([[10, 20, 30]])
        source.rowHeight = { $0.row == 1 ? UITableView.automaticDimension : 50 }
        let table = TableFixture(source)
        table.view.layoutIfNeeded()
        #expect(table.rowFrames.map(\.height) == [50, 20 + pixel, 50])
    }

    @Test(
        "estimates decide nothing: seen at once or scrolled through, frames and content size are the same",
        arguments: [0, 1, 44, 300, 1000] as [CGFloat])
    func estimates(estimate: CGFloat) {
        let heights = (0..<60).map { CGFloat(20 + $0 * 37 % 150) }
        func frames(_ estimate: CGFloat, height: CGFloat) -> (rows: [CGRect], content: CGSize) {
            let table = TableFixture(TableSource([heights, heights]), height: height)
            table.view.estimatedRowHeight = estimate
            table.view.layoutIfNeeded()
            while table.view.contentOffset.y + height < table.view.contentSize.height {
                table.view.contentOffset.y += 250
                table.view.layoutIfNeeded()
            }
            return (table.rowFrames, table.view.contentSize)
        }
        let whole = frames(44, height: 20_000)
        #expect(whole.content.height == 2 * heights.reduce(CGFloat(0)) { $0 + $1 + pixel })
        for height in [600, 20_000] as [CGFloat] {
            let found = frames(estimate, height: height)
            #expect(found.rows == whole.rows)
            #expect(found.content == whole.content)
        }
    }

    @Test("an estimate of 0 has all rows measured at once")
    func noEstimates() {
        let table = TableFixture(TableSource([Array(repeating: 100, count: 50)]))
        table.view.estimatedRowHeight = 0
        table.view.layoutIfNeeded()
        #expect(table.view.contentSize.height == 50 * 100.5)
        #expect(table.view.subviews.count == 6)
    }

    @Test("all rows can be measured at once, with the cells that are there: no estimate is left in the content size")
    func measuringAll() {
        let table = TableFixture(TableSource([Array(repeating: 100, count: 50)]))
        table.view.estimatedRowHeight = 1
        table.view.layoutIfNeeded()
        HeightCell.made = 0
        table.view.measureAllRows()
        #expect(table.view.contentSize.height == 50 * 100.5)
        #expect(HeightCell.made == 1)
        #expect(table.view.subviews.count == 6)
    }

    @Test("scrolled up after a jump, what was seen stays where it was while rows above turn out higher")
    func anchored() throws {
        let table = TableFixture(TableSource([Array(repeating: 100, count: 100)]))
        table.view.layoutIfNeeded()
        table.view.contentOffset.y = 2000
        table.view.layoutIfNeeded()
        let first = try #require(table.view.indexPathsForVisibleRows?.first)
        let place = table.view.rectForRow(at: first).minY - table.view.contentOffset.y
        table.view.contentOffset.y -= 300
        table.view.layoutIfNeeded()
        #expect(table.view.rectForRow(at: first).minY - table.view.contentOffset.y == place + 300)
        #expect(table.view.visibleCells.map(\.frame.height).allSatisfy { $0 == 100.5 })
    }

    @Test("another width measures what is seen again, another height only what is new")
    func widths() {
        HeightCell.measured = 0
        let table = TableFixture(TableSource([Array(repeating: 99.5, count: 100)]), height: 300)
        table.view.layoutIfNeeded()
        #expect(HeightCell.measured == 3)
        table.view.frame.size.height = 400
        table.view.layoutIfNeeded()
        #expect(HeightCell.measured == 4)
        table.view.frame.size.width = 320
        table.view.layoutIfNeeded()
        #expect(HeightCell.measured == 8)
        #expect(table.view.visibleCells.map(\.frame.width) == [320, 320, 320, 320])
    }

    @Test("text wraps at the cell's width: a label decides the height of its row")
    func wrapping() throws {
        let source = TableSource([[0]])
        source.onCell = { _, cell, _ in
            guard let cell = cell as? TextCell else { return }
            cell.label.text = String(repeating: "wrapped words ", count: 20)
        }
        let table = TableFixture(source, cell: TextCell.self)
        table.view.layoutIfNeeded()
        let cell = try #require(table.view.visibleCells.first as? TextCell)
        let fit = cell.label.sizeThatFits(CGSize(width: 343, height: CGFloat(10_000)))
        #expect(cell.label.frame == CGRect(x: 16, y: 11, width: 343, height: fit.height))
        #expect(fit.height > 60)
        #expect(cell.frame.height == fit.height + 22 + pixel)
    }

    private final class TextCell: UITableViewCell {
        let label = UILabel()

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            let margins = contentView.layoutMarginsGuide
            let bottom = label.bottomAnchor.constraint(equalTo: margins.bottomAnchor)
            bottom.priority = UILayoutPriority(999)
            label.setContentHuggingPriority(.required, for: .vertical)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: margins.topAnchor), bottom,
                label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }
}
