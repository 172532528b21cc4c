import Foundation

/// Names a section's header, one of its rows, or its footer, in the order in which they follow each other.
struct TableElement: Hashable, Comparable {
    let section: Int
    /// The row; -1 for the header, `Int.max` for the footer.
    let place: Int

    static func header(_ section: Int) -> TableElement { TableElement(section: section, place: -1) }
    static func footer(_ section: Int) -> TableElement { TableElement(section: section, place: .max) }
    static func row(_ row: Int, _ section: Int) -> TableElement { TableElement(section: section, place: row) }

    static func row(_ indexPath: IndexPath) -> TableElement { row(indexPath.row, indexPath.section) }

    var isHeader: Bool { place == -1 }
    var isFooter: Bool { place == .max }
    /// Nil for a header or footer.
    var indexPath: IndexPath? { isHeader || isFooter ? nil : IndexPath(row: place, section: section) }

    static func < (left: Self, right: Self) -> Bool {
        left.section == right.section ? left.place < right.place : left.section < right.section
    }
}

/// A header or footer of a section.
struct TableBand {
    var length: CGFloat = 0
    /// Whether the length is what the app, the standard or the view itself says, rather than an estimate.
    var isResolved = false
    /// Whether there is a view to show, as far as is known.
    var hasView = false
}

/// A section's lengths along the table, in points.
struct TableSection {
    /// Above the header of a plain table's section.
    var topPadding: CGFloat = 0
    var header = TableBand()
    var rows: LengthSums
    /// By row; see `TableBand.isResolved`.
    var resolvedRows: [Bool]
    var footer = TableBand()

    var length: CGFloat { topPadding + header.length + rows.total + footer.length }
    var rowsStart: CGFloat { topPadding + header.length }
}
