import Foundation
import Testing
import UIKit

/// A cell whose label keeps to the margins of the content view: 8 + 20.5 + 8 points high at 17 points.
private final class MarginCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        let guide = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: guide.topAnchor),
            label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

/// A list that fills its controller's view.
private final class ListScreen: UIViewController, UICollectionViewDataSource {
    let list: UICollectionView
    private let count: Int

    init(count: Int, layout: UICollectionViewLayout) {
        self.count = count
        list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        list.register(MarginCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = self
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? MarginCell)?.label.text = "Row number \(indexPath.item) of the list"
        return cell
    }

    /// Of the visible cells, from top to bottom.
    var cells: [MarginCell] {
        list.indexPathsForVisibleItems.sorted().compactMap { list.cellForItem(at: $0) as? MarginCell }
    }
}

@MainActor @Suite("Self-sizing cells and the safe area") struct SelfSizingSafeAreaTests {
    enum Kind: CaseIterable {
        case flow, compositional

        @MainActor var layout: UICollectionViewLayout {
            switch self {
            case .flow:
                let layout = UICollectionViewFlowLayout()
                layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
                return layout
            case .compositional:
                let size = NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
                let group = NSCollectionLayoutGroup.vertical(
                    layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
                return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
            }
        }
    }

    /// The size of an iPhone 15.
    private func show(_ controller: UIViewController) -> UIWindow {
        let environment = RenderEnvironment(
            size: CGSize(width: 393, height: 852), scale: 2,
            safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        environment.install()
        return environment.makeWindow(rootViewController: controller)
    }

    private func expectOwnHeights(_ screen: ListScreen) {
        let cells = screen.cells
        #expect(!cells.isEmpty)
        for cell in cells {
            #expect(cell.frame.height == 36.5)
            #expect(cell.label.frame.height == 20.5)
        }
    }

    @Test(
        "cells of a list that scrolls are as high as their text, with and without a navigation bar",
        arguments: Kind.allCases, [true, false])
    func long(kind: Kind, isInNavigation: Bool) {
        let screen = ListScreen(count: 80, layout: kind.layout)
        let window = show(isInNavigation ? UINavigationController(rootViewController: screen) : screen)
        #expect(screen.list.contentOffset.y == (isInNavigation ? -103 : -59))
        expectOwnHeights(screen)
        window.isFittedToContent = true
        window.frame.size.height = 8000
        window.layoutIfNeeded()
        #expect(screen.cells.count == 80)
        #expect(screen.list.contentOffset.y == (isInNavigation ? -103 : -59))
        expectOwnHeights(screen)
    }

    @Test("below a navigation bar a list too short to scroll begins under the bar", arguments: Kind.allCases)
    func shortInNavigation(kind: Kind) {
        let screen = ListScreen(count: 2, layout: kind.layout)
        _ = show(UINavigationController(rootViewController: screen))
        #expect(screen.list.adjustedContentInset == UIEdgeInsets(top: 103, left: 0, bottom: 34, right: 0))
        #expect(screen.list.contentOffset.y == -103)
        expectOwnHeights(screen)
    }

    /// A flow layout's list without scrolling has no insets: its first cell lies under the status bar, its text clear of it.
    @Test("without one the first of a few cells makes room for the status bar")
    func shortWithoutNavigation() throws {
        let screen = ListScreen(count: 3, layout: Kind.flow.layout)
        _ = show(screen)
        #expect(screen.list.adjustedContentInset == .zero)
        let first = try #require(screen.cells.first)
        #expect(first.frame.height == 95.5)
        #expect(first.label.frame.minY == 67)
        for cell in screen.cells { #expect(cell.label.frame.height == 20.5) }
        #expect(screen.cells.last?.frame.height == 36.5)
    }

    /// It bounces, and so counts as one that scrolls.
    @Test("a compositional layout's list begins below the status bar, however short it is")
    func shortCompositional() {
        let screen = ListScreen(count: 3, layout: Kind.compositional.layout)
        _ = show(screen)
        #expect(screen.list.adjustedContentInset == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        #expect(screen.list.contentOffset.y == -59)
        expectOwnHeights(screen)
    }

    @Test(
        "rows of lists settle under and below the status bar, whatever the style and the number of rows",
        arguments: [UICollectionLayoutListConfiguration.Appearance.plain, .grouped, .insetGrouped, .sidebar], [1, 60])
    func rows(appearance: UICollectionLayoutListConfiguration.Appearance, count: Int) {
        let list = TextList(
            [(0..<count).map { "Row \($0)" }],
            configuration: UICollectionLayoutListConfiguration(appearance: appearance))
        let controller = UIViewController()
        controller.view.addSubview(list.view)
        list.view.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
        let exceptions = LayoutDiagnostics.collecting {
            let window = show(controller)
            window.isFittedToContent = true
            window.frame.size.height = max(852, list.view.contentSize.height)
            window.layoutIfNeeded()
        }.report.exceptions
        #expect(exceptions.map(\.message) == [])
        let heights = list.view.indexPathsForVisibleItems.sorted()
            .compactMap { list.view.cellForItem(at: $0)?.frame.height }
        #expect(heights.count >= min(count, 15))
        // The first row of a list too short to scroll makes room for the bar.
        for height in heights.dropFirst() { #expect(height == heights.last) }
    }
}
