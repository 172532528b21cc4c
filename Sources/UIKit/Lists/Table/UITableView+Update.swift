import Foundation

extension UITableView {
    /// How often an update may have to start again because the app changed something while it ran.
    private static let roundLimit = 1000
    /// Below what sums of heights may be off; far less than a pixel.
    private static let tolerance: CGFloat = 0.001

    func bringUpToDate() {
        if update.isNeeded { updateVisibleElements() }
    }

    /// Makes the views of what is visible, round after round until nothing changes any more.
    func updateVisibleElements() {
        guard !update.isRunning else { return }
        update.isRunning = true
        defer { update.isRunning = false }
        var rounds = 0
        while update.isNeeded {
            update.isNeeded = false
            rounds += 1
            guard rounds <= Self.roundLimit else {
                return report(.endlessUpdates(passes: rounds - 1, size: update.sizes.unsettled))
            }
            update.sizes.beginRound()
            runUpdate()
        }
    }

    /// Pool what has gone, resolve the heights of what is visible, take over the content size, place views.
    private func runUpdate() {
        if update.discardsViews { discardVisibleViews() }
        prepareGeometry()
        // First of all: content that is too short only by its estimates would take the offset back.
        resolveArrivals()
        placeOwnBands()
        applyContentSize()
        if bounds.width > 0, bounds.height > 0 {
            poolUnseen()
            resolveVisible()
            placeOwnBands()
            applyContentSize()
            if isOffsetTakenBack() { return }
            place(wantedElements())
        } else {
            place([])
        }
        placeSectionIndex()
        removeParkedViews()
    }

    /// Another round shows what is seen where the offset was taken back to.
    private func isOffsetTakenBack() -> Bool {
        guard update.limitsOffset else { return false }
        update.limitsOffset = false
        let former = contentOffset
        takeOffsetBack()
        return contentOffset != former
    }

    private func discardVisibleViews() {
        update.discardsViews = false
        putBackUnshown()
        let elements = visibleElements
        visibleElements = []
        for element in elements { putBack(element) }
    }

    private func applyContentSize() {
        // Nil once the app has had everything asked for again meanwhile: the next round knows more.
        guard let geometry else { return }
        let size = CGSize(width: bounds.width, height: geometry.height)
        if contentSize != size { contentSize = size }
    }

    func removeParkedViews() {
        let views = update.parkedViews
        update.parkedViews.removeAll(keepingCapacity: true)
        let shown = Set(visibleElements.map { ObjectIdentifier($0.view) })
        for view in views where view.superview === self && !shown.contains(ObjectIdentifier(view)) {
            view.removeFromSuperview()
        }
    }

    private func isSeen(_ element: TableElement) -> Bool {
        geometry?.contains(element) == true && reachesIntoSight(shownFrame(of: element))
    }

    private func reachesIntoSight(_ frame: CGRect) -> Bool {
        frame.minY < bounds.maxY - Self.tolerance && frame.maxY > bounds.minY + Self.tolerance
    }

    private func poolUnseen() {
        let elements = visibleElements
        visibleElements = elements.filter { isSeen($0.element) }
        for element in elements where !isSeen(element.element) { putBack(element) }
    }

    // MARK: Heights of what is visible

    /// Goes from what was seen before up and down, so that a height that turns out to be another moves what is not seen yet.
    private func resolveVisible() {
        resolvePinnedHeader()
        // A header that sticks to the top is away from its place, which rows of its section may separate from what is seen.
        let anchor = visibleElements.first { reachesIntoSight(naturalFrame(of: $0.element)) }
        if contentOffset.y > -adjustedContentInset.top, let anchor { resolveUpwards(from: anchor.element) }
        resolveDownwards()
        guard style == .plain, let section = geometry?.section(at: bounds.maxY - adjustedContentInset.bottom) else {
            return
        }
        resolve(.footer(section))
    }

    /// In the middle of a section its header is seen, too.
    private func resolvePinnedHeader() {
        guard style == .plain else { return }
        while let section = geometry?.section(at: bounds.minY + adjustedContentInset.top),
            geometry?.isResolved(.header(section)) == false
        {
            resolve(.header(section))
        }
    }

    private func resolveUpwards(from anchor: TableElement) {
        var next = geometry?.element(before: anchor)
        while let element = next, let end = end(of: element), end > bounds.minY + Self.tolerance {
            let former = start(of: anchor)
            resolve(element)
            if let former, let start = start(of: anchor), start != former { contentOffset.y += start - former }
            next = geometry?.element(before: element)
        }
        // Rows that are lower than their estimates may leave nothing above what was seen: the content begins at the top then.
        contentOffset.y = max(contentOffset.y, offsetLimits.lower.y)
    }

    /// Measures what a change of the data has brought above the visible area's end, where the offset stays as it is.
    ///
    /// What is seen at an offset depends on all that lies above it: with estimates there, they would decide.
    private func resolveArrivals() {
        let arrivals = update.arrivals
        update.arrivals = TableArrivals()
        guard !bounds.isEmpty else { return }
        for element in arrivals.elements {
            guard let start = start(of: element), start < bounds.maxY - Self.tolerance else { return }
            if arrivals.areBelowEstimates, let end = end(of: element), end <= bounds.minY + Self.tolerance { continue }
            resolve(element)
            // The next one is measured with the same cell.
            if let end = end(of: element), end <= bounds.minY + Self.tolerance { putBackUnshown() }
        }
    }

    private func resolveDownwards() {
        var next = firstElement(at: bounds.minY)
        while let element = next, let start = start(of: element), start < bounds.maxY - Self.tolerance {
            resolve(element)
            next = geometry?.element(after: element)
        }
    }

    /// The first of the elements that reach to a height, those without length included.
    private func firstElement(at y: CGFloat) -> TableElement? {
        guard let geometry, var element = geometry.element(at: y + Self.tolerance) else { return nil }
        while let former = geometry.element(before: element), geometry.length(of: former) == 0,
            geometry.start(of: former) >= y - Self.tolerance
        {
            element = former
        }
        return element
    }

    /// Nil once the data has been changed meanwhile.
    private func start(of element: TableElement) -> CGFloat? {
        guard let geometry, geometry.contains(element) else { return nil }
        return geometry.start(of: element)
    }

    private func end(of element: TableElement) -> CGFloat? {
        guard let geometry, geometry.contains(element) else { return nil }
        return geometry.start(of: element) + geometry.length(of: element)
    }

    /// Finds the height of a row, header or footer, unless it is known.
    ///
    /// The geometry is changed in place: a copy that is held meanwhile would be one of all rows.
    func resolve(_ element: TableElement) {
        guard geometry?.isOpen(element) == true else { return }
        guard let indexPath = element.indexPath else { return resolveBand(element) }
        let asked = askedHeight(ofRowAt: indexPath)
        let height = asked == Self.automaticDimension ? measuredHeight(ofRowAt: indexPath) : asked
        // What was called may have changed the data.
        guard geometry?.contains(element) == true else { return }
        let size = CGSize(width: rowSpan.width, height: height)
        update.sizes.note(size, of: indexPath, at: indexPath, pass: LayoutNesting.pass)
        geometry?.set(height, isResolved: true, row: indexPath.row, inSection: indexPath.section)
    }

    private func resolveBand(_ element: TableElement) {
        let band = resolvedBand(element)
        guard geometry?.contains(element) == true else { return }
        geometry?.set(band, of: element, topPadding: topPadding(above: band))
    }

    /// What the cell's content takes at the table's width.
    private func measuredHeight(ofRowAt indexPath: IndexPath) -> CGFloat {
        guard let cell = view(for: .row(indexPath)) as? UITableViewCell else { return Self.standardRowHeight }
        prepare(cell, at: indexPath)
        cell.noteMeasuring()
        let height = cell.systemLayoutSizeFitting(
            CGSize(width: rowSpan.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        guard height >= 0, height.isFinite else {
            let size = "\(rowSpan.width) x \(height)"
            report(.invalidPreferredSize(size, indexPath))
            return Self.standardRowHeight
        }
        // A row without height of its own has the standard one. Source: auto-layout facts 3.4.
        return height > cell.separatorHeight ? height : Self.standardRowHeight
    }

    // MARK: Places

    /// What reaches into the visible rectangle, in order; with the header and footer that stick to its edges.
    private func wantedElements() -> [TableElement] {
        guard let geometry else { return [] }
        var wanted: [TableElement] = []
        var next = firstElement(at: bounds.minY)
        while let element = next, geometry.start(of: element) < bounds.maxY - Self.tolerance {
            if isWanted(element, geometry) { wanted.append(element) }
            next = geometry.element(after: element)
        }
        guard style == .plain else { return wanted }
        for (y, isHeader) in [(bounds.minY + adjustedContentInset.top, true), (bounds.maxY, false)] {
            guard let section = geometry.section(at: y) else { continue }
            let element = isHeader ? TableElement.header(section) : .footer(section)
            if isWanted(element, geometry), !wanted.contains(element) { wanted.append(element) }
        }
        return wanted.sorted()
    }

    private func isWanted(_ element: TableElement, _ geometry: TableGeometry) -> Bool {
        guard geometry.length(of: element) > 0, isSeen(element) else { return false }
        if element.isHeader { return geometry.sections[element.section].header.hasView }
        return !element.isFooter || geometry.sections[element.section].footer.hasView
    }

    /// Pools the views of elements that are no longer wanted, moves those that stay, makes those that are new.
    private func place(_ wanted: [TableElement]) {
        let kept = poolUnwanted(wanted)
        var elements: [VisibleTableElement] = []
        elements.reserveCapacity(wanted.count)
        for element in wanted {
            ListProgress.reached(elements.count, of: wanted.count)
            if let view = kept[element] {
                show(view, as: element, after: elements.last?.view, isNew: false)
                elements.append(VisibleTableElement(element: element, view: view))
            } else if let view = view(for: element) {
                update.made[element] = nil
                show(view, as: element, after: elements.last?.view, isNew: true)
                elements.append(VisibleTableElement(element: element, view: view))
            }
        }
        visibleElements = elements
        putBackUnshown()
        orderViews()
    }

    private func poolUnwanted(_ wanted: [TableElement]) -> [TableElement: UIView] {
        let wanted = Set(wanted)
        var kept: [TableElement: UIView] = [:]
        var gone: [VisibleTableElement] = []
        for element in visibleElements {
            if wanted.contains(element.element) { kept[element.element] = element.view } else { gone.append(element) }
        }
        visibleElements.removeAll { !wanted.contains($0.element) }
        for element in gone { putBack(element) }
        return kept
    }
}
