import Foundation
import Testing
import UIKit

/// A cell's layout comes before that of its content view, which is what places the views in there.
@MainActor @Suite("Cells are laid out alike") struct CellLayoutTests {
    private func layOut(
        _ layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()
    ) -> (fixture: ListFixture, cells: [LoggingCell]) {
        let fixture = ListFixture(
            ListSource(count: 5, size: CGSize(300, 80)), layout: layout, cell: LoggingCell.self)
        fixture.view.layoutIfNeeded()
        return (fixture, fixture.view.visibleCells.compactMap { $0 as? LoggingCell })
    }

    @Test("what a cell sees of its badge in layoutSubviews is the same in each, not right in the first alone")
    func sameInEach() {
        let (_, cells) = layOut()
        #expect(cells.count == 5)
        for cell in cells {
            #expect(cell.widths == [0])
            #expect(cell.badge.frame == CGRect(x: 276, y: 4, width: 20, height: 20))
        }
    }

    @Test("so it is in cells that size themselves")
    func selfSizing() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let (_, cells) = layOut(layout)
        #expect(cells.count == 5)
        #expect(Set(cells.map(\.widths)).count == 1)
    }

    @Test("a change in one cell lays that one out alone")
    func laterChange() {
        let (fixture, cells) = layOut()
        cells[2].badgeWidth.constant = 30
        fixture.view.layoutIfNeeded()
        #expect(cells[2].badge.frame.width == 30)
        cells[2].setNeedsLayout()
        fixture.view.layoutIfNeeded()
        #expect(cells.map(\.widths) == [[0], [0], [0, 30], [0], [0]])
    }
}

private final class LoggingCell: UICollectionViewCell {
    let badge = UIView()
    private(set) lazy var badgeWidth = badge.widthAnchor.constraint(equalToConstant: 20)
    var widths: [CGFloat] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        badge.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(badge)
        NSLayoutConstraint.activate([
            badge.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            badge.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -4),
            badge.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor),
            badge.heightAnchor.constraint(equalToConstant: 20), badgeWidth,
        ])
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        widths.append(badge.frame.width)
    }
}
