import Foundation

extension UICollectionView {
    /// The view for an element: asked of the data source, or made of the layout's decoration class.
    func makeView(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
        let former = attributesInUse
        attributesInUse = attributes
        defer { attributesInUse = former }
        let indexPath = attributes.indexPath
        let view: UICollectionReusableView
        switch attributes.representedElementCategory {
        case .cell:
            view = makeCell(at: indexPath)
        case .supplementaryView:
            view = makeSupplementaryView(ofKind: attributes.representedElementKind ?? "", at: indexPath)
        case .decorationView:
            view = dequeueDecoration(ofKind: attributes.representedElementKind ?? "", for: indexPath)
        }
        view.isInUse = true
        view.show(attributes)
        announce(view, attributes)
        return view
    }

    private func makeCell(at indexPath: IndexPath) -> UICollectionViewCell {
        guard let dataSource else { return UICollectionViewCell(frame: .zero) }
        Self.viewsBeingMade += 1
        let cell = dataSource.collectionView(self, cellForItemAt: indexPath)
        Self.viewsBeingMade -= 1
        guard canShow(cell, returnedFrom: "collectionView(_:cellForItemAt:)", at: indexPath) else { return .standIn() }
        let isSelected = selectedIndexPaths.contains(indexPath)
        if cell.isSelected != isSelected { cell.isSelected = isSelected }
        return cell
    }

    private func makeSupplementaryView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        guard let dataSource else { return UICollectionReusableView(frame: .zero) }
        Self.viewsBeingMade += 1
        let view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: indexPath)
        Self.viewsBeingMade -= 1
        let method = "collectionView(_:viewForSupplementaryElementOfKind:at:)"
        return canShow(view, returnedFrom: method, at: indexPath) ? view : .standIn()
    }

    /// Whether a view of the data source's can be shown; reports what is wrong with it.
    private func canShow(
        _ view: UICollectionReusableView, returnedFrom method: String, at indexPath: IndexPath
    ) -> Bool {
        // One that was in a view that is gone is free again.
        if view.isInUse, view.superview != nil {
            let other = view.shownAttributes?.indexPath ?? indexPath
            ListFailure.viewInUse(method: method, indexPath, other: other).report()
            return false
        }
        if let maker = view.maker, maker != ObjectIdentifier(self) {
            ListFailure.viewOfOtherList(method: method, indexPath).report()
            return false
        }
        if view.reuseIdentifier == nil { ListFailure.viewNotDequeued(method: method, indexPath).report() }
        return true
    }

    private func announce(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        guard let delegate else { return }
        let indexPath = attributes.indexPath
        if attributes.representedElementCategory == .cell, let cell = view as? UICollectionViewCell {
            delegate.collectionView(self, willDisplay: cell, forItemAt: indexPath)
        } else if attributes.representedElementCategory == .supplementaryView,
            let kind = attributes.representedElementKind
        {
            delegate.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: indexPath)
        }
    }

    /// Puts a view that is no longer on screen into its pool. It leaves the collection view at the end of the round, unless
    /// it is used again in it.
    func putBack(_ element: VisibleElement) {
        let view = element.view
        let attributes = view.shownAttributes
        view.shownAttributes = nil
        view.isInUse = false
        update.parkedViews.append(view)
        if let identifier = view.reuseIdentifier { pools.put(view, kind: view.reuseKind, identifier: identifier) }
        guard let delegate, let attributes else { return }
        let indexPath = attributes.indexPath
        if attributes.representedElementCategory == .cell, let cell = view as? UICollectionViewCell {
            delegate.collectionView(self, didEndDisplaying: cell, forItemAt: indexPath)
        } else if attributes.representedElementCategory == .supplementaryView,
            let kind = attributes.representedElementKind
        {
            delegate.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: indexPath)
        }
    }

    // MARK: Order: background, elements by z index and index path, then what the app added itself

    func insert(_ view: UICollectionReusableView, above sibling: UICollectionReusableView?) {
        guard let sibling else { return insertSubview(view, at: backgroundView == nil ? 0 : 1) }
        if subviews.last === sibling, view.superview !== self {
            addSubview(view)
        } else {
            insertSubview(view, aboveSubview: sibling)
        }
    }

    /// Sorts the elements' views by z index where the layout uses several.
    func orderByZIndex() {
        let ordered = visibleElements.map(\.view).enumerated().sorted {
            let (left, right) = ($0.element.shownAttributes?.zIndex ?? 0, $1.element.shownAttributes?.zIndex ?? 0)
            return left == right ? $0.offset < $1.offset : left < right
        }.map(\.element)
        let present = subviews.lazy.filter { $0 is UICollectionReusableView }
        if present.elementsEqual(ordered, by: ===) { return }
        sendSubviewsToBack((backgroundView.map { [$0] } ?? []) + ordered)
    }

    // MARK: Background

    func exchangeBackground(_ old: UIView?) {
        guard old !== backgroundView else { return }
        old?.removeFromSuperview()
        guard let backgroundView else { return }
        insertSubview(backgroundView, at: 0)
        placeBackground()
    }

    func placeBackground() {
        guard let backgroundView, backgroundView.frame != bounds else { return }
        backgroundView.frame = bounds
    }
}
