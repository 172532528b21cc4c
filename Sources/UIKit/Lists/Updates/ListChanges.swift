import Foundation

/// Where the sections and items of a list are after a change of its data.
///
/// Made from what an app says (`ListUpdates`) or from two snapshots; consumed by the list, which keeps the views of what is
/// still there, and by its layout, which keeps their sizes.
struct ListChanges: Equatable {
    private enum Places: Equatable {
        /// By former section, and by former section and item; nil for what is gone or whose views are made anew.
        case moved(sections: [Int?], items: [[IndexPath?]])
        /// All stay where they are; the views of these items are made anew.
        case kept(renewed: Set<IndexPath>)
    }

    private let places: Places
    /// Items of each section afterwards.
    let counts: [Int]
    /// Afterwards; their cells are configured again.
    var reconfigured: [IndexPath] = []

    init(sections: [Int?], items: [[IndexPath?]], counts: [Int]) {
        places = .moved(sections: sections, items: items)
        self.counts = counts
    }

    /// Nothing comes, goes or moves: what is done for it need not look at every item.
    init(renewed: Set<IndexPath>, counts: [Int]) {
        places = .kept(renewed: renewed)
        self.counts = counts
    }

    /// The items whose views are made anew, if that is all that changes; nil where something comes, goes or moves.
    var renewedInPlace: Set<IndexPath>? {
        if case .kept(let renewed) = places { renewed } else { nil }
    }

    /// By former section and item, as `newIndexPath(_:)`. O(items).
    var items: [[IndexPath?]] {
        switch places {
        case .moved(_, let items): items
        case .kept:
            counts.enumerated().map { section, count in
                (0..<count).map { newIndexPath(IndexPath(item: $0, section: section)) }
            }
        }
    }

    func newSection(_ section: Int) -> Int? {
        switch places {
        case .moved(let sections, _): sections.indices.contains(section) ? sections[section] : nil
        case .kept: counts.indices.contains(section) ? section : nil
        }
    }

    func newIndexPath(_ indexPath: IndexPath) -> IndexPath? {
        guard indexPath.count == 2 else { return nil }
        switch places {
        case .moved(_, let items):
            guard items.indices.contains(indexPath.section), items[indexPath.section].indices.contains(indexPath.item)
            else { return nil }
            return items[indexPath.section][indexPath.item]
        case .kept(let renewed):
            guard counts.indices.contains(indexPath.section), (0..<counts[indexPath.section]).contains(indexPath.item),
                !renewed.contains(indexPath)
            else { return nil }
            return indexPath
        }
    }
}
