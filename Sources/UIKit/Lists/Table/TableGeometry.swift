import Foundation

/// Where the sections and rows of a table view lie, from the top of its content; heights may still be estimates.
///
/// Made by the table view from its counts and estimates; heights are set as rows are resolved. O(log rows) for each question.
struct TableGeometry {
    private(set) var sections: [TableSection]
    private var lengths: LengthSums
    /// Height of the table's own header view.
    var top: CGFloat = 0
    /// Height of the table's own footer view.
    var bottom: CGFloat = 0

    init(_ sections: [TableSection]) {
        self.sections = sections
        lengths = LengthSums(sections.map(\.length))
    }

    /// The height of the whole content.
    var height: CGFloat { top + lengths.total + bottom }
    /// Where the table's own footer view begins.
    var bottomStart: CGFloat { top + lengths.total }

    func contains(_ element: TableElement) -> Bool {
        sections.indices.contains(element.section)
            && (element.isHeader || element.isFooter || element.place < sections[element.section].rows.count)
    }

    // MARK: Places

    func start(ofSection section: Int) -> CGFloat { top + lengths.start(of: section) }

    func length(ofSection section: Int) -> CGFloat { lengths[section] }

    func start(of element: TableElement) -> CGFloat {
        let section = sections[element.section]
        let start = start(ofSection: element.section)
        if element.isHeader { return start + section.topPadding }
        if element.isFooter { return start + section.rowsStart + section.rows.total }
        return start + section.rowsStart + section.rows.start(of: element.place)
    }

    func end(of element: TableElement) -> CGFloat { start(of: element) + length(of: element) }

    func length(of element: TableElement) -> CGFloat {
        let section = sections[element.section]
        if element.isHeader { return section.header.length }
        if element.isFooter { return section.footer.length }
        return section.rows[element.place]
    }

    func isResolved(_ element: TableElement) -> Bool {
        let section = sections[element.section]
        if element.isHeader { return section.header.isResolved }
        if element.isFooter { return section.footer.isResolved }
        return section.resolvedRows[element.place]
    }

    /// Whether the element exists and its length is still an estimate.
    func isOpen(_ element: TableElement) -> Bool { contains(element) && !isResolved(element) }

    /// What is not measured yet, from the top down. O(rows).
    var openElements: [TableElement] {
        var open: [TableElement] = []
        for (index, section) in sections.enumerated() {
            if !section.header.isResolved { open.append(.header(index)) }
            for row in section.resolvedRows.indices where !section.resolvedRows[row] { open.append(.row(row, index)) }
            if !section.footer.isResolved { open.append(.footer(index)) }
        }
        return open
    }

    /// The section in which a height lies: the first or last one beyond the ends; nil without sections.
    func section(at y: CGFloat) -> Int? { lengths.index(at: max(y - top, 0)) }

    /// The element in which a height lies: the first or last one beyond the ends; nil without sections.
    func element(at y: CGFloat) -> TableElement? {
        guard let index = section(at: y) else { return nil }
        let section = sections[index]
        let place = max(y - start(ofSection: index), 0)
        if place < section.rowsStart { return .header(index) }
        let rowPlace = place - section.rowsStart
        if rowPlace < section.rows.total, let row = section.rows.index(at: rowPlace) { return .row(row, index) }
        return .footer(index)
    }

    // MARK: Neighbours; nil at the ends, and for an element that does not exist

    func element(after element: TableElement) -> TableElement? {
        guard contains(element) else { return nil }
        if element.isFooter { return element.section + 1 < sections.count ? .header(element.section + 1) : nil }
        let row = element.place + 1
        return row < sections[element.section].rows.count ? .row(row, element.section) : .footer(element.section)
    }

    func element(before element: TableElement) -> TableElement? {
        guard contains(element) else { return nil }
        if element.isHeader { return element.section > 0 ? .footer(element.section - 1) : nil }
        let row = element.isFooter ? sections[element.section].rows.count - 1 : element.place - 1
        return row >= 0 ? .row(row, element.section) : .header(element.section)
    }

    // MARK: Changes

    mutating func set(_ length: CGFloat, isResolved: Bool, row: Int, inSection section: Int) {
        sections[section].rows[row] = length
        sections[section].resolvedRows[row] = isResolved
        lengths[section] = sections[section].length
    }

    /// - Parameter topPadding: above a header; a footer has none.
    mutating func set(_ band: TableBand, of element: TableElement, topPadding: CGFloat) {
        if element.isHeader {
            sections[element.section].header = band
            sections[element.section].topPadding = topPadding
        } else {
            sections[element.section].footer = band
        }
        lengths[element.section] = sections[element.section].length
    }

    /// Has a row resolved again; its height so far stands in for it.
    mutating func unresolve(_ element: TableElement) {
        guard contains(element), element.indexPath != nil else { return }
        sections[element.section].resolvedRows[element.place] = false
    }
}
