import Foundation
import Testing
import UIKit

/// What a list makes of its cells' contents. Source: auto-layout facts 3.4, known symptom 45.
@MainActor @Suite("Cells and the sizes their contents ask for") struct CellSizeTests {
    /// Lays out a cell 44 high whose content is to be 60 high.
    private func report(bottomPriority: UILayoutPriority) -> LayoutReport {
        let source = ListSource(count: 1, size: CGSize(100, 44))
        source.onCell = { _, cell, _ in
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(box)
            let bottom = box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor)
            bottom.priority = bottomPriority
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                box.heightAnchor.constraint(equalToConstant: 60), bottom,
            ])
        }
        let list = ListFixture(source)
        return LayoutDiagnostics.collecting { list.view.layoutIfNeeded() }.report
    }

    @Test(
        "a required chain conflicts with the height that the list gives, named as in UIKit's logs; the chain gives way")
    func required() throws {
        let report = report(bottomPriority: .required)
        #expect(report.conflicts.count == 1)
        let message = try #require(report.diagnostics.first?.message)
        #expect(message.contains("'UIView-Encapsulated-Layout-Height' "))
        #expect(message.contains(".height == 44   (active)>"))
        #expect(report.conflicts.first?.broken.identifier == nil)
    }

    @Test("a bottom at 999 gives way without a word")
    func optional() {
        #expect(report(bottomPriority: UILayoutPriority(999)).diagnostics.isEmpty)
    }
}
