import Foundation
import Testing
import UIKit

/// Public reports about tables, by their numbers in the list of known symptoms. Rows with lists and with required heights
/// inside are with `TableNestedContentTests` (44, 45).
@MainActor @Suite("Known symptoms of tables", .serialized) struct TableSymptomTests {
    /// Two labels below each other, 8 points inside of the edges.
    private class TextCell: UITableViewCell {
        let title = UILabel()
        let text = UILabel()

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            for label in [title, text] {
                label.numberOfLines = 0
                label.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(label)
                NSLayoutConstraint.activate([
                    label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
                    label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
                ])
            }
            NSLayoutConstraint.activate([
                title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
                text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
                contentView.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: 8),
            ])
        }

        required init?(coder: NSCoder) { nil }

        /// Whether no label is cut, and the row is as high as both with the distances and the separator's pixel.
        var isWhole: Bool {
            let needed = [title, text].map { label in
                label.sizeThatFits(CGSize(width: contentView.bounds.width - 16, height: .greatestFiniteMagnitude))
                    .height
            }
            // Edges are on whole pixels, half a point apart.
            let isCut = zip([title, text], needed).contains { $0.frame.height < $1 - 0.5 }
            return !isCut && abs(frame.height - needed.reduce(0, +) - 20) <= 1
        }
    }

    private func words(_ count: Int) -> String { String(repeating: "timetable ", count: count) }

    private func table(
        rows: Int, height: CGFloat = 600, cell: UITableViewCell.Type = TextCell.self
    ) -> TableFixture {
        let source = TableSource([Array(repeating: 0, count: rows)])
        source.onCell = { [self] _, cell, indexPath in
            guard let cell = cell as? TextCell else { return }
            cell.title.text = words(1 + indexPath.row % 7)
            cell.text.text = words(2 + 5 * (indexPath.row % 11))
        }
        return TableFixture(source, height: height, cell: cell)
    }

    private func isWhole(_ table: TableFixture) -> Bool {
        let cells = table.view.visibleCells.compactMap { $0 as? TextCell }
        return !cells.isEmpty && cells.allSatisfy(\.isWhole)
    }

    @Test("37, 38, 41: both labels are whole at the first layout, after scrolling, and on another width")
    func wholeLabels() {
        let table = table(rows: 60)
        table.view.layoutIfNeeded()
        #expect(isWhole(table))
        for _ in 0..<10 {
            table.view.contentOffset.y += 350
            table.view.layoutIfNeeded()
            #expect(isWhole(table))
        }
        table.view.frame.size = CGSize(width: 600, height: 375)
        table.view.layoutIfNeeded()
        #expect(isWhole(table))
        table.view.frame.size = CGSize(width: 375, height: 600)
        table.view.layoutIfNeeded()
        #expect(isWhole(table))
    }

    /// With widths that a nib stored for a screen of another size, brought up to date as the report advises.
    private final class StaleCell: TextCell {
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            for label in [title, text] { label.preferredMaxLayoutWidth = 700 }
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            contentView.layoutIfNeeded()
            for label in [title, text] { label.preferredMaxLayoutWidth = label.frame.width }
            super.layoutSubviews()
        }
    }

    @Test("41: labels with a stale preferredMaxLayoutWidth are whole once their cell sets it to the width they have")
    func staleWidths() {
        let table = table(rows: 40, cell: StaleCell.self)
        table.view.layoutIfNeeded()
        #expect(isWhole(table))
        for _ in 0..<8 {
            table.view.contentOffset.y += 350
            table.view.layoutIfNeeded()
            #expect(isWhole(table))
        }
        table.view.frame.size = CGSize(width: 320, height: 600)
        table.view.layoutIfNeeded()
        #expect(isWhole(table))
    }

    @Test("40: a table that leaves its window and comes back keeps its content size and offset")
    func pushAndPop() {
        let table = table(rows: 60)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
        window.addSubview(table.view)
        window.layoutIfNeeded()
        for _ in 0..<5 {
            table.view.contentOffset.y += 300
            window.layoutIfNeeded()
        }
        let (size, offset) = (table.view.contentSize, table.view.contentOffset)
        table.view.removeFromSuperview()
        window.layoutIfNeeded()
        window.addSubview(table.view)
        window.layoutIfNeeded()
        #expect(table.view.contentSize == size)
        #expect(table.view.contentOffset == offset)
    }

    private final class Headers: NSObject, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            String(repeating: "a long header ", count: 12)
        }
    }

    @Test("42: a header's title of several lines decides its height, on another width, too")
    func header() throws {
        let source = Headers()
        let view = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: .plain)
        (view.dataSource, view.delegate) = (source, source)
        for width in [375, 700, 320] as [CGFloat] {
            view.frame.size.width = width
            view.layoutIfNeeded()
            let label = try #require(view.headerView(forSection: 0)?.textLabel)
            let text = label.sizeThatFits(CGSize(width: label.frame.width, height: .greatestFiniteMagnitude)).height
            #expect(label.frame.height == text)
            #expect(view.rectForHeader(inSection: 0).height == text + 10)
        }
    }

    @Test("47: no computed height is too small")
    func heights() {
        let table = table(rows: 77, height: 40_000)
        table.view.layoutIfNeeded()
        #expect(table.view.visibleCells.count == 77)
        #expect(isWhole(table))
    }
}
