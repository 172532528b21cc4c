import Foundation
import Testing
import UIKit

/// Content that learns its size only when it is laid out, inside rows that size themselves.
@MainActor @Suite("Rows with content that sizes itself", .serialized) struct TableNestedContentTests {
    /// Symptom 44: the height from an inner tag view is right only after scrolling.
    @Test("a row is as high as the collection view in it, from the first layout on")
    func innerCollection() {
        let source = TableSource([[3, 40, 7]])
        source.onCell = { _, cell, indexPath in
            guard let cell = cell as? TagsCell else { return }
            cell.count = [3, 40, 7][indexPath.row]
        }
        let table = TableFixture(source, cell: TagsCell.self)
        table.view.layoutIfNeeded()
        // Five tags of 60 and four gaps of 10 make 340 of the 343 points between the margins; a line takes 30 and 10.
        let heights: [CGFloat] = [30 + 22.5, 310 + 22.5, 70 + 22.5]
        #expect(table.rowFrames.map(\.height) == heights)
        #expect(table.view.visibleCells.map(\.frame.height) == heights)
        #expect(table.view.contentSize.height == heights.reduce(0, +))
    }

    /// A picture of the whole table has rows measured that are not on screen.
    @Test("rows that were measured before they came into sight are as high", arguments: [nil, 0] as [CGFloat?])
    func innerCollectionOutOfSight(estimate: CGFloat?) {
        let counts = [3, 40, 7, 33, 5, 60, 11]
        let source = TableSource([counts.map { CGFloat($0) }])
        source.onCell = { _, cell, indexPath in (cell as? TagsCell)?.count = counts[indexPath.row] }
        let table = TableFixture(source, height: 100, cell: TagsCell.self)
        if let estimate { table.view.estimatedRowHeight = estimate }
        table.view.layoutIfNeeded()
        table.view.measureAllRows()
        // Five tags a line, of 30 and a spacing of 10.
        let heights = counts.map { CGFloat(($0 + 4) / 5 * 40 - 10) + 22.5 }
        #expect(table.rowFrames.map(\.height) == heights)
        table.view.frame.size.height = heights.reduce(0, +)
        table.view.layoutIfNeeded()
        #expect(table.view.visibleCells.map(\.frame.height) == heights)
    }

    private final class ContentSizedView: UICollectionView {
        override var intrinsicContentSize: CGSize { contentSize }

        override func layoutSubviews() {
            super.layoutSubviews()
            if bounds.size != intrinsicContentSize { invalidateIntrinsicContentSize() }
        }
    }

    private final class TagsCell: UITableViewCell, UICollectionViewDataSource {
        private let tags: ContentSizedView
        var count = 0 { didSet { tags.reloadData() } }

        override init(style: CellStyle, reuseIdentifier: String?) {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 60, height: 30)
            tags = ContentSizedView(frame: .zero, collectionViewLayout: layout)
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            tags.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tag")
            tags.dataSource = self
            tags.isScrollEnabled = false
            tags.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(tags)
            let margins = contentView.layoutMarginsGuide
            let bottom = tags.bottomAnchor.constraint(equalTo: margins.bottomAnchor)
            bottom.priority = UILayoutPriority(999)
            NSLayoutConstraint.activate([
                tags.topAnchor.constraint(equalTo: margins.topAnchor), bottom,
                tags.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                tags.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
        }
    }

    /// Symptom 45: required heights inside fight the height of the row while that is an estimate.
    @Test(
        "required heights that reach the content view's bottom break nothing but the separator's pixel",
        arguments: [true, false])
    func requiredChain(hasSeparators: Bool) {
        let source = TableSource([[0]])
        let table = TableFixture(source, cell: RequiredCell.self)
        table.view.separatorStyle = hasSeparators ? .singleLine : .none
        let report = LayoutDiagnostics.collecting { table.view.layoutIfNeeded() }.report
        #expect(report.diagnostics.isEmpty == !hasSeparators)
        #expect(table.rowFrames.map(\.height) == [hasSeparators ? 54.5 : 54])
    }

    private final class RequiredCell: UITableViewCell {
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            let block = UIView()
            block.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(block)
            NSLayoutConstraint.activate([
                block.topAnchor.constraint(equalTo: contentView.topAnchor),
                block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                block.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                block.heightAnchor.constraint(equalToConstant: 54),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test("larger text makes rows of labels higher")
    func textSize() {
        let source = TableSource([[0]])
        source.onCell = { _, cell, _ in cell.textLabel?.text = "Title" }
        let table = TableFixture(source, cell: UITableViewCell.self)
        table.view.layoutIfNeeded()
        #expect(table.rowFrames.map(\.height) == [44])
        table.view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        table.view.layoutIfNeeded()
        // Body text of 53 points has lines of 63.25, at 2x 63.5.
        #expect(table.rowFrames.map(\.height) == [63.5 + 23 + 0.5])
    }
}
