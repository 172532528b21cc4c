import Foundation
import Goldens
import Testing
import UIKit

@MainActor @Suite("The review of table views", .serialized) struct ReviewedTableTests {
    /// A table of one row whose cell is filled so.
    private final class Row: NSObject, UITableViewDataSource {
        let fill: (UITableViewCell, UILabel) -> Void

        init(_ fill: @escaping (UITableViewCell, UILabel) -> Void) {
            self.fill = fill
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: "cell")
            let label = UILabel()
            label.text = "A review"
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            fill(cell, label)
            return cell
        }
    }

    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    private func tie(_ label: UILabel, to view: UIView, bottom: Bool) {
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])
        if bottom { label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8).isActive = true }
    }

    @Test("A row whose constraints lead from top to bottom is in order, and its height explained by them")
    func inOrder() throws {
        let row = Row { cell, label in tie(label, to: cell.contentView, bottom: true) }
        table.dataSource = row
        #expect(table.layoutFindings() == [])
        let cell = try #require(table.visibleCells.first)
        // A line of 20.5, 8 above and below, and the separator.
        #expect(cell.frame.height == 37)
        let explanation = LayoutExplanation(of: .height, of: cell, in: table)
        #expect(
            explanation.remarks.first
                == "The cell was measured by "
                + "systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:).")
    }

    @Test("A row with an open bottom stays at the standard height: a finding")
    func openBottom() {
        let row = Row { cell, label in tie(label, to: cell.contentView, bottom: false) }
        table.dataSource = row
        let findings = table.layoutFindings()
        #expect(findings.map(\.kind) == [.undeterminedCellHeight])
        #expect(
            findings.first?.message == "no constraint reaches the bottom of the contentView, so the cell stays 44 high")
    }

    @Test("Views tied to the cell instead of its content view are a finding")
    func outsideContentView() {
        let row = Row { cell, label in tie(label, to: cell, bottom: true) }
        table.dataSource = row
        #expect(table.layoutFindings().map(\.kind).contains(.constraintsOutsideContentView))
        #expect(table.visibleCells.first?.frame.height == 44)
    }

    @Test("Text that a built-in style shows is in order")
    func builtIn() {
        let row = Row { cell, label in
            cell.textLabel?.text = label.text
            cell.accessoryType = .disclosureIndicator
        }
        table.dataSource = row
        #expect(table.layoutFindings() == [])
    }
}
