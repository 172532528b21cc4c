import Foundation
import Testing
import UIKit

/// A list of texts in a collection view, three pixels a point where asked for.
@MainActor struct TextList {
    let view: UICollectionView
    private let source: Source

    /// Answers from values; headers and footers are list cells, too.
    final class Source: NSObject, UICollectionViewDataSource {
        var sections: [[String]]
        var onCell: ((UICollectionViewListCell, IndexPath) -> Void)?

        init(_ sections: [[String]]) {
            self.sections = sections
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sections[section].count
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            guard let cell = cell as? UICollectionViewListCell else { return cell }
            var content = cell.defaultContentConfiguration()
            content.text = sections[indexPath.section][indexPath.item]
            cell.contentConfiguration = content
            onCell?(cell, indexPath)
            return cell
        }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            let view = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "boundary", for: indexPath)
            guard let cell = view as? UICollectionViewListCell else { return view }
            var content = cell.defaultContentConfiguration()
            content.text = "Section \(indexPath.section + 1)"
            cell.contentConfiguration = content
            return cell
        }
    }

    init(
        _ sections: [[String]], width: CGFloat = 300, height: CGFloat = 500,
        configuration: UICollectionLayoutListConfiguration,
        onCell: ((UICollectionViewListCell, IndexPath) -> Void)? = nil
    ) {
        // Whatever a test before has left.
        RenderEnvironment(size: CGSize(width: 390, height: 844), scale: 2).install()
        source = Source(sections)
        source.onCell = onCell
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: width, height: height),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(
                UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "boundary")
        }
        view.dataSource = source
        view.layoutIfNeeded()
    }

    func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
        view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
    }

    func header(_ section: Int) -> UICollectionViewListCell? {
        view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
            as? UICollectionViewListCell
    }
}

private func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
) -> UICollectionLayoutListConfiguration {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    change(&configuration)
    return configuration
}

extension UIView {
    /// The lines of a row, from the top.
    fileprivate var shownSeparators: [CGRect] {
        subviews.filter { !$0.isHidden && $0.bounds.height <= 0.5 && $0.backgroundColor == .separator }.map(\.frame)
            .sorted { $0.minY < $1.minY }
    }
}

@Suite("List sections")
@MainActor
struct ListSectionTests {
    /// Source: the view hierarchy of such a list on iOS 17 in a public test, with 3 pixels a point; here 2, so that a group's
    /// 17.5 points are whole pixels and a footnote is 16 high. The second section has no header there; here both have one.
    @Test("an inset grouped list has the frames that iOS logs")
    func insetGrouped() {
        let list = TextList(
            [["Item 1"], ["Item 2"]], configuration: list(.insetGrouped) { $0.headerMode = .supplementary })
        #expect(list.header(0)?.frame == CGRect(x: 16, y: 0, width: 268, height: 39))
        #expect(list.cell(0)?.frame == CGRect(x: 16, y: 39, width: 268, height: 44))
        #expect(list.header(1)?.frame == CGRect(x: 16, y: 100.5, width: 268, height: 39))
        #expect(list.cell(0, 1)?.frame == CGRect(x: 16, y: 139.5, width: 268, height: 44))
        #expect(list.view.contentSize == CGSize(300, 203.5))
    }

    @Test("wide screens have wider margins, and groups without a header begin lower")
    func wide() {
        let list = TextList([["Item 1"]], width: 414, configuration: list(.insetGrouped))
        #expect(list.cell(0)?.frame == CGRect(x: 20, y: 17.5, width: 374, height: 44))
        let text = list.cell(0)?.contentView.subviews.first
        #expect(text?.frame.minX == 20)
    }

    @Test("a plain list fills the width; its headers lie under a padding and stay in sight")
    func plain() {
        let list = TextList(
            [(0..<20).map { "Item \($0)" }], configuration: list(.plain) { $0.headerMode = .supplementary })
        #expect(list.header(0)?.frame == CGRect(x: 0, y: 22, width: 300, height: 28))
        #expect(list.cell(0)?.frame == CGRect(x: 0, y: 50, width: 300, height: 44))
        list.view.contentOffset.y = 200
        list.view.layoutIfNeeded()
        #expect(list.header(0)?.frame.minY == 200)
    }

    @Test("the padding of headers can be set")
    func headerTopPadding() {
        let list = TextList(
            [["Item"]],
            configuration: list(.plain) {
                $0.headerMode = .supplementary
                $0.headerTopPadding = 0
            })
        #expect(list.header(0)?.frame.minY == 0)
    }

    @Test("the first item can be the header: outside of the card, with a header's text")
    func firstItem() {
        let list = TextList(
            [["Header", "One", "Two"]], configuration: list(.insetGrouped) { $0.headerMode = .firstItemInSection })
        let header = list.cell(0)
        #expect((header?.contentConfiguration as? UIListContentConfiguration)?.textProperties.transform == .uppercase)
        #expect(header?.layer.cornerRadius == 0)
        #expect(list.cell(1)?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(list.cell(2)?.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }

    @Test("cards have round corners at their ends, and rows the list's background")
    func looks() {
        let list = TextList([["One", "Two", "Three"], ["Single"]], configuration: list(.insetGrouped))
        #expect([0, 1, 2].map { list.cell($0)?.layer.cornerRadius } == [10, 0, 10])
        #expect(list.cell(0, 1)?.layer.maskedCorners.rawValue == 15)
        #expect(
            list.cell(0)?.backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
        let plain = TextList([["One"]], configuration: self.plainList)
        #expect(plain.cell(0)?.backgroundConfiguration?.backgroundColor == .systemBackground)
        #expect(plain.cell(0)?.layer.cornerRadius == 0)
    }

    private var plainList: UICollectionLayoutListConfiguration { list(.plain) }

    @Test("lines begin at the text, between the rows of a card and below each row of a plain list")
    func separators() {
        let cards = TextList([["One", "Two"]], configuration: list(.insetGrouped))
        #expect(cards.cell(0)?.shownSeparators == [CGRect(x: 16, y: 43.5, width: 252, height: 0.5)])
        #expect(cards.cell(1)?.shownSeparators == [])
        let plain = TextList([["One", "Two"]], configuration: plainList)
        #expect(plain.cell(1)?.shownSeparators == [CGRect(x: 16, y: 43.5, width: 284, height: 0.5)])
        let grouped = TextList([["One"]], configuration: list(.grouped))
        #expect(
            grouped.cell(0)?.shownSeparators == [
                CGRect(x: 0, y: 0, width: 300, height: 0.5), CGRect(x: 0, y: 43.5, width: 300, height: 0.5),
            ])
    }

    @Test("a handler changes the lines of single rows; none are shown where the list says so")
    func separatorHandler() {
        let changed = TextList(
            [["One", "Two"]],
            configuration: list(.plain) {
                $0.itemSeparatorHandler = { indexPath, configuration in
                    var changed = configuration
                    if indexPath.item == 0 { changed.bottomSeparatorVisibility = .hidden }
                    changed.bottomSeparatorInsets.leading = 50
                    return changed
                }
            })
        #expect(changed.cell(0)?.shownSeparators == [])
        #expect(changed.cell(1)?.shownSeparators == [CGRect(x: 50, y: 43.5, width: 250, height: 0.5)])
        let none = TextList([["One", "Two"]], configuration: list(.plain) { $0.showsSeparators = false })
        #expect(none.cell(0)?.shownSeparators == [])
    }

    @Test("constraints on the separator's guide move the line")
    func separatorGuide() {
        let list = TextList([["One", "Two"]], configuration: plainList) { cell, _ in
            cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 60).isActive =
                true
        }
        #expect(list.cell(0)?.shownSeparators == [CGRect(x: 60, y: 43.5, width: 240, height: 0.5)])
    }

    @Test("the background reaches beyond the content, in the list's colour")
    func background() {
        let list = TextList([["One"]], configuration: list(.grouped))
        let background = list.view.subviews.first { $0.bounds.height > 1000 }
        #expect(background?.backgroundColor == .systemGroupedBackground)
        #expect(background?.frame.minY == -1000)
        #expect((background?.frame.maxY ?? 0) >= 1000)
        #expect(list.view.subviews.first === background)
    }

    @Test("long texts make rows higher; the same with any width of the estimate")
    func selfSizing() {
        let text = String(repeating: "Several words to be wrapped. ", count: 8)
        let list = TextList([[text, "Short"]], configuration: plainList)
        let row = list.cell(0)?.frame.height ?? 0
        #expect(row > 100)
        #expect(list.cell(1)?.frame.minY == row)
        #expect(list.view.visibleCells.count == 2)
    }
}
