import Foundation
import Testing
import UIKit

private typealias Dimension = NSCollectionLayoutDimension

@MainActor private func size(_ width: Dimension, _ height: Dimension) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

@MainActor private func item(_ width: Dimension, _ height: Dimension) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: size(width, height))
}

/// One rule of the compositional layout with a case worked out by hand, 400 points wide and 600 high.
struct CompositionalRule: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let count: Int
    let frames: [CGRect]
    /// Of the content.
    let height: CGFloat
    let section: @MainActor @Sendable () -> NSCollectionLayoutSection

    init(
        _ name: String, count: Int, frames: [(CGFloat, CGFloat, CGFloat, CGFloat)], height: CGFloat,
        section: @escaping @MainActor @Sendable () -> NSCollectionLayoutSection
    ) {
        testDescription = name
        self.count = count
        self.frames = frames.map { CGRect(x: $0.0, y: $0.1, width: $0.2, height: $0.3) }
        self.height = height
        self.section = section
    }
}

/// Source of the rules: collection layout facts 3.10, and Apple's documentation of the classes they name.
private let rules = [
    CompositionalRule(
        "shares are of the group; a group is filled over and over", count: 3,
        frames: [(0, 0, 200, 50), (200, 0, 200, 50), (0, 50, 200, 50)], height: 100
    ) {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)),
            subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1))])
        return NSCollectionLayoutSection(group: group)
    },
    CompositionalRule(
        "absolute items are as many as fit", count: 4,
        frames: [(0, 0, 150, 40), (150, 0, 150, 40), (0, 40, 150, 40), (150, 40, 150, 40)], height: 80
    ) {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)),
            subitems: [item(.absolute(150), .fractionalHeight(1))])
        return NSCollectionLayoutSection(group: group)
    },
    CompositionalRule(
        "a height may be a share of the width", count: 1, frames: [(0, 0, 400, 100)], height: 100
    ) {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.25)),
            subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
        return NSCollectionLayoutSection(group: group)
    },
    // The section's container is 400 - 20 - 30 wide; 10 + 15 above and below.
    CompositionalRule(
        "a group's shares are of the section inside its insets", count: 1, frames: [(20, 10, 350, 60)], height: 85
    ) {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(60)),
            subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 15, trailing: 30)
        return section
    },
    CompositionalRule(
        "content insets shrink an item in its place; the group keeps its size", count: 2,
        frames: [(5, 5, 190, 40), (205, 5, 190, 40)], height: 50
    ) {
        let half = item(.fractionalWidth(0.5), .fractionalHeight(1))
        half.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [half])
        return NSCollectionLayoutSection(group: group)
    },
    CompositionalRule(
        "content insets along an estimated dimension are ignored", count: 1, frames: [(20, 0, 360, 100)], height: 100
    ) {
        let inset = item(.fractionalWidth(1), .estimated(100))
        inset.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 20, bottom: 7, trailing: 20)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(100)), subitems: [inset])
        return NSCollectionLayoutSection(group: group)
    },
    CompositionalRule(
        "edge spacing makes room, in the group too where it is estimated", count: 2,
        frames: [(0, 20, 400, 100), (0, 140, 400, 100)], height: 240
    ) {
        let row = item(.fractionalWidth(1), .estimated(100))
        row.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: nil, top: .fixed(20), trailing: nil, bottom: nil)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(100)), subitems: [row])
        return NSCollectionLayoutSection(group: group)
    },
    // Three halves less spacing do not fit: 3 x 120 + 2 x 20 = 400 do.
    CompositionalRule(
        "fixed spacing lies between items", count: 3,
        frames: [(0, 0, 120, 30), (140, 0, 120, 30), (280, 0, 120, 30)], height: 30
    ) {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(30)),
            subitems: [item(.absolute(120), .fractionalHeight(1))])
        group.interItemSpacing = .fixed(20)
        return NSCollectionLayoutSection(group: group)
    },
    // 400 - 3 x 100 = 100 is left over, 50 a gap.
    CompositionalRule(
        "flexible spacing shares what is left over", count: 3,
        frames: [(0, 0, 100, 30), (150, 0, 100, 30), (300, 0, 100, 30)], height: 30
    ) {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(30)),
            subitems: [item(.absolute(100), .fractionalHeight(1))])
        group.interItemSpacing = .flexible(10)
        return NSCollectionLayoutSection(group: group)
    },
    CompositionalRule(
        "flexible edge spacing on both sides centres an item", count: 1, frames: [(150, 0, 100, 30)], height: 30
    ) {
        let centred = item(.absolute(100), .fractionalHeight(1))
        centred.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .flexible(0), top: nil, trailing: .flexible(0), bottom: nil)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(30)), repeatingSubitem: centred, count: 1)
        return NSCollectionLayoutSection(group: group)
    },
    CompositionalRule(
        "flexible edge spacing before an item pushes it to the far side", count: 1, frames: [(0, 30, 100, 20)],
        height: 50
    ) {
        let low = item(.absolute(100), .absolute(20))
        low.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: nil, top: .flexible(0), trailing: nil, bottom: nil)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [low])
        return NSCollectionLayoutSection(group: group)
    },
    // (400 - 2 x 8) / 3 = 128.
    CompositionalRule(
        "the older count form divides the group evenly, less spacing", count: 4,
        frames: [(0, 0, 128, 30), (136, 0, 128, 30), (272, 0, 128, 30), (0, 30, 128, 30)], height: 60
    ) {
        let group = NSCollectionLayoutGroup.thirds()
        return NSCollectionLayoutSection(group: group)
    },
    CompositionalRule(
        "repeatingSubitem keeps the item's own size", count: 3,
        frames: [(0, 0, 90, 30), (98, 0, 90, 30), (0, 30, 90, 30)], height: 60
    ) {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(30)),
            repeatingSubitem: item(.absolute(90), .fractionalHeight(1)), count: 2)
        group.interItemSpacing = .fixed(8)
        return NSCollectionLayoutSection(group: group)
    },
    // Apple's nested groups: one leading item of 0.7, two of 0.5 below each other in the trailing group of 0.3.
    CompositionalRule(
        "groups nest", count: 4,
        frames: [(0, 0, 280, 100), (280, 0, 120, 50), (280, 50, 120, 50), (0, 100, 280, 100)], height: 200
    ) {
        let trailing = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)),
            repeatingSubitem: item(.fractionalWidth(1), .fractionalHeight(0.5)), count: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)),
            subitems: [item(.fractionalWidth(0.7), .fractionalHeight(1)), trailing])
        return NSCollectionLayoutSection(group: group)
    },
    CompositionalRule(
        "a group's insets are taken off what its items share", count: 1, frames: [(20, 0, 360, 44)], height: 44
    ) {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(44)),
            subitems: [item(.fractionalWidth(1), .estimated(44))])
        group.contentInsets = NSDirectionalEdgeInsets(top: 9, leading: 20, bottom: 9, trailing: 20)
        return NSCollectionLayoutSection(group: group)
    },
    CompositionalRule(
        "spacing lies between groups, not around them", count: 3,
        frames: [(0, 0, 400, 40), (0, 52, 400, 40), (0, 104, 400, 40)], height: 144
    ) {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)),
            subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 12
        return section
    },
    CompositionalRule(
        "a custom group's items lie where the app puts them", count: 3,
        frames: [(10, 5, 100, 30), (120, 40, 200, 20), (10, 105, 100, 30)], height: 200
    ) {
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) { _ in
            [
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 10, y: 5, width: 100, height: 30)),
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 120, y: 40, width: 200, height: 20)),
            ]
        }
        return NSCollectionLayoutSection(group: group)
    },
    // A share of a side that the other item decides.
    CompositionalRule(
        "in an estimated group a share is of the height that the others need", count: 2,
        frames: [(0, 0, 200, 80), (200, 0, 200, 80)], height: 80
    ) {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(44)),
            subitems: [
                item(.fractionalWidth(0.5), .absolute(80)), item(.fractionalWidth(0.5), .fractionalHeight(1)),
            ])
        return NSCollectionLayoutSection(group: group)
    },
    CompositionalRule(
        "an orthogonal section runs on to the side and is one group high", count: 3,
        frames: [(0, 0, 300, 70), (310, 0, 300, 70), (620, 0, 300, 70)], height: 70
    ) {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(300), .absolute(70)),
            subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 10
        return section
    },
    // (400 - 300) / 2 = 50.
    CompositionalRule(
        "groupPagingCentered begins with the first group in the middle", count: 2,
        frames: [(50, 0, 300, 70), (350, 0, 300, 70)], height: 70
    ) {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(300), .absolute(70)),
            subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        return section
    },
]

extension NSCollectionLayoutGroup {
    // Deprecated as the form that it tests, which keeps the use from warning.
    @available(*, deprecated)
    fileprivate static func dividedInThree() -> NSCollectionLayoutGroup {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(30)),
            subitem: item(.fractionalWidth(0.9), .fractionalHeight(1)), count: 3)
        group.interItemSpacing = .fixed(8)
        return group
    }

    fileprivate static func thirds() -> NSCollectionLayoutGroup {
        (Self.self as any DividedGroups.Type).dividedInThree()
    }
}

@MainActor private protocol DividedGroups {
    static func dividedInThree() -> NSCollectionLayoutGroup
}

extension NSCollectionLayoutGroup: DividedGroups {}

@MainActor @Suite("Rules of the compositional layout") struct CompositionalRuleTests {
    @Test("frames follow the documented rule", arguments: rules)
    func frames(rule: CompositionalRule) {
        let layout = UICollectionViewCompositionalLayout(section: rule.section())
        let source = ListSource(count: rule.count, size: .zero)
        let list = ListFixture(source, width: 400, layout: layout)
        #expect(list.itemFrames == rule.frames)
        #expect(layout.collectionViewContentSize == CGSize(400, rule.height))
    }
}
