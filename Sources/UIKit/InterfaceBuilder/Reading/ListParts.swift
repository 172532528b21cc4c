import InterfaceBuilder

/// What lists and their cells have of a document for code that uses it: prototypes by their identifiers, headers, layouts.
@MainActor struct ListParts {
    let context: ReadingContext
    let reader: ElementReader

    private var views: ViewReader { ViewReader(context: context) }

    /// Prototypes are registered, each to be made when it is dequeued.
    private func prototypes(_ elements: [DocumentElement], register: (UINib, String) -> Void) {
        guard let nib = context.nib else { return }
        for element in elements {
            guard let identifier = element["reuseIdentifier"], !identifier.isEmpty else {
                context.remark("a prototype without a reuse identifier is never shown", at: element.position)
                continue
            }
            register(UINib(element, of: nib.source, context: nib.owner), identifier)
        }
    }

    func read(into table: UITableView) {
        if let element = reader.part("tableHeaderView") { table.tableHeaderView = views.view(for: element) }
        if let element = reader.part("tableFooterView") { table.tableFooterView = views.view(for: element) }
        prototypes(reader.list("prototypes")) { table.register($0, forCellReuseIdentifier: $1) }
        let sections = reader.list("sections").filter { $0.name == "tableViewSection" }
        if !sections.isEmpty { table.staticContent = StaticTableContent(sections, views, reader) }
    }

    func read(into list: UICollectionView) {
        prototypes(reader.list("cells")) { list.register($0, forCellWithReuseIdentifier: $1) }
        let kinds = [
            ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
            ("sectionFooterView", UICollectionView.elementKindSectionFooter),
        ]
        for (key, kind) in kinds {
            prototypes(reader.part(key).map { [$0] } ?? []) {
                list.register($0, forSupplementaryViewOfKind: kind, withReuseIdentifier: $1)
            }
        }
    }

    /// The labels and the image of UIKit's own styles are the cell's; what an app put there is read.
    func readContent(_ element: DocumentElement, of cell: UITableViewCell, _ read: (DocumentElement) -> Void) {
        let content = cell.contentView
        let ids = ["textLabel", "detailTextLabel", "imageView"].compactMap { reader.string($0) }
        if ids.isEmpty {
            let (translates, mask) = (content.translatesAutoresizingMaskIntoConstraints, content.autoresizingMask)
            read(element)
            (content.translatesAutoresizingMaskIntoConstraints, content.autoresizingMask) = (translates, mask)
            content.takesMarginsFromRow()
        } else {
            for subview in element.child("subviews")?.children ?? [] { readBuiltIn(subview, of: cell) }
        }
    }

    private func readBuiltIn(_ element: DocumentElement, of cell: UITableViewCell) {
        guard let id = element.id else { return }
        let parts: [(key: String, kind: ViewKind, view: () -> UIView?)] = [
            ("textLabel", .label, { cell.textLabel }), ("detailTextLabel", .label, { cell.detailTextLabel }),
            ("imageView", .imageView, { cell.imageView }),
        ]
        guard let part = parts.first(where: { reader.string($0.key) == id }), let view = part.view() else { return }
        let own = ElementReader(element, in: context)
        part.kind.read(view, own)
        if let color = own.color("backgroundColor") { view.backgroundColor = color }
        context.nib?.addMade(view, own)
    }
}

extension ElementReader {
    /// The layout of a `<collectionView>`; nil where it names none.
    var collectionLayout: UICollectionViewLayout? {
        guard let nib = context.nib else { return nil }
        let element = element.children.first { $0.key == "collectionViewLayout" }
        guard let element else { return nil }
        let reader = reader(of: element)
        let isFlow = element.name == "collectionViewFlowLayout"
        let type = isFlow ? UICollectionViewFlowLayout.self : UICollectionViewLayout.self
        let layout = nib.type(of: element, type).init(coder: NibCoder(ObjectDecoding(reader) { _ in }))
        if let layout { nib.addMade(layout, reader) }
        if let flow = layout as? UICollectionViewFlowLayout { flow.read(reader) }
        return layout
    }
}

extension UICollectionViewFlowLayout {
    /// Lengths in points.
    fileprivate func read(_ reader: ElementReader) {
        if reader.string("scrollDirection") == "horizontal" { scrollDirection = .horizontal }
        if let value = reader.number("minimumLineSpacing") { minimumLineSpacing = value }
        if let value = reader.number("minimumInteritemSpacing") { minimumInteritemSpacing = value }
        if let size = reader.size("itemSize") { itemSize = size }
        if let size = reader.size("estimatedItemSize") { estimatedItemSize = size }
        if reader.flag("automaticEstimatedItemSize") ?? false { estimatedItemSize = Self.automaticSize }
        if let size = reader.size("headerReferenceSize") { headerReferenceSize = size }
        if let size = reader.size("footerReferenceSize") { footerReferenceSize = size }
        if let insets = reader.insets("sectionInset") { sectionInset = insets }
    }
}
