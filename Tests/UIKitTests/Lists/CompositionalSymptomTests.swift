import Foundation
import Testing
import UIKit

@MainActor private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

/// Public reports about compositional layouts, by their numbers in the list of known symptoms.
@MainActor @Suite("Known symptoms of compositional layouts", .serialized) struct CompositionalSymptomTests {
    /// - Parameter sizes: by section; a width of zero asks for none.
    private func list(
        _ section: NSCollectionLayoutSection, _ sizes: [[CGSize]], width: CGFloat = 300, height: CGFloat = 600
    ) -> ListFixture {
        let source = ListSource(sizes)
        source.onCell = { _, cell, indexPath in
            guard let cell = cell as? BoxCell else { return }
            let size = sizes[indexPath.section][indexPath.item]
            cell.height = size.height
            if size.width > 0 { cell.width = size.width }
        }
        return ListFixture(
            source, width: width, height: height, layout: UICollectionViewCompositionalLayout(section: section),
            cell: BoxCell.self)
    }

    private func row(_ item: NSCollectionLayoutSize, in group: NSCollectionLayoutSize) -> NSCollectionLayoutSection {
        NSCollectionLayoutSection(
            group: .horizontal(layoutSize: group, subitems: [NSCollectionLayoutItem(layoutSize: item)]))
    }

    @Test("26: the next section begins below what the items of the former turned out to be")
    func nextSection() {
        let estimated = size(.fractionalWidth(1), .estimated(200))
        let list = list(
            row(estimated, in: estimated), [[CGSize(0, 30), CGSize(0, 40)], [CGSize(0, 50)]])
        list.view.layoutIfNeeded()
        #expect(list.itemFrames.map(\.minY) == [0, 30, 70])
        #expect(list.view.contentSize.height == 120)
    }

    @Test("27: a section that scrolls across is as long as its items, not as their estimates")
    func trailingSpace() {
        let estimated = size(.estimated(200), .absolute(40))
        let section = row(estimated, in: estimated)
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 10
        let list = list(section, [Array(repeating: CGSize(90, 40), count: 5)])
        list.view.layoutIfNeeded()
        list.view.scrollToItem(at: IndexPath(item: 4, section: 0), at: .right, animated: false)
        list.view.layoutIfNeeded()
        // 5 * 90 + 4 * 10 = 490 in 300: the last one ends at the edge.
        #expect(list.itemFrames.last?.maxX == 300)
        #expect(list.itemFrames.last?.width == 90)
    }

    @Test(
        "27: an item that was never measured is scrolled to as far as the content goes, and what is taken away leaves no gap",
        arguments: [0, 1, 20, 300, 1000] as [CGFloat])
    func unmeasuredItem(estimate: CGFloat) {
        let section = row(size(.estimated(estimate), .absolute(40)), in: size(.estimated(estimate), .absolute(40)))
        section.orthogonalScrollingBehavior = .continuous
        let list = list(section, [Array(repeating: CGSize(20, 40), count: 60)])
        list.view.layoutIfNeeded()
        list.view.scrollToItem(at: IndexPath(item: 59, section: 0), at: .right, animated: false)
        list.view.layoutIfNeeded()
        // 15 items of 20 fill 300 points.
        #expect(list.view.visibleCells.map(\.frame.minX) == (0..<15).map { CGFloat($0 * 20) })
        #expect(list.view.indexPathsForVisibleItems.map(\.item) == Array(45..<60))
        list.view.performBatchUpdates {
            list.source.sections[0].removeLast(50)
            list.view.deleteItems(at: (10..<60).map { IndexPath(item: $0, section: 0) })
        }
        list.view.layoutIfNeeded()
        #expect(list.itemFrames.first?.minX == 0)
    }

    @Test("28: items that share a group are resolved together, the row as high as the tallest")
    func tallest() {
        let section = row(
            size(.fractionalWidth(0.5), .estimated(100)), in: size(.fractionalWidth(1), .estimated(100)))
        let list = list(section, [[20, 70, 30, 10].map { CGSize(0, $0) }])
        list.view.layoutIfNeeded()
        #expect(list.itemFrames.map(\.minY) == [0, 0, 70, 70])
        #expect(list.view.contentSize.height == 100)
    }

    @Test("30: an estimated item in an estimated group scrolls across without dividing by nothing")
    func estimatedBoth() {
        let estimated = size(.estimated(1), .estimated(1))
        let section = row(estimated, in: estimated)
        section.orthogonalScrollingBehavior = .continuous
        let list = list(section, [[CGSize(80, 20), CGSize(40, 50)]])
        list.view.layoutIfNeeded()
        #expect(
            list.itemFrames == [
                CGRect(x: 0, y: 0, width: 80, height: 20), CGRect(x: 80, y: 0, width: 40, height: 50),
            ])
    }

    @Test("31: a view that is anchored to an item's bottom follows the height it turns out to have")
    func anchoredBottom() {
        let kind = UICollectionView.elementKindSectionFooter
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(10)), elementKind: kind,
            containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom]))
        let estimated = size(.fractionalWidth(1), .estimated(200))
        let item = NSCollectionLayoutItem(layoutSize: estimated, supplementaryItems: [badge])
        let list = list(
            NSCollectionLayoutSection(group: .horizontal(layoutSize: estimated, subitems: [item])), [[CGSize(0, 150)]])
        list.view.layoutIfNeeded()
        #expect(
            list.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))?.frame
                == CGRect(x: 0, y: 140, width: 300, height: 10))
    }

    @Test(
        "32: a section that scrolls across keeps its trailing inset, and fractions are of the width between the insets")
    func trailingInset() {
        let section = row(
            size(.fractionalWidth(1), .fractionalHeight(1)), in: size(.fractionalWidth(0.5), .absolute(40)))
        section.orthogonalScrollingBehavior = .continuous
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 30)
        let list = list(section, [Array(repeating: .zero, count: 6)])
        list.view.layoutIfNeeded()
        #expect(list.itemFrames.first == CGRect(x: 20, y: 0, width: 125, height: 40))
        list.view.scrollToItem(at: IndexPath(item: 5, section: 0), at: .right, animated: false)
        list.view.layoutIfNeeded()
        #expect(list.itemFrames.last?.maxX == 270)
    }

    @Test("34: an estimated height in a section that scrolls across grows with the text")
    func dynamicType() {
        let estimated = size(.absolute(200), .estimated(20))
        let section = row(estimated, in: estimated)
        section.orthogonalScrollingBehavior = .continuous
        let source = ListSource(count: 2, size: .zero)
        source.onCell = { _, cell, _ in (cell as? BoxCell)?.label.text = "One line" }
        let list = ListFixture(
            source, width: 300, layout: UICollectionViewCompositionalLayout(section: section), cell: BoxCell.self)
        list.view.layoutIfNeeded()
        #expect(list.view.contentSize.height == 20.5)
        list.view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        list.view.layoutIfNeeded()
        // Lines of 53 points: 63.25, at 2x 63.5.
        #expect(list.view.contentSize.height == 63.5)
        #expect(list.itemFrames.map(\.height) == [63.5, 63.5])
    }

    @Test("35: estimates of 1 with a spacing between find room in their group")
    func estimateOfOne() {
        let item = NSCollectionLayoutItem(layoutSize: size(.estimated(1), .absolute(20)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(20)), subitems: [item])
        group.interItemSpacing = .fixed(40)
        let list = list(NSCollectionLayoutSection(group: group), [[100, 160, 290].map { CGSize($0, 20) }])
        let report = LayoutDiagnostics.collecting { list.view.layoutIfNeeded() }.report
        #expect(report.exceptions.isEmpty)
        // 100 + 40 + 160 is all there is.
        #expect(
            list.itemFrames == [
                CGRect(x: 0, y: 0, width: 100, height: 20), CGRect(x: 140, y: 0, width: 160, height: 20),
                CGRect(x: 0, y: 20, width: 290, height: 20),
            ])
    }
}
