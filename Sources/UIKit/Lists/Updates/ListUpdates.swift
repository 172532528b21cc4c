import Foundation

/// What an app says has changed in a list's data: sections and items that went, came, moved or have to be shown anew.
///
/// Filled by the methods of a list between two states of its data, resolved into `ListChanges`. What goes and what is shown
/// anew is named by its place before, what comes by its place after; both together as UIKit reads a batch of updates.
struct ListUpdates {
    var deletedSections: [Int] = []
    var insertedSections: [Int] = []
    var movedSections: [(from: Int, to: Int)] = []
    var reloadedSections: [Int] = []
    var deletedItems: [IndexPath] = []
    var insertedItems: [IndexPath] = []
    var movedItems: [(from: IndexPath, to: IndexPath)] = []
    var reloadedItems: [IndexPath] = []
    var reconfiguredItems: [IndexPath] = []

    /// Where everything has gone, if the counts before and after agree with what was said.
    func changes(from old: [Int], to new: [Int]) throws(ListUpdateError) -> ListChanges {
        try checkPlaces(old: old, new: new)
        if old == new, movesNothing {
            var changes = ListChanges(renewed: Set(reloadedItems), counts: new)
            changes.reconfigured = reconfiguredItems
            return changes
        }
        var sections = try sectionMap(from: old.count, to: new.count)
        var items = old.map { [IndexPath?](repeating: nil, count: $0) }
        let reloaded = Set(reloadedSections)
        for section in old.indices {
            guard let target = sections[section] else { continue }
            if reloaded.contains(section) {
                sections[section] = nil
            } else {
                items[section] = try targets(of: section, in: target, old: old[section], new: new[target])
            }
        }
        for (from, to) in movedItems { items[from.section][from.item] = to }
        let reconfigured = reconfiguredItems.compactMap { items[$0.section][$0.item] }
        for indexPath in reloadedItems { items[indexPath.section][indexPath.item] = nil }
        var changes = ListChanges(sections: sections, items: items, counts: new)
        changes.reconfigured = reconfigured
        return changes
    }

    private var movesNothing: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && reloadedSections.isEmpty
            && deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty
    }

    // MARK: Sections

    private func sectionMap(from old: Int, to new: Int) throws(ListUpdateError) -> [Int?] {
        guard old - deletedSections.count + insertedSections.count == new else {
            throw .sectionCount(
                before: old, after: new, inserted: insertedSections.count, deleted: deletedSections.count)
        }
        var map = [Int?](repeating: nil, count: old)
        for (from, to) in movedSections { map[from] = to }
        let leaving = Set(deletedSections + movedSections.map(\.from))
        let taken = Set(insertedSections + movedSections.map(\.to))
        var free = (0..<new).lazy.filter { !taken.contains($0) }.makeIterator()
        for section in 0..<old where !leaving.contains(section) { map[section] = free.next() }
        return map
    }

    // MARK: Items

    /// Where each of the section's items is afterwards, in the section that it has become; nil for what is gone or moved out.
    private func targets(
        of section: Int, in target: Int, old: Int, new: Int
    ) throws(ListUpdateError) -> [IndexPath?] {
        let deleted = Set(deletedItems.lazy.filter { $0.section == section }.map(\.item))
        let inserted = Set(insertedItems.lazy.filter { $0.section == target }.map(\.item))
        let movedOut = Set(movedItems.lazy.filter { $0.from.section == section }.map(\.from.item))
        let movedIn = Set(movedItems.lazy.filter { $0.to.section == target }.map(\.to.item))
        guard old - deleted.count + inserted.count - movedOut.count + movedIn.count == new else {
            throw .itemCount(
                section: target, before: old, after: new, inserted: inserted.count, deleted: deleted.count,
                movedIn: movedIn.count, movedOut: movedOut.count)
        }
        var free = (0..<new).lazy.filter { !inserted.contains($0) && !movedIn.contains($0) }.makeIterator()
        return (0..<old).map { item in
            guard !deleted.contains(item), !movedOut.contains(item) else { return nil }
            return free.next().map { IndexPath(item: $0, section: target) }
        }
    }

    // MARK: Checks

    private func checkPlaces(old: [Int], new: [Int]) throws(ListUpdateError) {
        try checkSections(deletedSections + reloadedSections + movedSections.map(\.from), in: old, "before")
        try checkSections(insertedSections + movedSections.map(\.to), in: new, "after")
        try checkItems(deletedItems + movedItems.map(\.from), in: old, "before")
        try checkItems(reloadedItems, in: old, "before")
        let deleted = Set(deletedItems)
        if let both = reloadedItems.first(where: deleted.contains) { throw .deletedAndReloaded(both) }
        try checkItems(reconfiguredItems, in: old, "before")
        try checkItems(insertedItems + movedItems.map(\.to), in: new, "after")
    }

    private func checkSections(_ sections: [Int], in counts: [Int], _ when: String) throws(ListUpdateError) {
        for section in sections where !counts.indices.contains(section) {
            throw .missingSection(section, count: counts.count, when: when)
        }
        if let twice = sections.firstRepeated { throw .repeatedSection(twice, when: when) }
    }

    private func checkItems(_ items: [IndexPath], in counts: [Int], _ when: String) throws(ListUpdateError) {
        for indexPath in items {
            guard indexPath.count == 2, counts.indices.contains(indexPath.section),
                (0..<counts[indexPath.section]).contains(indexPath.item)
            else { throw .missingItem(indexPath, when: when) }
        }
        if let twice = items.firstRepeated { throw .repeatedItem(twice, when: when) }
    }
}

extension Array where Element: Hashable {
    /// The first element that equals an earlier one.
    fileprivate var firstRepeated: Element? {
        var seen = Set<Element>(minimumCapacity: count)
        return first { !seen.insert($0).inserted }
    }
}
