public import Foundation

/// One change of a collection view's data, as its layout is told of it.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
    public enum Action: Int, Sendable {
        case insert = 0
        case delete = 1
        case reload = 2
        case move = 3
        case none = 4
    }

    /// Nil for what is inserted. The item of a section's index path is `NSNotFound`.
    open private(set) var indexPathBeforeUpdate: IndexPath?
    /// Nil for what is deleted.
    open private(set) var indexPathAfterUpdate: IndexPath?
    open private(set) var updateAction: Action

    init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        updateAction = action
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
    }
}

extension ListUpdates {
    /// What an app announced, for its layout.
    @MainActor var updateItems: [UICollectionViewUpdateItem] {
        func section(_ index: Int) -> IndexPath { IndexPath(item: NSNotFound, section: index) }
        var items: [UICollectionViewUpdateItem] = []
        items += deletedSections.map { UICollectionViewUpdateItem(.delete, before: section($0), after: nil) }
        items += insertedSections.map { UICollectionViewUpdateItem(.insert, before: nil, after: section($0)) }
        items += movedSections.map {
            UICollectionViewUpdateItem(.move, before: section($0.from), after: section($0.to))
        }
        items += reloadedSections.map { UICollectionViewUpdateItem(.reload, before: section($0), after: section($0)) }
        items += deletedItems.map { UICollectionViewUpdateItem(.delete, before: $0, after: nil) }
        items += insertedItems.map { UICollectionViewUpdateItem(.insert, before: nil, after: $0) }
        items += movedItems.map { UICollectionViewUpdateItem(.move, before: $0.from, after: $0.to) }
        items += reloadedItems.map { UICollectionViewUpdateItem(.reload, before: $0, after: $0) }
        return items
    }
}

extension ListChanges {
    /// What differs between two snapshots, for a layout: what has gone, what has come, what is in another section.
    @MainActor var updateItems: [UICollectionViewUpdateItem] {
        var result: [UICollectionViewUpdateItem] = []
        var taken = Set<IndexPath>()
        for (section, targets) in items.enumerated() {
            for (item, target) in targets.enumerated() {
                let before = IndexPath(item: item, section: section)
                guard let target else {
                    result.append(UICollectionViewUpdateItem(.delete, before: before, after: nil))
                    continue
                }
                taken.insert(target)
                if newSection(section) != target.section {
                    result.append(UICollectionViewUpdateItem(.move, before: before, after: target))
                }
            }
        }
        for (section, count) in counts.enumerated() {
            for item in 0..<count {
                let place = IndexPath(item: item, section: section)
                if !taken.contains(place) {
                    result.append(UICollectionViewUpdateItem(.insert, before: nil, after: place))
                }
            }
        }
        return result
    }
}
