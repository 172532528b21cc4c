import InterfaceBuilder

/// Makes the views of a document's elements, each with its subviews, guides and the constraints that wait for the rest.
@MainActor struct ViewReader {
    let context: ReadingContext

    /// The view of an element and everything in it; nil for one that is not installed, or is no view.
    func view(for element: DocumentElement) -> UIView? {
        if let id = element.id, context.exclusions.contains(id) { return nil }
        guard let kind = kind(of: element), context.hasRoom(forViewAt: element.position) else { return nil }
        let reader = ElementReader(element, in: context)
        if let nib = context.nib { return view(reader, as: kind, nib) }
        let view = kind.make(reader)
        context.register(view, as: ViewIdentity(id: element.id, className: kind.className))
        read(reader, as: kind, into: view)
        return view
    }

    /// A view that code uses: its class's `init(coder:)` makes it, and has it read on the way.
    private func view(_ reader: ElementReader, as kind: ViewKind, _ nib: NibInstantiation) -> UIView? {
        let identity = ViewIdentity(id: reader.element.id, className: kind.className)
        let decoding = ObjectDecoding(reader) { object in
            guard let view = object as? UIView else { return }
            context.register(view, as: identity)
            nib.addMade(view, reader)
            read(reader, as: kind, into: view)
        }
        return nib.type(of: reader.element, kind.type).init(coder: NibCoder(decoding))
    }

    /// Reads an element into a view that is there already: a cell's content view.
    private func read(_ element: DocumentElement, into view: UIView, className: String) {
        let reader = ElementReader(element, in: context)
        context.register(view, as: ViewIdentity(id: element.id, className: className))
        context.nib?.addMade(view, reader)
        read(reader, as: .view, into: view)
    }

    private func read(_ reader: ElementReader, as kind: ViewKind, into view: UIView) {
        view.readCommon(reader)
        kind.read(view, reader)
        readParts(reader, of: view)
        for element in reader.list("subviews") { addSubview(element, to: view) }
        for guide in reader.element.children where guide.name == "viewLayoutGuide" { readGuide(guide, of: view) }
        for constraint in reader.list("constraints") { context.add(constraint, of: view) }
        if context.nib == nil {
            view.readRuntimeAttributes(reader)
            if let className = reader.element["customClass"] {
                context.note(
                    "class \(className) is not there; \(kind.className) stands in", at: reader.element.position)
            }
            readOwnSize(reader, kind, of: view)
        } else {
            reader.ignoreParts("userDefinedRuntimeAttributes")
            reader.ignore("placeholderIntrinsicWidth", "placeholderIntrinsicHeight")
        }
        reader.remarkOnRest()
    }

    /// A plain view with a frame stands in for an element that is not known.
    private func kind(of element: DocumentElement) -> ViewKind? {
        if let kind = ViewKind.table[element.name] { return kind }
        guard element.children.contains(where: { $0.name == "rect" && $0.key == "frame" }) else { return nil }
        context.remark("unknown element <\(element.name)>; a plain view stands in", at: element.position)
        return .view
    }

    private func addSubview(_ element: DocumentElement, to view: UIView) {
        guard let subview = self.view(for: element) else { return }
        if let stack = view as? UIStackView {
            stack.addArrangedSubview(subview)
        } else {
            view.addSubview(subview)
        }
    }

    // MARK: Parts other than subviews

    private func readParts(_ reader: ElementReader, of view: UIView) {
        switch view {
        case let cell as UITableViewCell: readContent(reader, of: cell)
        case let cell as UICollectionViewCell: readContent(reader, of: cell)
        case let table as CanvasTableView: readRows(reader, of: table)
        case let table as UITableView: ListParts(context: context, reader: reader).read(into: table)
        case let list as UICollectionView where context.nib != nil:
            ListParts(context: context, reader: reader).read(into: list)
        case let list as UICollectionView: readItems(reader, of: list)
        default: readContentView(reader, of: view)
        }
    }

    /// That of a visual effect view.
    private func readContentView(_ reader: ElementReader, of view: UIView) {
        guard let element = reader.part("contentView"), let content = self.view(for: element) else { return }
        view.addSubview(content)
    }

    private func readContent(_ reader: ElementReader, of cell: UITableViewCell) {
        guard let element = reader.part("contentView") else { return }
        if context.nib == nil {
            readCanvasContent(element, reader, of: cell)
        } else {
            ListParts(context: context, reader: reader).readContent(element, of: cell) { part in
                read(part, into: cell.contentView, className: "UITableViewCellContentView")
            }
        }
        for key in ["backgroundView", "selectedBackgroundView", "accessoryView"] { readExtra(key, reader, of: cell) }
    }

    private func readCanvasContent(_ element: DocumentElement, _ reader: ElementReader, of cell: UITableViewCell) {
        let frame = CellContent.frame(of: element, in: cell, ElementReader(element, in: context))
        read(element, into: cell.contentView, className: "UITableViewCellContentView")
        cell.contentView.translatesAutoresizingMaskIntoConstraints = true
        cell.contentView.autoresizingMask = []
        let isPreserving = element["preservesSuperviewLayoutMargins"] == "YES"
        let labels = ["textLabel", "detailTextLabel"].compactMap { reader.string($0) }.compactMap { id -> UILabel? in
            guard case .view(let view)? = context.item(id) else { return nil }
            return view as? UILabel
        }
        cell.canvasContent = CanvasContent(frame, in: cell, builtInLabels: labels)
        context.whenWhole { [context] in CellContent.setMargins(of: cell, isPreserving: isPreserving, in: context) }
    }

    private func readExtra(_ key: String, _ reader: ElementReader, of cell: UITableViewCell) {
        guard let element = reader.part(key), let view = self.view(for: element) else { return }
        switch key {
        case "backgroundView": cell.backgroundView = view
        case "selectedBackgroundView": cell.selectedBackgroundView = view
        default: cell.accessoryView = view
        }
    }

    private func readContent(_ reader: ElementReader, of cell: UICollectionViewCell) {
        if let element = reader.part("contentView") {
            read(element, into: cell.contentView, className: "UIView")
            cell.contentView.translatesAutoresizingMaskIntoConstraints = true
            cell.contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        cell.contentView.frame = cell.bounds
        for key in ["backgroundView", "selectedBackgroundView"] {
            guard let element = reader.part(key), let view = self.view(for: element) else { continue }
            if key == "backgroundView" { cell.backgroundView = view } else { cell.selectedBackgroundView = view }
        }
    }

    private func readRows(_ reader: ElementReader, of table: CanvasTableView) {
        let bands = ["tableHeaderView", "tableFooterView"].compactMap { reader.part($0) }
        let sections = reader.list("sections").flatMap { section in
            remarkOnTitles(of: section)
            return section.children.filter { $0.name == "cells" }.flatMap(\.children)
        }
        for element in bands + reader.list("prototypes") + sections {
            if let view = view(for: element) { table.show(view) }
        }
    }

    private func remarkOnTitles(of section: DocumentElement) {
        for name in ["headerTitle", "footerTitle"] where !(section[name] ?? "").isEmpty {
            context.remark("\(name) of <\(section.name)> is not drawn", at: section.position)
        }
    }

    private func readItems(_ reader: ElementReader, of list: UICollectionView) {
        let supplementary = ["sectionHeaderView", "sectionFooterView"].compactMap { reader.part($0) }
        for element in reader.list("cells") + supplementary {
            if let cell = view(for: element) { list.addSubview(cell) }
        }
    }

    private func readGuide(_ element: DocumentElement, of view: UIView) {
        guard let guide = LayoutGuides.guide(element.key ?? "", of: view) else {
            return context.remark("unknown layout guide '\(element.key ?? "")'", at: element.position)
        }
        context.register(guide, id: element.id)
    }

    // MARK: Sizes in place of the view's own

    private func readOwnSize(_ reader: ElementReader, _ kind: ViewKind, of view: UIView) {
        var size = kind.size(view, reader) ?? ContentSizeOverride()
        if let drawn = reader.element.id.flatMap({ context.document.resources.drawnSizes[$0] }) {
            size = ContentSizeOverride(width: drawn.width, height: drawn.height)
        }
        if let width = reader.placeholderLength("placeholderIntrinsicWidth") { size.width = width }
        if let height = reader.placeholderLength("placeholderIntrinsicHeight") { size.height = height }
        guard size != ContentSizeOverride() else { return }
        context.whenWhole { view.overrideContentSize(size) }
    }
}

extension ElementReader {
    /// Nil for what is no length, `deferred` or `infinite`, and where there is none.
    fileprivate func placeholderLength(_ name: String) -> CGFloat? {
        guard let text = string(name), !["deferred", "infinite"].contains(text) else { return nil }
        return number(name).flatMap { (0...CGFloat(DocumentLimits.length)).contains($0) ? $0 : nil }
    }
}
