public import UIKit

/// The rows of the table samples as sections of lists in a collection view; a sidebar shows them as outlines.
public final class ListSamplesViewController: UIViewController {
    private typealias Source = UICollectionViewDiffableDataSource<Int, ListSampleItem>

    private let appearance: UICollectionLayoutListConfiguration.Appearance
    private let sections = TableSampleSection.all
    public private(set) lazy var collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    private var source: Source?

    public init(appearance: UICollectionLayoutListConfiguration.Appearance, isEditing: Bool = false) {
        self.appearance = appearance
        super.init(nibName: nil, bundle: nil)
        self.isEditing = isEditing
        title = "Lists"
    }

    /// - Parameter states: "plain", "grouped" or "sidebar" in place of cards; "editing".
    public convenience init(states: [String]) {
        let appearance: UICollectionLayoutListConfiguration.Appearance =
            states.contains("plain")
            ? .plain : states.contains("grouped") ? .grouped : states.contains("sidebar") ? .sidebar : .insetGrouped
        self.init(appearance: appearance, isEditing: states.contains("editing"))
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    private var isSidebar: Bool { appearance == .sidebar }

    private var configuration: UICollectionLayoutListConfiguration {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configuration.headerMode = isSidebar ? .firstItemInSection : .supplementary
        configuration.footerMode = isSidebar ? .none : .supplementary
        return configuration
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.accessibilityIdentifier = "list"
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.isEditing = isEditing
        view.addSubview(collectionView)
        let made = makeSource()
        source = made
        for section in sections.indices { made.apply(outline(ofSection: section), to: section) }
        let selected = made.indexPath(for: ListSampleItem(section: 1, row: 1))
        collectionView.selectItem(at: selected, animated: false, scrollPosition: [])
    }

    // MARK: Data

    private func outline(ofSection index: Int) -> NSDiffableDataSourceSectionSnapshot<ListSampleItem> {
        var outline = NSDiffableDataSourceSectionSnapshot<ListSampleItem>()
        let rows = sections[index].rows.indices.map { ListSampleItem(section: index, row: $0) }
        guard isSidebar else {
            outline.append(rows)
            return outline
        }
        let header = ListSampleItem(section: index, row: nil)
        outline.append([header])
        outline.append(rows, to: header)
        if index < 2 { outline.expand([header]) }
        return outline
    }

    private func makeSource() -> Source {
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, ListSampleItem> {
            [weak self] cell, _, item in self?.fill(cell, item)
        }
        let source = Source(collectionView: collectionView) { list, indexPath, item in
            list.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: item)
        }
        let bands = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter].map(
            makeBandRegistration)
        source.supplementaryViewProvider = { list, kind, indexPath in
            let registration = bands[kind == UICollectionView.elementKindSectionHeader ? 0 : 1]
            return list.dequeueConfiguredReusableSupplementary(using: registration, for: indexPath)
        }
        return source
    }

    private func makeBandRegistration(
        kind: String
    ) -> UICollectionView.SupplementaryRegistration<UICollectionViewListCell> {
        UICollectionView.SupplementaryRegistration(elementKind: kind) { [weak self] cell, kind, indexPath in
            guard let section = self?.sections[indexPath.section] else { return }
            var content = cell.defaultContentConfiguration()
            content.text = kind == UICollectionView.elementKindSectionHeader ? section.title : section.note
            cell.contentConfiguration = content
        }
    }

    // MARK: Cells

    private func fill(_ cell: UICollectionViewListCell, _ item: ListSampleItem) {
        let section = sections[item.section]
        guard let row = item.row else {
            var content: UIListContentConfiguration = .sidebarHeader()
            content.text = section.title ?? "More"
            cell.contentConfiguration = content
            cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
            return
        }
        cell.contentConfiguration = section.rows[row].content(inSidebar: isSidebar)
        cell.accessories = section.rows[row].accessories
    }
}

/// A row of a section, or its header.
private struct ListSampleItem: Hashable, Sendable {
    let section: Int
    /// Nil for the section's header in a sidebar.
    let row: Int?
}
