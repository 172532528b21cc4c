import InterfaceBuilder

/// The sections of a table whose cells are in the document; a `UITableViewController` shows them.
@MainActor final class StaticTableContent {
    struct Section {
        let header: String?
        let footer: String?
        let cells: [UITableViewCell]
        /// By row, in points; nil for the table's own.
        let heights: [CGFloat?]
    }

    let sections: [Section]

    init(_ elements: [DocumentElement], _ views: ViewReader, _ reader: ElementReader) {
        sections = elements.map { element in
            let section = reader.reader(of: element)
            let rows = section.list("cells").compactMap { row -> (UITableViewCell, CGFloat?)? in
                guard let cell = views.view(for: row) as? UITableViewCell else { return nil }
                let height = reader.reader(of: row).number("rowHeight").flatMap { $0 > 0 ? $0 : nil }
                return (cell, height)
            }
            return Section(
                header: section.text("headerTitle"), footer: section.text("footerTitle"), cells: rows.map(\.0),
                heights: rows.map(\.1))
        }
    }
}

extension UITableView {
    /// Nil in a table with prototypes, or without that section.
    func staticSection(_ section: Int) -> StaticTableContent.Section? {
        guard let sections = staticContent?.sections, sections.indices.contains(section) else { return nil }
        return sections[section]
    }
}
