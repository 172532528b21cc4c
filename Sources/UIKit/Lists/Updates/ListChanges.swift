import Foundation

/// Where the sections and items of a list are after a change of its data.
///
/// Made from what an app says (`ListUpdates`) or from two snapshots; consumed by the list, which keeps the views of what is
/// still there, and by its layout, which keeps their sizes.
struct ListChanges: Equatable {
    /// By former section; nil for one that is gone or whose views are made anew.
    var sections: [Int?]
    /// By former section and item; nil for an item that is gone or whose view is made anew.
    var items: [[IndexPath?]]
    /// Items of each section afterwards.
    let counts: [Int]
    /// Afterwards; their cells are configured again.
    var reconfigured: [IndexPath] = []

    init(sections: [Int?], items: [[IndexPath?]], counts: [Int]) {
        self.sections = sections
        self.items = items
        self.counts = counts
    }

    func newSection(_ section: Int) -> Int? {
        sections.indices.contains(section) ? sections[section] : nil
    }

    func newIndexPath(_ indexPath: IndexPath) -> IndexPath? {
        guard indexPath.count == 2, items.indices.contains(indexPath.section),
            items[indexPath.section].indices.contains(indexPath.item)
        else { return nil }
        return items[indexPath.section][indexPath.item]
    }
}
