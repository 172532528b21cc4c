import Foundation
import Testing
import UIKit

/// A cell with a label that fills it.
private final class LabelCell: UICollectionViewCell {
    let label = UILabel()
    var measured = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        measured += 1
        return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
}

@Suite("Self-sizing invalidation")
@MainActor
struct SelfSizingInvalidationTests {
    private let list: ListFixture

    init() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let source = ListSource(count: 3, size: .zero)
        source.onCell = { _, cell, _ in (cell as? LabelCell)?.label.text = "One line" }
        list = ListFixture(
            source, width: 200, layout: UICollectionViewCompositionalLayout(section: .init(group: group)),
            cell: LabelCell.self)
        list.view.layoutIfNeeded()
    }

    private func cell(_ item: Int) -> LabelCell? {
        list.view.cellForItem(at: IndexPath(item: item, section: 0)) as? LabelCell
    }

    private var heights: [CGFloat] { list.itemFrames.map(\.height) }

    @Test("a cell that says its content has changed is asked again, it alone")
    func enabled() {
        #expect(heights == [20.5, 20.5, 20.5])
        cell(1)?.label.text = "One line\nand another"
        list.view.layoutIfNeeded()
        #expect(heights == [20.5, 20.5, 20.5])
        cell(1)?.invalidateIntrinsicContentSize()
        list.view.layoutIfNeeded()
        #expect(heights == [20.5, 41, 20.5])
        #expect([0, 1, 2].map { cell($0)?.measured } == [1, 2, 1])
    }

    @Test("so is one whose content view says so")
    func contentView() {
        cell(1)?.label.text = "One line\nand another"
        cell(1)?.contentView.invalidateIntrinsicContentSize()
        list.view.layoutIfNeeded()
        #expect(heights == [20.5, 41, 20.5])
    }

    @Test("not where the list has it disabled")
    func disabled() {
        list.view.selfSizingInvalidation = .disabled
        cell(1)?.label.text = "One line\nand another"
        cell(1)?.invalidateIntrinsicContentSize()
        list.view.layoutIfNeeded()
        #expect(heights == [20.5, 20.5, 20.5])
    }

    @Test("with constraints included any change in the cell is enough")
    func constraints() {
        list.view.selfSizingInvalidation = .enabledIncludingConstraints
        cell(1)?.label.text = "One line\nand another"
        list.view.layoutIfNeeded()
        #expect(heights == [20.5, 41, 20.5])
        #expect(cell(0)?.measured == 1)
    }

    @Test("so is a constraint in it that comes")
    func constraintThatComes() {
        list.view.selfSizingInvalidation = .enabledIncludingConstraints
        let label = cell(1)?.label
        label?.heightAnchor.constraint(equalToConstant: 90).isActive = true
        list.view.layoutIfNeeded()
        #expect(heights == [20.5, 90, 20.5])
        #expect(cell(2)?.frame.minY == 110.5)
    }

    @Test("a cell that gets another content configuration follows it")
    func configuration() {
        let list = TextList([["One", "Two"]], configuration: .init(appearance: .plain))
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "One"
        content.secondaryText = "more"
        list.cell(0)?.contentConfiguration = content
        list.view.layoutIfNeeded()
        #expect(list.cell(0)?.frame.height == 60)
        #expect(list.cell(1)?.frame.minY == 60)
    }
}

/// Logs what it is asked and told around updates.
private final class LoggingLayout: UICollectionViewFlowLayout {
    var log: [String] = []

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        for item in updateItems {
            let (before, after) = (item.indexPathBeforeUpdate?.item, item.indexPathAfterUpdate?.item)
            log.append("\(item.updateAction) \(before.map(String.init) ?? "-") \(after.map(String.init) ?? "-")")
        }
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        log.append("finalize")
    }

    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        log.append("appears \(itemIndexPath.item)")
        return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }

    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        log.append("goes \(itemIndexPath.item)")
        return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }
}

@Suite("Layouts around updates")
@MainActor
struct LayoutUpdateTests {
    @Test("a layout is told what changes, asked where items come from and go to, and told the end")
    func calls() {
        let layout = LoggingLayout()
        let list = ListFixture(ListSource(count: 4, size: CGSize(300, 20)), layout: layout)
        list.view.layoutIfNeeded()
        list.view.performBatchUpdates {
            list.source.sections[0].removeLast()
            list.source.sections[0] += [CGSize(300, 20), CGSize(300, 20)]
            list.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
            list.view.insertItems(at: [IndexPath(item: 3, section: 0), IndexPath(item: 4, section: 0)])
        }
        #expect(
            layout.log == [
                "delete 0 -", "insert - 3", "insert - 4", "goes 0", "appears 3", "appears 4", "finalize",
            ])
    }
}
