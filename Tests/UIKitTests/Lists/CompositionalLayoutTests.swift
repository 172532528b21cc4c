import Foundation
import Testing
import UIKit

@MainActor private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

@MainActor private func row(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), height))
    return NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size(.fractionalWidth(1), height), subitems: [item]))
}

/// A cell that prefers the size its item says, along the axes it is asked for.
private final class PreferringCell: UICollectionViewCell {
    var preferred = CGSize.zero
    @MainActor static var asked = 0

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        Self.asked += 1
        layoutAttributes.size = preferred
        return layoutAttributes
    }
}

@MainActor @Suite("Compositional layouts", .serialized) struct CompositionalLayoutTests {
    private func list(
        _ section: NSCollectionLayoutSection, preferring sizes: [CGSize], height: CGFloat = 600
    ) -> ListFixture {
        PreferringCell.asked = 0
        let source = ListSource(count: sizes.count, size: .zero)
        source.onCell = { _, cell, indexPath in (cell as? PreferringCell)?.preferred = sizes[indexPath.item] }
        return ListFixture(
            source, width: 400, height: height, layout: UICollectionViewCompositionalLayout(section: section),
            cell: PreferringCell.self)
    }

    /// Item i is 20 + 10 (i mod 5) high: a hundred of them 4000, and 99 gaps of 10.
    @Test("estimates never decide the result", arguments: [0, 1, 44, 300, 1000] as [CGFloat])
    func estimates(estimate: CGFloat) {
        let section = row(.estimated(estimate))
        section.interGroupSpacing = 10
        let list = list(section, preferring: (0..<100).map { CGSize(400, CGFloat(20 + 10 * ($0 % 5))) })
        list.view.layoutIfNeeded()
        #expect(list.view.visibleCells.prefix(5).map(\.frame.minY) == [0, 30, 70, 120, 180])
        var offset: CGFloat = 0
        while offset < 4990 - 600 {
            offset += 200
            list.view.contentOffset.y = offset
            list.view.layoutIfNeeded()
        }
        #expect(list.view.contentSize == CGSize(400, 4990))
        #expect(list.itemFrames[5] == CGRect(x: 0, y: 250, width: 400, height: 20))
    }

    @Test("in a view as high as the content every cell is measured once")
    func measuredOnce() {
        let list = list(row(.estimated(10)), preferring: Array(repeating: CGSize(400, 40), count: 100), height: 5000)
        list.view.layoutIfNeeded()
        #expect(list.view.contentSize == CGSize(400, 4000))
        list.view.setNeedsLayout()
        list.view.layoutIfNeeded()
        #expect(PreferringCell.asked == 100)
    }

    @Test("items of estimated width flow: as many to a group as turn out to fit")
    func tags() {
        let item = NSCollectionLayoutItem(layoutSize: size(.estimated(80), .absolute(24)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(24)), subitems: [item])
        group.interItemSpacing = .fixed(8)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 6
        let list = list(section, preferring: [150, 200, 90, 300, 92].map { CGSize($0, 24) })
        list.view.layoutIfNeeded()
        // 150 + 8 + 200 = 358, with 98 more 456 > 400; 90 + 8 + 300 = 398; then 92.
        #expect(
            list.view.visibleCells.map(\.frame) == [
                CGRect(x: 0, y: 0, width: 150, height: 24), CGRect(x: 158, y: 0, width: 200, height: 24),
                CGRect(x: 0, y: 30, width: 90, height: 24), CGRect(x: 98, y: 30, width: 300, height: 24),
                CGRect(x: 0, y: 60, width: 92, height: 24),
            ])
        #expect(list.view.contentSize.height == 84)
    }

    @Test("uniform siblings grow to the largest in their group, others keep what they prefer")
    func uniformSiblings() {
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 50)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(50)), subitems: [item])
        let list = list(NSCollectionLayoutSection(group: group), preferring: [30, 70, 40, 20].map { CGSize(200, $0) })
        list.view.layoutIfNeeded()
        #expect(list.view.visibleCells.map(\.frame.height) == [70, 70, 40, 40])
        #expect(list.view.contentSize.height == 110)
    }

    @Test("an estimated item in an absolute group overlaps the next: the group keeps its size")
    func absoluteGroup() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(100)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
        let list = list(NSCollectionLayoutSection(group: group), preferring: [CGSize(400, 180), CGSize(400, 60)])
        list.view.layoutIfNeeded()
        #expect(
            list.view.visibleCells.map(\.frame) == [
                CGRect(x: 0, y: 0, width: 400, height: 180), CGRect(x: 0, y: 100, width: 400, height: 60),
            ])
        #expect(list.view.contentSize.height == 200)
        // What reaches out of its group is shown as long as any of it is in sight.
        list.view.bounds = CGRect(x: 0, y: 165, width: 400, height: 20)
        list.view.layoutIfNeeded()
        #expect(list.view.visibleCells.count == 1)
        #expect(list.view.indexPathsForVisibleItems == [IndexPath(item: 0, section: 0)])
    }

    @Test("headers and footers lie outside the insets; the next section follows")
    func boundaries() {
        let header = UICollectionView.elementKindSectionHeader
        let footer = UICollectionView.elementKindSectionFooter
        let section = row(.absolute(50))
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: header, alignment: .top),
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(0.5), .absolute(20)), elementKind: footer, alignment: .bottomTrailing),
        ]
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 7
        let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
        let list = ListFixture(ListSource([[.zero], [.zero]]), width: 400, layout: layout)
        list.view.layoutIfNeeded()
        func frame(_ kind: String, _ section: Int) -> CGRect? {
            list.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame
        }
        // 30 + 10 + 50 + 10 + 20 = 120 a section.
        #expect(frame(header, 0) == CGRect(x: 16, y: 0, width: 368, height: 30))
        #expect(list.itemFrames[0] == CGRect(x: 16, y: 40, width: 368, height: 50))
        #expect(frame(footer, 0) == CGRect(x: 200, y: 100, width: 184, height: 20))
        #expect(frame(header, 1) == CGRect(x: 16, y: 127, width: 368, height: 30))
        #expect(list.view.contentSize.height == 247)
        section.supplementariesFollowContentInsets = false
        layout.invalidateLayout()
        list.view.layoutIfNeeded()
        #expect(frame(header, 0) == CGRect(x: 0, y: 0, width: 400, height: 30))
    }

    @Test("a pinned header stays in sight until its section has passed")
    func pinnedHeader() {
        let section = row(.absolute(100))
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(40)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        let layout = UICollectionViewCompositionalLayout(section: section)
        let list = ListFixture(
            ListSource([Array(repeating: .zero, count: 10), Array(repeating: .zero, count: 10)]), width: 400,
            layout: layout)
        list.view.layoutIfNeeded()
        func position() -> CGFloat? {
            list.view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0)
            )?.frame.minY
        }
        list.view.contentOffset.y = 130
        list.view.layoutIfNeeded()
        #expect(position() == 130)
        // The section ends at 1040.
        list.view.contentOffset.y = 1020
        list.view.layoutIfNeeded()
        #expect(position() == 1000)
    }

    @Test("a badge hangs on a corner of its item, by a share of its own size")
    func badge() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(20)), elementKind: UICollectionView.elementKindSectionHeader,
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets.top = 10
        let list = ListFixture(
            ListSource(count: 2, size: .zero), width: 400, layout: UICollectionViewCompositionalLayout(section: section)
        )
        list.view.layoutIfNeeded()
        let kind = UICollectionView.elementKindSectionHeader
        // 200 - 20 + 6, 10 - 6.
        #expect(
            list.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))?.frame
                == CGRect(x: 186, y: 4, width: 20, height: 20))
        #expect(
            list.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: 1, section: 0))?.frame
                == CGRect(x: 386, y: 4, width: 20, height: 20))
    }

    @Test("a background lies behind its whole section, headers included, inside its own insets")
    func background() {
        let section = row(.absolute(50))
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
        background.contentInsets = NSDirectionalEdgeInsets(top: 30, leading: 8, bottom: 0, trailing: 8)
        section.decorationItems = [background]
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(30)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
        let list = ListFixture(ListSource(count: 2, size: .zero), width: 400, layout: layout)
        list.view.layoutIfNeeded()
        let first = list.view.subviews.first
        #expect(first?.frame == CGRect(x: 8, y: 30, width: 384, height: 100))
        #expect(!(first is UICollectionViewCell))
    }

    @Test("where the interface runs from right to left the layout is mirrored")
    func rightToLeft() {
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets.leading = 10
        let list = ListFixture(
            ListSource(count: 2, size: .zero), width: 400, layout: UICollectionViewCompositionalLayout(section: section)
        )
        list.view.semanticContentAttribute = .forceRightToLeft
        list.view.layoutIfNeeded()
        #expect(list.view.visibleCells.map(\.frame.minX) == [290, 190])
    }

    @Test("the section provider is asked for each section with the room there is")
    func provider() {
        var asked: [String] = []
        let layout = UICollectionViewCompositionalLayout { index, environment in
            let size = environment.container.effectiveContentSize
            asked.append("\(index): \(size.width) x \(size.height)")
            return row(.absolute(index == 0 ? 40 : 60))
        }
        let list = ListFixture(ListSource([[.zero], [.zero, .zero]]), width: 400, layout: layout)
        list.view.contentInset = UIEdgeInsets(top: 100, left: 0, bottom: 50, right: 0)
        list.view.layoutIfNeeded()
        #expect(asked == ["0: 400.0 x 450.0", "1: 400.0 x 450.0"])
        #expect(list.itemFrames.map(\.minY) == [0, 40, 100])
        #expect(list.view.contentSize.height == 160)
    }

    @Test(
        "scrolled to an item, a section rests as its behaviour says",
        arguments: [
            // Groups of 300, so the third begins at 600; ten of them are 3000, and 400 are in sight.
            (UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous, 600), (.groupPaging, 600),
            (.continuousGroupLeadingBoundary, 600), (.paging, 400), (.groupPagingCentered, 550),
        ] as [(UICollectionLayoutSectionOrthogonalScrollingBehavior, CGFloat)])
    func orthogonal(behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, offset: CGFloat) {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.absolute(300), .absolute(70)), subitems: [item]))
        section.orthogonalScrollingBehavior = behavior
        var told: [CGFloat] = []
        section.visibleItemsInvalidationHandler = { _, offset, _ in told.append(offset.x) }
        let list = ListFixture(
            ListSource(count: 10, size: .zero), width: 400,
            layout: UICollectionViewCompositionalLayout(section: section))
        list.view.layoutIfNeeded()
        list.view.scrollToItem(at: IndexPath(item: 2, section: 0), at: .left, animated: false)
        list.view.layoutIfNeeded()
        #expect(list.itemFrames[2].minX == 600 - offset)
        #expect(told.last == offset)
        #expect(list.view.contentOffset == .zero)
    }

    @Test("an estimated header is measured like a cell")
    func estimatedHeader() {
        final class Header: UICollectionReusableView {
            override func preferredLayoutAttributesFitting(
                _ layoutAttributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutAttributes {
                layoutAttributes.size.height = 33
                return layoutAttributes
            }
        }
        let kind = UICollectionView.elementKindSectionHeader
        let section = row(.absolute(50))
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .estimated(80)), elementKind: kind, alignment: .top)
        ]
        let list = ListFixture(
            ListSource(count: 1, size: .zero), width: 400, layout: UICollectionViewCompositionalLayout(section: section)
        )
        list.view.register(Header.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "supplementary")
        list.view.layoutIfNeeded()
        #expect(list.view.visibleCells.map(\.frame.minY) == [33])
        #expect(list.view.contentSize.height == 83)
    }

    @Test("a list of 100,000 fixed rows is placed without arranging each")
    func manyRows() {
        let list = ListFixture(
            ListSource(count: 100_000, size: .zero), width: 400,
            layout: UICollectionViewCompositionalLayout(section: row(.absolute(44))))
        list.view.layoutIfNeeded()
        #expect(list.view.contentSize.height == 4_400_000)
        #expect(list.view.visibleCells.count == 14)
    }

    @Test("a dimension below zero is reported and taken for zero")
    func negativeDimension() {
        let (dimension, report) = LayoutDiagnostics.collecting { NSCollectionLayoutDimension.absolute(-3) }
        #expect(dimension.dimension == 0)
        #expect(
            report.exceptions.map(\.message) == [
                "invalid dimension for absolute in a compositional layout: -3.0; expected 0 or more, and finite"
            ])
    }

    @Test("a missing section is reported with its number, and takes no room")
    func missingSection() {
        let layout = UICollectionViewCompositionalLayout { _, _ in nil }
        let list = ListFixture(ListSource([[.zero]]), layout: layout)
        let report = LayoutDiagnostics.collecting { list.view.layoutIfNeeded() }.report
        #expect(
            report.exceptions.map(\.message) == [
                "the section provider of a compositional layout answered nil for section 0"
            ])
        #expect(list.view.visibleCells.isEmpty)
        #expect(list.view.contentSize.height == 0)
    }

    @Test("a group of no subitems, and one of none at a time, are reported instead of going on for ever")
    func emptyGroups() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let (groups, report) = LayoutDiagnostics.collecting {
            [
                NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: []),
                NSCollectionLayoutGroup.vertical(layoutSize: size, repeatingSubitem: item, count: 0),
            ]
        }
        #expect(report.exceptions.count == 2)
        for group in groups {
            let section = NSCollectionLayoutSection(group: group)
            let list = ListFixture(
                ListSource(count: 3, size: .zero), layout: UICollectionViewCompositionalLayout(section: section))
            list.view.layoutIfNeeded()
            #expect(list.view.contentSize.height == 150)
        }
    }

    @Test("a spacing between groups that is no number is reported with its section, and left out")
    func undefinedSpacing() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.interGroupSpacing = .nan
        let list = ListFixture(
            ListSource(count: 2, size: .zero), layout: UICollectionViewCompositionalLayout(section: section))
        let report = LayoutDiagnostics.collecting { list.view.layoutIfNeeded() }.report
        #expect(
            report.exceptions.map(\.message) == [
                "the spacing between groups of section 0 is nan: expected a finite number of points"
            ])
        #expect(list.view.contentSize.height == 100)
    }
}
