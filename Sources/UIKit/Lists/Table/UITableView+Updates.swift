import Foundation

extension UITableView: BatchUpdatedList {
    static var listName: String { "UITableView" }
    var unsettledSize: UnsettledSize? { update.sizes.unsettled }

    func askForSectionCount() -> Int? { dataSource?.numberOfSections(in: self) }

    func askForItemCount(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }

    /// Ends a block of updates. An outermost one has the heights that the app tells asked for again, as on a device; what
    /// cells decide is found again for those that are seen.
    func endUpdateBlock() {
        guard batch.depth > 0 else { return }
        endBatch()
        if batch.depth == 0 { refreshHeights() }
    }

    private func refreshHeights() {
        guard var geometry else { return }
        for (index, section) in geometry.sections.enumerated() {
            for row in 0..<section.rows.count {
                let indexPath = IndexPath(row: row, section: index)
                let isSeen = visibleCell(at: indexPath) != nil
                guard section.resolvedRows[row] || isSeen else { continue }
                let asked = askedHeight(ofRowAt: indexPath)
                if asked != Self.automaticDimension {
                    geometry.set(asked, isResolved: true, row: row, inSection: index)
                } else if isSeen {
                    geometry.unresolve(.row(indexPath))
                }
            }
        }
        self.geometry = geometry
        update.isNeeded = true
        updateVisibleElements()
    }

    func take(_ changes: ListChanges, announcedBy updates: ListUpdates) {
        take(changes)
    }

    /// Takes over that the data has changed: cells and heights of what is still there are kept.
    func take(_ changes: ListChanges) {
        putBackUnshown()
        itemCounts = changes.counts
        selectedIndexPaths = selectedIndexPaths.compactMap(changes.newIndexPath)
        let gone = moveVisibleElements(changes)
        moveGeometry(changes)
        for indexPath in changes.reconfigured { reconfigureRow(at: indexPath) }
        requestUpdate()
        updateVisibleElements()
        // Only now: on a device cells that go are seen until they are gone, so that a reloaded row gets another one.
        for element in gone { putBack(element) }
        removeParkedViews()
    }

    /// Gives the views of what is still there their new places.
    ///
    /// - Returns: what is no longer there.
    private func moveVisibleElements(_ changes: ListChanges) -> [VisibleTableElement] {
        var kept: [VisibleTableElement] = []
        var gone: [VisibleTableElement] = []
        for element in visibleElements {
            guard let moved = place(of: element.element, after: changes) else {
                gone.append(element)
                continue
            }
            if let cell = element.view as? UITableViewCell { cell.shownIndexPath = moved.indexPath }
            kept.append(VisibleTableElement(element: moved, view: element.view))
        }
        visibleElements = kept.sorted { $0.element < $1.element }
        return gone
    }

    private func place(of element: TableElement, after changes: ListChanges) -> TableElement? {
        if let indexPath = element.indexPath { return changes.newIndexPath(indexPath).map { .row($0) } }
        // A header of the first section is higher than others in grouped tables.
        guard let section = changes.newSection(element.section) else { return nil }
        return element.isHeader ? .header(section) : .footer(section)
    }

    /// Keeps the heights of what is still there.
    private func moveGeometry(_ changes: ListChanges) {
        if let renewed = changes.renewedInPlace { return renewHeights(ofRowsAt: renewed) }
        guard let former = geometry else { return }
        var rows = changes.counts.map { [(length: CGFloat, isResolved: Bool)?](repeating: nil, count: $0) }
        var estimatesAbove: Set<TableElement> = []
        for (section, old) in former.sections.enumerated() {
            for row in 0..<old.rows.count {
                guard let target = changes.newIndexPath(IndexPath(row: row, section: section)) else { continue }
                rows[target.section][target.row] = (old.rows[row], old.resolvedRows[row])
                if !old.resolvedRows[row], former.end(of: .row(row, section)) <= bounds.minY {
                    estimatesAbove.insert(.row(target))
                }
            }
        }
        var oldSections = [Int?](repeating: nil, count: changes.counts.count)
        for section in former.sections.indices {
            if let target = changes.newSection(section) { oldSections[target] = section }
        }
        var moved = TableGeometry(
            rows.enumerated().map { section, rows in
                self.section(section, rows: rows, former: oldSections[section].map { ($0, former.sections[$0]) })
            })
        (moved.top, moved.bottom) = (former.top, former.bottom)
        geometry = moved
        update.arrivals = TableArrivals(
            elements: moved.openElements.filter { !estimatesAbove.contains($0) },
            areBelowEstimates: !estimatesAbove.isEmpty)
    }

    /// Has the heights of these rows found again, from what the app expects of them.
    private func renewHeights(ofRowsAt indexPaths: Set<IndexPath>) {
        guard geometry != nil else { return }
        let renewed = indexPaths.sorted()
        update.arrivals.elements = renewed.map { .row($0) }
        for indexPath in renewed {
            let height = expectedHeight(ofRowAt: indexPath)
            // What was called may have changed the data.
            guard geometry?.contains(.row(indexPath)) == true else { return }
            geometry?.set(
                height.length, isResolved: height.isResolved, row: indexPath.row, inSection: indexPath.section)
        }
    }

    /// - Parameters:
    ///   - rows: the heights that are known.
    ///   - former: where the section was and what it looked like.
    private func section(
        _ section: Int, rows: [(length: CGFloat, isResolved: Bool)?], former: (index: Int, section: TableSection)?
    ) -> TableSection {
        let heights = rows.enumerated().map { row, known in
            known ?? expectedHeight(ofRowAt: IndexPath(row: row, section: section))
        }
        var made = TableSection(rows: LengthSums(heights.map(\.length)), resolvedRows: heights.map(\.isResolved))
        made.header = former?.section.header ?? expectedBand(.header(section))
        made.footer = former?.section.footer ?? expectedBand(.footer(section))
        // The first section's header is higher than others in grouped tables.
        if let former, (former.index == 0) != (section == 0) { made.header.isResolved = false }
        made.topPadding = topPadding(above: made.header)
        return made
    }

    /// Has the data source configure a visible cell again; its height is found again, too.
    private func reconfigureRow(at indexPath: IndexPath) {
        geometry?.unresolve(.row(indexPath))
        guard let dataSource, let cell = visibleCell(at: indexPath) else { return }
        let former = reconfiguredCell
        reconfiguredCell = cell
        let answer = dataSource.tableView(self, cellForRowAt: indexPath)
        reconfiguredCell = former
        if answer !== cell { report(.reconfiguredOtherCell(indexPath)) }
    }

    /// Has the height of a visible row found again.
    func measureAgain(_ cell: UITableViewCell) {
        guard let indexPath = cell.shownIndexPath else { return }
        geometry?.unresolve(.row(indexPath))
        requestUpdate()
    }
}
