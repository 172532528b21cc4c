import Foundation

/// Updates that an app has announced and not yet finished announcing.
struct ListBatch {
    /// Batches inside of batches.
    var depth = 0
    var updates = ListUpdates()
    var completions: [(Bool) -> Void] = []
}

/// A list that knows its counts, and takes changes of them as they are announced: one by one, or as a batch.
@MainActor protocol BatchUpdatedList: AnyObject {
    /// The class in messages.
    static var listName: String { get }
    /// Items of each section; nil while the data source has to be asked (again).
    var itemCounts: [Int]? { get set }
    /// Whether the data source is being asked for its counts.
    var isCounting: Bool { get set }
    var batch: ListBatch { get set }
    /// Nil unless one of the rows or items has just asked for another size once more within the layout that runs.
    var unsettledSize: UnsettledSize? { get }

    /// Nil without a data source.
    func askForSectionCount() -> Int?
    func askForItemCount(inSection section: Int) -> Int
    /// Takes over that the data has changed: views and sizes of what is still there are kept.
    func take(_ changes: ListChanges, announcedBy updates: ListUpdates)
    func reloadData()
}

extension BatchUpdatedList {
    // MARK: Counts

    /// Items of each section, asked for where they are not known.
    var countedItems: [Int] {
        if let itemCounts { return itemCounts }
        guard !isCounting else {
            report(.countsAskedWhileCounting)
            return []
        }
        isCounting = true
        let counts = askForCounts()
        isCounting = false
        itemCounts = counts
        return counts
    }

    private func askForCounts() -> [Int] {
        guard let sections = askForSectionCount() else { return [] }
        if sections < 0 { report(.invalidSectionCount(sections)) }
        if sections > ListLimit.sections { report(.tooManySections(sections)) }
        guard (0...ListLimit.sections).contains(sections) else { return [] }
        var room = ListLimit.items
        return (0..<sections).map { section in
            let count = askForItemCount(inSection: section)
            if count < 0 { report(.invalidItemCount(count, section: section)) }
            if count > room { report(.tooManyItems(count, section: section)) }
            guard (0...room).contains(count) else { return 0 }
            room -= count
            return count
        }
    }

    func report(_ failure: ListFailure) { failure.report(by: Self.listName) }

    func hasItem(at indexPath: IndexPath) -> Bool {
        let counts = countedItems
        return indexPath.count == 2 && counts.indices.contains(indexPath.section)
            && (0..<counts[indexPath.section]).contains(indexPath.item)
    }

    // MARK: Batches

    /// Runs `updates`, then carries out what it announced, together with what enclosing batches did.
    func performBatch(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        beginBatch()
        updates()
        endBatch(completion: completion)
    }

    /// Announces a change: as part of the batch that runs, or as one of its own.
    func announce(_ change: (inout ListUpdates) -> Void) {
        performBatch { change(&batch.updates) }
    }

    /// Announces a change of sections, unless there are more than a list can have: a set of any size takes no room, which a
    /// list of what is in it does.
    func announce(_ sections: IndexSet, _ change: (inout ListUpdates) -> Void) {
        guard sections.count <= ListLimit.sections else {
            return report(.tooManyUpdatedSections(sections.count))
        }
        announce(change)
    }

    func beginBatch() {
        // What is there before has to be known before the app changes its data.
        _ = countedItems
        batch.depth += 1
    }

    func endBatch(completion: ((Bool) -> Void)? = nil) {
        guard batch.depth > 0 else { return }
        batch.depth -= 1
        if let completion { batch.completions.append(completion) }
        if batch.depth == 0 { finishBatch() }
    }

    private func finishBatch() {
        let finished = batch
        batch = ListBatch()
        let before = countedItems
        itemCounts = nil
        do throws(ListUpdateError) {
            take(try finished.updates.changes(from: before, to: countedItems), announcedBy: finished.updates)
        } catch {
            report(.invalidUpdate(error))
            reloadData()
        }
        for completion in finished.completions {
            AnimationContext.end(after: CollectionUpdate.animationDuration, completion)
        }
    }
}
