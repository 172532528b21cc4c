import Foundation

/// Where a collection view is in bringing its views up to date.
struct CollectionUpdate {
    /// How long an animated change takes, in seconds. From memory: what tells its end is the order of completions alone.
    static let animationDuration = 0.3

    /// Whether the layout, the data or the bounds have changed since the last update.
    var isNeeded = true
    var isRunning = false
    var isPreparing = false
    /// Whether the data source is being asked for its counts.
    var isCounting = false
    /// Whether updates had no end: what is shown stays as it is.
    var isGivenUp = false
    /// Whether the offset may be beyond the content's ends: known once what is seen is measured.
    var limitsOffset = false
    /// After `reloadData`: every view goes back to its pool first.
    var discardsViews = false
    /// After an invalidation that threw sizes away: visible cells are measured again.
    var forgetsMeasuring = false
    /// Whether mirrored content has been scrolled to its beginning.
    var hasShownBeginning = false
    /// Pooled in this round and still in the view: taking them out and in again would have Auto Layout forget them.
    var parkedViews: [UICollectionReusableView] = []
    var sizes = SizeHistory<CollectionElementKey>()
}

extension UICollectionView {
    /// How often an update may have to start again because the app changed something while it ran. Each round of cells
    /// that size themselves brings in more cells, so the limit is generous.
    private static let roundLimit = 1000

    /// Makes the views of what is visible, round after round until nothing changes any more.
    func updateVisibleElements() {
        guard !update.isRunning, !update.isGivenUp else { return }
        update.isRunning = true
        defer { update.isRunning = false }
        var rounds = 0
        repeat {
            while update.isNeeded {
                update.isNeeded = false
                rounds += 1
                guard rounds <= Self.roundLimit else {
                    update.isGivenUp = true
                    return ListFailure.endlessUpdates(passes: rounds - 1, size: update.sizes.unsettled).report()
                }
                update.sizes.beginRound()
                runUpdate()
            }
            measureBelowBars()
            if !update.isNeeded, update.limitsOffset {
                update.limitsOffset = false
                takeOffsetBack()
            }
        } while update.isNeeded
    }

    /// Pool what has gone, prepare, take over the content size, place what is visible, measure what is new.
    private func runUpdate() {
        if update.discardsViews { discardVisibleViews() }
        prepareLayoutIfNeeded()
        applyContentSize()
        placeElements(wantedElements())
        removeParkedViews()
        measureCells()
    }

    private func discardVisibleViews() {
        update.discardsViews = false
        let elements = visibleElements
        visibleElements = []
        for element in elements { putBack(element) }
    }

    func removeParkedViews() {
        let views = update.parkedViews
        update.parkedViews.removeAll(keepingCapacity: true)
        for view in views where view.shownAttributes == nil && view.superview === self { view.removeFromSuperview() }
    }

    private func applyContentSize() {
        let layout = collectionViewLayout
        let size = layout.collectionViewContentSize
        if contentSize != size { contentSize = size }
        showMirroredBeginning()
        let adjustment = layout.pendingOffsetAdjustment
        layout.pendingOffsetAdjustment = .zero
        if adjustment != .zero {
            contentOffset = CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
        }
    }

    /// Content that is mirrored begins at the right: the first time there is any, it is scrolled there.
    private func showMirroredBeginning() {
        guard !update.hasShownBeginning, isMirrored, bounds.width > 0, contentSize.width > bounds.width else { return }
        update.hasShownBeginning = true
        contentOffset.x = offsetLimits.upper.x
    }

    /// The elements that reach into the visible rectangle, in the order of their keys, each once.
    private func wantedElements() -> [WantedElement] {
        let rect = bounds
        guard rect.width > 0, rect.height > 0 else { return [] }
        var result: [WantedElement] = []
        var isSorted = true
        for attributes in displayedElements(in: rect) where !attributes.isHidden && attributes.frame.reaches(into: rect)
        {
            guard let key = key(of: attributes) else { continue }
            if let last = result.last, !(last.key < key) { isSorted = false }
            result.append((key, attributes))
        }
        if isSorted { return result }
        result.sort { $0.key < $1.key }
        var unique: [WantedElement] = []
        for element in result where unique.last?.key != element.key { unique.append(element) }
        return unique
    }

    private typealias WantedElement = (key: CollectionElementKey, attributes: UICollectionViewLayoutAttributes)

    /// Nil for a cell of an item that does not exist.
    func key(of attributes: UICollectionViewLayoutAttributes) -> CollectionElementKey? {
        let indexPath = attributes.indexPath
        if attributes.representedElementCategory == .cell, !hasItem(at: indexPath) {
            ListFailure.invalidIndexPath(element: "cell", indexPath).report()
            return nil
        }
        return CollectionElementKey(
            section: indexPath.isEmpty ? -1 : indexPath[0], item: indexPath.count < 2 ? -1 : indexPath[1],
            kind: elementKinds.number(of: attributes))
    }

    /// Pools the views of elements that are no longer wanted, moves those that stay, makes those that are new.
    private func placeElements(_ wanted: [WantedElement]) {
        let kept = poolUnwanted(wanted)
        if update.forgetsMeasuring { update.forgetsMeasuring = false }
        var elements: [VisibleElement] = []
        elements.reserveCapacity(wanted.count)
        var next = 0
        var zIndices: ClosedRange<Int>?
        // What is wanted is no longer true once the app has all views made anew meanwhile.
        for (key, attributes) in wanted where !update.discardsViews {
            ListProgress.reached(elements.count, of: wanted.count)
            let zIndex = attributes.zIndex
            zIndices = zIndices.map { min($0.lowerBound, zIndex)...max($0.upperBound, zIndex) } ?? zIndex...zIndex
            if next < kept.count, kept[next].key == key {
                kept[next].view.show(attributes)
                elements.append(kept[next])
                next += 1
            } else {
                let view = makeView(for: attributes)
                insert(view, above: elements.last?.view)
                elements.append(VisibleElement(key: key, view: view, isMeasured: false))
            }
        }
        visibleElements = elements + kept[next...]
        if let zIndices, zIndices.lowerBound != zIndices.upperBound { orderByZIndex() }
    }

    private func poolUnwanted(_ wanted: [WantedElement]) -> [VisibleElement] {
        var kept: [VisibleElement] = []
        var gone: [VisibleElement] = []
        var next = 0
        for var element in visibleElements {
            while next < wanted.count, wanted[next].key < element.key { next += 1 }
            if next < wanted.count, wanted[next].key == element.key {
                if update.forgetsMeasuring { element.isMeasured = false }
                kept.append(element)
            } else {
                gone.append(element)
            }
        }
        visibleElements = kept
        for element in gone { putBack(element) }
        return kept
    }
}
