import Foundation

extension UICollectionView {
    var isCounting: Bool {
        get { update.isCounting }
        set { update.isCounting = newValue }
    }

    func askForSectionCount() -> Int? { dataSource?.numberOfSections(in: self) }

    func askForItemCount(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }

    func discardData() {
        itemCounts = nil
        selectedIndexPaths.removeAll()
        update.discardsViews = true
        collectionViewLayout.invalidateLayout(with: collectionViewLayout.makeReloadContext())
        requestUpdate()
    }

    func exchangeLayout(_ old: UICollectionViewLayout) {
        old.owner = nil
        collectionViewLayout.owner = self
        collectionViewLayout.invalidateLayout(with: collectionViewLayout.makeReloadContext())
    }

    /// Exchanges the layout at once: a picture shows where an animation ends.
    public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }

    /// As without a completion, which is called in a later turn of the main queue.
    public func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        collectionViewLayout = layout
        layoutIfNeeded()
        AnimationContext.end(after: animated ? CollectionUpdate.animationDuration : 0, completion)
    }

    // MARK: Keeping the layout up to date

    /// Calls the layout's `prepare()` if it was invalidated; what `prepare()` asks meanwhile does not call it again.
    func prepareLayoutIfNeeded() {
        let layout = collectionViewLayout
        guard layout.needsPreparation, !update.isPreparing else { return }
        update.isPreparing = true
        _ = countedItems
        // Cleared first: a layout that invalidates itself while it prepares is prepared once more.
        layout.needsPreparation = false
        layout.prepare()
        update.isPreparing = false
    }

    /// The layout tells that its answers have changed.
    func layoutWasInvalidated(keepsMeasuredSizes: Bool) {
        if !keepsMeasuredSizes { update.forgetsMeasuring = true }
        requestUpdate()
    }

    /// Asks for an update of what is visible; while one is running it goes another round instead.
    func requestUpdate() {
        update.isNeeded = true
        if !update.isRunning { setNeedsLayout() }
    }

    func invalidateLayoutIfNeeded(for newBounds: CGRect) {
        let layout = collectionViewLayout
        guard layout.collectionView === self, layout.shouldInvalidateLayout(forBoundsChange: newBounds) else { return }
        layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newBounds))
    }

    // MARK: Mirroring

    var isMirrored: Bool {
        let layout = collectionViewLayout
        return layout.flipsHorizontallyInOppositeLayoutDirection
            && layout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
    }

    /// The attributes as they are shown: mirrored copies where the layout flips.
    func displayed(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard isMirrored, let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
        copy.center.x = mirroringWidth - attributes.center.x
        return copy
    }

    /// The layout's elements in a rectangle of the shown content.
    func displayedElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard isMirrored else { return collectionViewLayout.layoutAttributesForElements(in: rect) ?? [] }
        let mirrored = CGRect(
            x: mirroringWidth - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        return (collectionViewLayout.layoutAttributesForElements(in: mirrored) ?? []).map(displayed)
    }

    private var mirroringWidth: CGFloat { collectionViewLayout.collectionViewContentSize.width }
}
