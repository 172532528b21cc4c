import Foundation
import Goldens
import Testing
import UIKit

/// Cells that nothing gives a height.
@MainActor @Suite("Reviewing cells") struct CellReviewTests {
    private let fixture = ReviewedTreeFixture()

    @Test("Items whose height a delegate measures by a cell with an open bottom are 0 high: a finding of the list")
    func measuringDelegate() {
        let list = ListFixture.list(itemSize: CGSize(width: 100, height: 40), width: 320) { _ in }
        let delegate = MeasuringDelegate()
        list.view.delegate = delegate
        fixture.add(list.view, fixture.root.bounds, id: "list")
        let findings = fixture.root.layoutFindings()
        #expect(findings.map(\.kind) == [.undeterminedCellHeight])
        #expect(findings.first?.identifier == "list")
        #expect(findings.first?.message == "3 of 3 items are 0 high, the first is item 0 of section 0")
        #expect(
            findings.first?.remedy == "tie the last view of the cell that is measured to its contentView's bottom")
        delegate.tiesBottom = true
        list.view.collectionViewLayout.invalidateLayout()
        #expect(fixture.kinds() == [])
    }

    /// Three mistakes: no way to the bottom, a view on the cell itself, the content view tied to its cell.
    @Test("Cells of any list are looked at: whatever has a content view and a size of its own")
    func otherCells() {
        let cell = PlainCell()
        let (title, mark) = (fixture.label("Title"), UIView())
        fixture.add(cell, CGRect(x: 0, y: 0, width: 320, height: 44), id: "row")
        for view in [title, mark] { view.translatesAutoresizingMaskIntoConstraints = false }
        cell.contentView.addSubview(title)
        cell.addSubview(mark)
        NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            title.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            mark.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
            mark.topAnchor.constraint(equalTo: cell.topAnchor), mark.widthAnchor.constraint(equalToConstant: 8),
            mark.heightAnchor.constraint(equalToConstant: 8),
        ])
        let findings = fixture.root.layoutFindings()
        #expect(findings.map(\.kind) == [.constraintsOutsideContentView, .undeterminedCellHeight])
        #expect(findings.map(\.identifier) == ["row", "row"])
        #expect(findings.first?.message == "2 constraints tie views to the cell itself, not to its contentView")
        #expect(
            findings.last?.message
                == "no constraint reaches the bottom of the contentView, so the cell stays 44 high, its estimate")
        title.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor).isActive = true
        mark.removeFromSuperview()
        #expect(fixture.kinds() == [])
    }
}

/// A cell of no list that UIKit has.
private final class PlainCell: UIView, ListCell {
    let contentView = UIView()
    var backgrounds: [UIView] { [] }
    var sizing: ListCellSizing? {
        ListCellSizing(
            placer: "PlainList", source: .cell(estimate: CGSize(width: 320, height: 44), method: "measure()"))
    }

    init() {
        super.init(frame: .zero)
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    required init?(coder: NSCoder) { nil }

    /// Its list measures it once.
    func constraintDidChange() {}
}
