import Foundation

extension UICollectionView: BatchUpdatedList {
    static var listName: String { "UICollectionView" }
    var unsettledSize: UnsettledSize? { update.sizes.unsettled }

    func take(_ changes: ListChanges, announcedBy updates: ListUpdates) {
        take(changes, updates.updateItems)
    }

    /// Takes over that the data has changed: views and sizes of what is still there are kept.
    func take(_ changes: ListChanges, _ items: [UICollectionViewUpdateItem]) {
        itemCounts = changes.counts
        selectedIndexPaths = selectedIndexPaths.compactMap(changes.newIndexPath)
        let leaving = moveVisibleElements(changes)
        let kept = Set(visibleElements.map { ObjectIdentifier($0.view) })
        let layout = collectionViewLayout
        layout.take(changes)
        prepareLayoutIfNeeded()
        layout.prepare(forCollectionViewUpdates: items)
        for element in leaving { element.view.shownAttributes.map(layout.askFinalAttributes) }
        for indexPath in changes.reconfigured { reconfigureItem(at: indexPath) }
        updateVisibleElements()
        askInitialAttributes(except: kept)
        layout.finalizeCollectionViewUpdates()
        // Only now: while UIKit animates a change, the views that leave are still on screen, so that those that come in their
        // places are others.
        for element in leaving { putBack(element) }
        if !update.isRunning { removeParkedViews() }
    }

    private func askInitialAttributes(except kept: Set<ObjectIdentifier>) {
        for element in visibleElements where !kept.contains(ObjectIdentifier(element.view)) {
            if let attributes = element.view.shownAttributes {
                collectionViewLayout.askInitialAttributes(attributes)
            }
        }
    }

    /// Gives the views of what is still there their new index paths, and returns the others.
    private func moveVisibleElements(_ changes: ListChanges) -> [VisibleElement] {
        var kept: [VisibleElement] = []
        var gone: [VisibleElement] = []
        for element in visibleElements {
            guard let attributes = element.view.shownAttributes, let place = place(of: attributes, after: changes),
                let moved = attributes.copy() as? UICollectionViewLayoutAttributes
            else {
                gone.append(element)
                continue
            }
            moved.indexPath = place
            element.view.shownAttributes = moved
            guard let key = key(of: moved) else {
                gone.append(element)
                continue
            }
            kept.append(VisibleElement(key: key, view: element.view, isMeasured: element.isMeasured))
        }
        visibleElements = kept.sorted { $0.key < $1.key }
        return gone
    }

    /// Cells follow their items, headers and footers their sections. Other views, which may belong to an item as well as to a
    /// section, are asked for again.
    private func place(of attributes: UICollectionViewLayoutAttributes, after changes: ListChanges) -> IndexPath? {
        let indexPath = attributes.indexPath
        if attributes.representedElementCategory == .cell { return changes.newIndexPath(indexPath) }
        let kind = attributes.representedElementKind
        guard kind == Self.elementKindSectionHeader || kind == Self.elementKindSectionFooter, indexPath.count == 2
        else {
            return nil
        }
        return changes.newSection(indexPath.section).map { IndexPath(item: indexPath.item, section: $0) }
    }

    /// Has the data source configure a visible cell again; it is measured again, too.
    private func reconfigureItem(at indexPath: IndexPath) {
        guard let dataSource,
            let index = visibleElements.firstIndex(where: {
                $0.key.kind == 0 && $0.view.shownAttributes?.indexPath == indexPath
            })
        else { return }
        let cell = visibleElements[index].view
        let former = (attributesInUse, reconfiguredCell)
        (attributesInUse, reconfiguredCell) = (cell.shownAttributes, cell)
        let answer = dataSource.collectionView(self, cellForItemAt: indexPath)
        (attributesInUse, reconfiguredCell) = former
        if answer !== cell { ListFailure.reconfiguredOtherCell(indexPath).report() }
        visibleElements[index].isMeasured = false
    }
}

extension UICollectionViewLayout {
    fileprivate func askInitialAttributes(_ attributes: UICollectionViewLayoutAttributes) {
        let (indexPath, kind) = (attributes.indexPath, attributes.representedElementKind ?? "")
        switch attributes.representedElementCategory {
        case .cell: _ = initialLayoutAttributesForAppearingItem(at: indexPath)
        case .supplementaryView:
            _ = initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: indexPath)
        case .decorationView:
            _ = initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: indexPath)
        }
    }

    fileprivate func askFinalAttributes(_ attributes: UICollectionViewLayoutAttributes) {
        let (indexPath, kind) = (attributes.indexPath, attributes.representedElementKind ?? "")
        switch attributes.representedElementCategory {
        case .cell: _ = finalLayoutAttributesForDisappearingItem(at: indexPath)
        case .supplementaryView:
            _ = finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: indexPath)
        case .decorationView:
            _ = finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: indexPath)
        }
    }
}
