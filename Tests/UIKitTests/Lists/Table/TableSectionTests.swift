import Foundation
import Testing
import UIKit

/// Sources of the heights: rows below headers and footers in Interface Builder documents, at 2x (see
/// `UITableViewHeaderFooterView`).
@MainActor @Suite("Sections of table views", .serialized) struct TableSectionTests {
    private func table(
        _ style: UITableView.Style, rows: [[CGFloat]] = [[43.5, 43.5], [43.5]], width: CGFloat = 375,
        headers: [Int: String] = [:], footers: [Int: String] = [:], height: CGFloat = 600
    ) -> TableFixture {
        let source = TableSource(rows)
        (source.headers, source.footers) = (headers, footers)
        return TableFixture(source, width: width, height: height, style: style)
    }

    @Test("a plain table has 22 points above each header, which is 28 high, and nothing above sections without one")
    func plain() throws {
        let table = table(.plain, headers: [0: "Seoul"])
        table.view.layoutIfNeeded()
        #expect(table.view.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 375, height: 28))
        #expect(table.rowFrames.map(\.minY) == [50, 94, 138])
        #expect(table.view.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 375, height: 138))
        #expect(table.view.rectForHeader(inSection: 1).height == 0)
        #expect(table.view.contentSize.height == 182)
        let header = try #require(table.view.headerView(forSection: 0))
        #expect(header.textLabel?.text == "Seoul")
        #expect(header.textLabel?.frame.minX == 16)
        #expect(table.view.headerView(forSection: 1) == nil)
    }

    @Test("the padding above headers can be set, or set to nothing")
    func padding() {
        let table = table(.plain, headers: [0: "Seoul", 1: "Busan"])
        table.view.sectionHeaderTopPadding = 0
        table.view.layoutIfNeeded()
        #expect(table.rowFrames.map(\.minY) == [28, 72, 144])
    }

    @Test("the header of a plain table stays in sight while its section is, and is pushed out by its end")
    func pinned() throws {
        let table = table(
            .plain, rows: [Array(repeating: 99.5, count: 5), Array(repeating: 99.5, count: 10)],
            headers: [0: "Seoul", 1: "Busan"], height: 300)
        table.view.layoutIfNeeded()
        table.view.contentOffset.y = 200
        table.view.layoutIfNeeded()
        let header = try #require(table.view.headerView(forSection: 0))
        #expect(header.frame == CGRect(x: 0, y: 200, width: 375, height: 28))
        #expect(table.view.rectForHeader(inSection: 0).minY == 22)
        // The section ends at 22 + 28 + 500 = 550.
        table.view.contentOffset.y = 540
        table.view.layoutIfNeeded()
        #expect(table.view.headerView(forSection: 0)?.frame.minY == 522)
        table.view.contentOffset.y = 700
        table.view.layoutIfNeeded()
        #expect(table.view.headerView(forSection: 0) == nil)
        #expect(table.view.headerView(forSection: 1)?.frame.minY == 700)
        let views = table.view.subviews
        #expect(views.last === table.view.headerView(forSection: 1))
    }

    @Test("a row scrolled to the top lies below the header that stays there")
    func scrolledBelowHeader() {
        let table = table(.plain, rows: [Array(repeating: 99.5, count: 20)], headers: [0: "Seoul"], height: 300)
        table.view.scrollToRow(at: IndexPath(row: 10, section: 0), at: .top, animated: false)
        let row = table.view.rectForRow(at: IndexPath(row: 10, section: 0))
        #expect(row.minY - table.view.contentOffset.y == 28)
    }

    @Test("grouped sections without titles are 35 points apart, and from the top")
    func grouped() {
        let table = table(.grouped)
        table.view.layoutIfNeeded()
        #expect(table.rowFrames.map(\.minY) == [35, 79, 158])
        #expect(table.view.contentSize.height == 202 + 17.5)
        #expect(table.view.visibleCells.map(\.frame.width) == [375, 375, 375])
    }

    @Test("a grouped title takes 38 points, and 55.5 above the first section; it is shown in capitals")
    func groupedTitles() throws {
        let table = table(.insetGrouped, width: 414, headers: [0: "Home Page", 1: "Feed"])
        table.view.layoutIfNeeded()
        #expect(table.rowFrames.map(\.minY) == [55.5, 99.5, 143.5 + 17.5 + 38])
        let header = try #require(table.view.headerView(forSection: 0))
        #expect(header.textLabel?.text == "HOME PAGE")
        #expect(header.frame == CGRect(x: 20, y: 0, width: 374, height: 55.5))
        #expect(header.textLabel?.frame == CGRect(x: 20, y: 33.5, width: 334, height: 16))
    }

    @Test("a grouped footer of two lines takes 46 points")
    func groupedFooter() throws {
        let text = "The Provisioner with an unassigned Unicast Address will not be able to perform any configuration."
        let table = table(.grouped, width: 414, footers: [0: text])
        table.view.layoutIfNeeded()
        let footer = try #require(table.view.footerView(forSection: 0))
        #expect(footer.frame == CGRect(x: 0, y: 123, width: 414, height: 46))
        #expect(footer.textLabel?.frame == CGRect(x: 20, y: 7.5, width: 374, height: 31.5))
        #expect(footer.textLabel?.text == text)
    }

    @Test(
        "cards keep the table's margins and round the corners of their first and last rows",
        arguments: [(375, 16, 343), (414, 20, 374)] as [(CGFloat, CGFloat, CGFloat)])
    func cards(width: CGFloat, x: CGFloat, rowWidth: CGFloat) {
        let table = table(.insetGrouped, rows: [[43.5, 43.5, 43.5], [43.5]], width: width)
        table.view.layoutIfNeeded()
        let cells = table.view.visibleCells
        #expect(cells.map(\.frame.minX) == [x, x, x, x])
        #expect(cells.map(\.frame.width) == [rowWidth, rowWidth, rowWidth, rowWidth])
        #expect(cells.map(\.layer.cornerRadius) == [10, 0, 10, 10])
        let (top, bottom): (CACornerMask, CACornerMask) = (
            [.layerMinXMinYCorner, .layerMaxXMinYCorner], [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        )
        #expect(cells.map(\.layer.maskedCorners) == [top, [], bottom, top.union(bottom)])
        #expect(cells.map(\.backgroundColor) == Array(repeating: .secondarySystemGroupedBackground, count: 4))
        #expect(table.view.backgroundColor == .systemGroupedBackground)
    }

    private final class Bands: NSObject, UITableViewDataSource, UITableViewDelegate {
        var height = UITableView.automaticDimension
        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: "cell")
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { height }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            guard section == 0 else { return nil }
            let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "band")
            let block = UIView()
            block.translatesAutoresizingMaskIntoConstraints = false
            view?.contentView.addSubview(block)
            guard let content = view?.contentView else { return nil }
            NSLayoutConstraint.activate([
                block.topAnchor.constraint(equalTo: content.topAnchor),
                block.bottomAnchor.constraint(equalTo: content.bottomAnchor),
                block.widthAnchor.constraint(equalToConstant: 10), block.heightAnchor.constraint(equalToConstant: 70),
            ])
            return view
        }
    }

    @Test("an app's header is as high as its constraints ask for, unless the delegate says how high")
    func ownHeaders() {
        let source = Bands()
        let view = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: .plain)
        view.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "band")
        (view.dataSource, view.delegate) = (source, source)
        view.layoutIfNeeded()
        #expect(view.headerView(forSection: 0)?.frame == CGRect(x: 0, y: 22, width: 375, height: 70))
        #expect(view.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 136)
        source.height = 30
        view.reloadData()
        view.layoutIfNeeded()
        #expect(view.rectForHeader(inSection: 0).height == 30)
        // A height without a view is empty room.
        #expect(view.rectForHeader(inSection: 1).height == 30)
    }

    @Test("the table's own header and footer are as wide as the table, above and below the rows")
    func ownBands() {
        let table = table(.plain, rows: [[43.5, 43.5]])
        let (header, footer) = (
            UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 120)),
            UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
        )
        (table.view.tableHeaderView, table.view.tableFooterView) = (header, footer)
        table.view.layoutIfNeeded()
        #expect(header.frame == CGRect(x: 0, y: 0, width: 375, height: 120))
        #expect(table.rowFrames.map(\.minY) == [120, 164])
        #expect(footer.frame == CGRect(x: 0, y: 208, width: 375, height: 60))
        #expect(table.view.contentSize.height == 268)
        table.view.tableHeaderView = nil
        table.view.layoutIfNeeded()
        #expect(header.superview == nil)
        #expect(table.rowFrames.map(\.minY) == [0, 44])
    }
}
