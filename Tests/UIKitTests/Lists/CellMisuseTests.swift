import Foundation
import Testing
import UIKit

/// Answers of cells and providers that make no sense: reported with section and item, and harmless.
@MainActor @Suite("Errors of cells and providers") struct CellMisuseTests {
    private func failures(_ body: () -> Void) -> [String] {
        LayoutDiagnostics.collecting(body).report.exceptions.map(\.message)
    }

    private final class BoundlessCell: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.size = CGSize(.nan, .infinity)
            return layoutAttributes
        }
    }

    @Test("a cell that prefers a size that is none keeps the estimate")
    func preferredSize() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(300, 50)
        let list = ListFixture(
            ListSource(count: 1, size: CGSize(300, 50)), width: 300, layout: layout, cell: BoundlessCell.self)
        #expect(
            failures { list.view.layoutIfNeeded() } == [
                "item 0 in section 0 prefers a size that is none: nan x inf; expected 0 or more points along both axes, "
                    + "and finite"
            ])
        #expect(list.itemFrames.map(\.size) == [CGSize(300, 50)])
    }

    private final class SunkenCell: UITableViewCell {
        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
            verticalFittingPriority vertical: UILayoutPriority
        ) -> CGSize { CGSize(targetSize.width, -30) }
    }

    @Test("a row whose cell asks for a negative height has the standard one")
    func rowHeight() {
        let table = TableFixture(TableSource([[10]]), cell: SunkenCell.self)
        #expect(
            failures { table.view.layoutIfNeeded() } == [
                "row 0 in section 0 prefers a size that is none: 375.0 x -30.0; expected 0 or more points along both "
                    + "axes, and finite"
            ])
        #expect(table.rowFrames.map(\.height) == [44])
    }

    @Test("a registration that is made for each cell is an error, as on iOS")
    func registration() {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, indexPath, item in
            let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
            return view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        let messages = failures {
            source.apply(snapshot, animatingDifferences: false)
            view.layoutIfNeeded()
        }
        #expect(
            messages == [
                "Attempted to dequeue a view for item 0 in section 0 with a registration that was made while the view was "
                    + "asked for: no view would ever be used again; make registrations once, in front"
            ])
    }

    /// Apps turn it off by hand where a short list is not to move.
    @Test("a compositional layout has its list bounce along its direction, and a flow layout does not")
    func bouncing() {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: item.layoutSize, subitems: [item])
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let section = NSCollectionLayoutSection(group: group)
        let layouts = [
            UICollectionViewCompositionalLayout(section: section),
            UICollectionViewCompositionalLayout(section: section, configuration: configuration),
            UICollectionViewFlowLayout(),
        ]
        let views = layouts.map { UICollectionView(frame: .zero, collectionViewLayout: $0) }
        #expect(views.map(\.alwaysBounceVertical) == [true, false, false])
        #expect(views.map(\.alwaysBounceHorizontal) == [false, true, false])
        views[2].collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
        #expect(views[2].alwaysBounceVertical)
        views[2].alwaysBounceVertical = false
        #expect(!views[2].alwaysBounceVertical)
    }

    private final class Carousel: UICollectionViewFlowLayout {
        override func targetContentOffset(
            forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
        ) -> CGPoint { CGPoint(x: (proposedContentOffset.x / 100).rounded() * 100, y: 0) }
    }

    private final class Screen: UITableViewController {
        override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
        override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
        override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    }

    @Test("what only a finger does can be overridden")
    func movement() {
        let layout = UICollectionViewFlowLayout()
        let proposed = CGPoint(x: 149, y: 0)
        #expect(
            layout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: .zero) == proposed)
        #expect(
            Carousel().targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: .zero)
                == CGPoint(x: 100, y: 0))
        #expect(Screen(style: .plain).scrollViewShouldScrollToTop(UIScrollView()))
    }
}
