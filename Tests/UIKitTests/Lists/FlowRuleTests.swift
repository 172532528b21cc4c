import Foundation
import Testing
import UIKit

/// One rule of the flow layout with a case worked out by hand.
struct FlowRule: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var width: CGFloat = 375
    var inset = UIEdgeInsets.zero
    let items: [CGSize]
    /// The origins of the items.
    let origins: [CGPoint]
    let height: CGFloat

    init(
        _ name: String, width: CGFloat = 375, inset: UIEdgeInsets = .zero, items: [CGSize],
        at origins: [(CGFloat, CGFloat)],
        height: CGFloat
    ) {
        testDescription = name
        self.width = width
        self.inset = inset
        self.items = items
        self.origins = origins.map { CGPoint(x: $0.0, y: $0.1) }
        self.height = height
    }
}

private func squares(_ count: Int, _ width: CGFloat, _ height: CGFloat = 50) -> [CGSize] {
    Array(repeating: CGSize(width, height), count: count)
}

/// Spacings are 10 and 10 throughout. Source of the rules: collection layout facts 3.10.
private let rules = [
    // 375 - 3 x 100 = 75 is shared by two gaps: 37.5 each.
    FlowRule(
        "a complete row is justified; one item more stands left", items: squares(4, 100),
        at: [(0, 0), (137.5, 0), (275, 0), (0, 60)], height: 110),
    FlowRule(
        "a last row of equal items stands on the grid of the rows above", items: squares(5, 100),
        at: [(0, 0), (137.5, 0), (275, 0), (0, 60), (137.5, 60)], height: 110),
    FlowRule(
        "a last row keeps the minimum spacing where sizes differ", items: squares(4, 100) + squares(1, 60),
        at: [(0, 0), (137.5, 0), (275, 0), (0, 60), (110, 60)], height: 110),
    FlowRule(
        "a single row of equal items is spaced as if it were full", items: squares(2, 100),
        at: [(0, 0), (137.5, 0)], height: 50),
    FlowRule(
        "a single row of different items keeps the minimum spacing", items: squares(1, 100) + squares(1, 60),
        at: [(0, 0), (110, 0)], height: 50),
    FlowRule("a lone item stands left where a second would fit", items: squares(1, 100), at: [(0, 0)], height: 50),
    // 2 x 200 + 10 > 375, (375 - 200) / 2 = 87.5.
    FlowRule("a lone item is centred where no second would fit", items: squares(1, 200), at: [(87.5, 0)], height: 50),
    FlowRule(
        "the last row is centred when every row holds one item", items: squares(3, 200),
        at: [(87.5, 0), (87.5, 60), (87.5, 120)], height: 170),
    FlowRule(
        "a complete row of one item is centred", width: 320, items: squares(1, 300) + squares(2, 100),
        at: [(10, 0), (0, 60), (110, 60)], height: 110),
    FlowRule(
        "items are centred across their row, which is as high as the tallest", width: 320,
        items: [CGSize(100, 20), CGSize(100, 60), CGSize(100, 40)], at: [(0, 20), (110, 0), (220, 10)], height: 60),
    // Between the insets 300 remain: two items of 100 and a gap of 100.
    FlowRule(
        "insets surround the rows", width: 330, inset: UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20),
        items: squares(2, 100), at: [(10, 5), (210, 5)], height: 70),
    FlowRule(
        "a wide item that begins a row keeps to the insets", width: 330,
        inset: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20),
        items: squares(1, 100) + squares(1, 300) + squares(2, 100), at: [(110, 0), (10, 60), (10, 120), (120, 120)],
        height: 170),
    FlowRule(
        "thirds of the room fill a row exactly", width: 375, items: squares(3, 355.0 / 3),
        at: [(0, 0), (355.0 / 3 + 10, 0), (2 * (355.0 / 3 + 10), 0)], height: 50),
    FlowRule(
        "an item wider than the view lies across its middle", width: 320, items: squares(1, 400), at: [(-40, 0)],
        height: 50),
    FlowRule(
        "a section without items keeps its insets", inset: UIEdgeInsets(top: 5, left: 0, bottom: 15, right: 0),
        items: [], at: [], height: 20),
    FlowRule(
        "items of no width share a row with their spacing", width: 100,
        items: [CGSize(0, 10), CGSize(0, 10), CGSize(5, 10)],
        at: [(0, 0), (10, 0), (20, 0)], height: 10),
]

@MainActor @Suite("Flow layout rules") struct FlowRuleTests {
    @Test("each rule gives the frames worked out by hand", arguments: rules)
    func rule(_ rule: FlowRule) {
        let source = ListSource([rule.items])
        source.inset = rule.inset
        let list = ListFixture(source, width: rule.width)
        list.view.layoutIfNeeded()
        let frames = list.itemFrames
        #expect(frames.map(\.size) == rule.items)
        #expect(frames.count == rule.origins.count)
        for (frame, origin) in zip(frames, rule.origins) {
            #expect(abs(frame.minX - origin.x) < 1e-9 && abs(frame.minY - origin.y) < 1e-9, "\(frame) at \(origin)")
        }
        #expect(list.view.contentSize == CGSize(rule.width, rule.height))
    }

    @Test("a horizontal flow fills columns")
    func horizontal() {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        let source = ListSource(count: 3, size: CGSize(50, 80))
        source.headerSize = CGSize(30, 999)
        let list = ListFixture(source, width: 300, height: 200, layout: layout)
        list.view.layoutIfNeeded()
        // Two of 80 fit in 200; the 40 left over widen their gap. The last column stands on the same grid.
        #expect(list.itemFrames.map(\.origin) == [CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 120), CGPoint(x: 90, y: 0)])
        #expect(list.view.contentSize == CGSize(140, 200))
        let header = list.view.layoutAttributesForSupplementaryElement(
            ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        #expect(header?.frame == CGRect(x: 0, y: 0, width: 30, height: 200))
    }

    @Test("sections stack: header, inset, rows, inset, footer")
    func sections() {
        let source = ListSource([[CGSize(100, 50)], [], [CGSize(100, 30)]])
        source.inset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        source.headerSize = CGSize(7, 20)
        source.footerSize = CGSize(7, 10)
        let list = ListFixture(source)
        list.view.layoutIfNeeded()
        // Section lengths: 20+1+50+3+10 = 84, 20+1+0+3+10 = 34, 20+1+30+3+10 = 64.
        #expect(list.itemFrames.map(\.origin) == [CGPoint(x: 2, y: 21), CGPoint(x: 2, y: 139)])
        #expect(list.view.contentSize == CGSize(375, 182))
        let kind = UICollectionView.elementKindSectionFooter
        let footer = list.view.layoutAttributesForSupplementaryElement(
            ofKind: kind, at: IndexPath(item: 0, section: 1))
        #expect(footer?.frame == CGRect(x: 0, y: 108, width: 375, height: 10))
        #expect(list.view.visibleSupplementaryViews(ofKind: kind).map(\.frame.minY) == [74, 108, 172])
    }

    @Test("without a delegate the layout's own properties hold: 50 x 50, 10 and 10")
    func defaults() {
        let source = ListSource(count: 3, size: .zero)
        let list = ListFixture(source, width: 115)
        list.view.delegate = nil
        list.view.layoutIfNeeded()
        #expect(list.itemFrames.map(\.origin) == [.zero, CGPoint(x: 65, y: 0), CGPoint(x: 0, y: 60)])
        #expect(list.view.contentSize == CGSize(115, 110))
    }

    @Test("a query finds exactly the elements that reach into its rectangle")
    func elementsInRect() throws {
        let list = ListFixture(ListSource(count: 1000, size: CGSize(375, 40)))
        let layout = list.view.collectionViewLayout
        let found = try #require(
            layout.layoutAttributesForElements(in: CGRect(x: 0, y: 540, width: 375, height: 110)))
        // Rows are 50 apart: row 10 ends at 540 and only touches, row 13 begins at 650.
        #expect(found.map(\.indexPath.item) == [11, 12])
        #expect(layout.layoutAttributesForElements(in: CGRect(x: 400, y: 0, width: 10, height: 9999)) == [])
    }

    @Test("insets may be measured from the safe area")
    func insetReference() {
        final class InsetCollectionView: UICollectionView {
            override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44) }
        }
        let layout = UICollectionViewFlowLayout()
        layout.sectionInsetReference = .fromSafeArea
        let view = InsetCollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 100), collectionViewLayout: layout)
        let source = ListSource(count: 1, size: CGSize(50, 50))
        source.inset.left = 6
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.delegate = source
        #expect(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 50)
    }

    @Test("pinned headers stay in view while their section passes, above the items")
    func pinnedHeaders() {
        let layout = UICollectionViewFlowLayout()
        layout.sectionHeadersPinToVisibleBounds = true
        let source = ListSource([Array(repeating: CGSize(375, 90), count: 10), [CGSize(375, 90)]])
        source.headerSize = CGSize(0, 30)
        let list = ListFixture(source, height: 400, layout: layout)
        list.view.layoutIfNeeded()
        let headers = { list.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader) }
        list.view.contentOffset.y = 200
        list.view.layoutIfNeeded()
        #expect(headers().map(\.frame.minY) == [200])
        #expect(list.view.subviews.last === headers().first)
        // The first section is 30 + 10 x 90 + 9 x 10 = 1020 long: its header is pushed out from 990 on.
        list.view.contentOffset.y = 1000
        list.view.layoutIfNeeded()
        #expect(headers().map(\.frame.minY) == [990, 1020])
        #expect(source.log.count { $0.hasPrefix("size") } == 11)
    }
}
