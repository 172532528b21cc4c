import Foundation

extension UITableView {
    /// The height of a row that nothing else decides.
    static let standardRowHeight: CGFloat = 44

    /// The heights as far as they are known, made when there are none.
    var currentGeometry: TableGeometry {
        prepareGeometry()
        return geometry ?? TableGeometry([])
    }

    /// Asks for counts, and for heights or their estimates, where they are not known.
    func prepareGeometry() {
        guard geometry == nil, !update.isPreparing else { return }
        update.isPreparing = true
        let counts = countedItems
        prepareSectionIndex(rowCount: counts.reduce(0, +))
        var made = TableGeometry(counts.enumerated().map { section($0.offset, rows: $0.element) })
        made.top = height(ofOwnBand: tableHeaderView)
        made.bottom = height(ofOwnBand: tableFooterView)
        checkOwnHeights()
        geometry = made
        update.margins = [layoutMargins, safeAreaInsets]
        update.isPreparing = false
        resolveUnestimated()
    }

    func section(_ section: Int, rows count: Int) -> TableSection {
        var lengths: [CGFloat] = []
        var resolved: [Bool] = []
        lengths.reserveCapacity(count)
        resolved.reserveCapacity(count)
        for row in 0..<count {
            let (length, isResolved) = expectedHeight(ofRowAt: IndexPath(row: row, section: section))
            lengths.append(length)
            resolved.append(isResolved)
        }
        var made = TableSection(rows: LengthSums(lengths), resolvedRows: resolved)
        made.header = expectedBand(.header(section))
        made.topPadding = topPadding(above: made.header)
        made.footer = expectedBand(.footer(section))
        return made
    }

    // MARK: Rows

    /// An estimate, where there is one; else the height, where the row does not decide it itself; else a guess.
    func expectedHeight(ofRowAt indexPath: IndexPath) -> (length: CGFloat, isResolved: Bool) {
        let estimate = checked(
            delegate?.tableView(self, estimatedHeightForRowAt: indexPath) ?? estimatedRowHeight,
            "estimated table view row", row: indexPath)
        if estimate > 0 { return (estimate, false) }
        if estimate == 0 { update.hasUnestimated = true }
        let height = askedHeight(ofRowAt: indexPath)
        return height == Self.automaticDimension ? (Self.standardRowHeight, false) : (height, true)
    }

    /// What the app says, which may be `automaticDimension`.
    func askedHeight(ofRowAt indexPath: IndexPath) -> CGFloat {
        checked(
            delegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight, "table view row", row: indexPath)
    }

    private func checked(_ height: CGFloat, _ element: String, row: IndexPath) -> CGFloat {
        checked(height, element) { "index path (row \(row.row) in section \(row.section))" }
    }

    func checked(_ height: CGFloat, _ element: String, place: () -> String) -> CGFloat {
        if height == Self.automaticDimension || height >= 0 && height.isFinite { return height }
        let value = "\(height)"
        if update.reportedHeights.count < Self.reportedHeightLimit,
            update.reportedHeights.insert("\(element) \(value)").inserted
        {
            report(.invalidHeight(element: element, place: place(), height: value))
        }
        return Self.automaticDimension
    }

    /// How many heights that make no sense are told; a delegate may have another one for each row.
    private static let reportedHeightLimit = 20

    /// Tells of the table's own heights that make no sense also where no row, header or footer has them.
    private func checkOwnHeights() {
        let heights = [
            (rowHeight, "table view row"), (estimatedRowHeight, "estimated table view row"),
            (sectionHeaderHeight, "section header"), (estimatedSectionHeaderHeight, "estimated section header"),
            (sectionFooterHeight, "section footer"), (estimatedSectionFooterHeight, "estimated section footer"),
            (sectionHeaderTopPadding, "section header top padding"),
        ]
        for (height, element) in heights { _ = checked(height, element) { "the table view" } }
    }

    /// Rows whose estimate is 0 are measured at once.
    private func resolveUnestimated() {
        guard update.hasUnestimated else { return }
        update.hasUnestimated = false
        resolveAllRows()
    }

    /// Finds the heights of all rows, for a picture of the whole table: no estimate is left in its content size.
    ///
    /// - Parameter limit: in points; once the rows are longer together the others keep their estimates.
    package func measureAllRows(upTo limit: CGFloat = .infinity) {
        prepareGeometry()
        guard !update.isRunning, bounds.width > 0 else { return }
        update.isRunning = true
        resolveAllRows(upTo: limit)
        update.isRunning = false
        requestUpdate()
        updateVisibleElements()
    }

    private func resolveAllRows(upTo limit: CGFloat = .infinity) {
        var length: CGFloat = 0
        for (section, count) in countedItems.enumerated() {
            resolve(.header(section))
            for row in 0..<count where geometry?.isResolved(.row(row, section)) == false {
                ListProgress.reached(row, of: count)
                resolve(.row(row, section))
                settle(.row(row, section))
                if let geometry, geometry.contains(.row(row, section)) {
                    length += geometry.length(of: .row(row, section))
                }
                // The next row is measured with the same cell.
                putBackUnshown()
                if length > limit { return }
            }
            resolve(.footer(section))
            putBackUnshown()
        }
    }

    /// How often a row that is not on screen may find another height after it was laid out.
    private static let settlingLimit = 8

    /// Lays a measured row out that is not on screen: content that learns its size only so, as a collection view in the
    /// row does, has it measured once more.
    private func settle(_ element: TableElement) {
        for _ in 0..<Self.settlingLimit {
            guard let cell = update.made[element] as? UITableViewCell, geometry?.contains(element) == true,
                let height = geometry?.length(of: element)
            else { return }
            LayoutNesting.run("layoutIfNeeded", of: cell) {
                cell.noteMeasuring()
                cell.frame.size.height = height
                cell.layoutIfNeeded()
            }
            guard geometry?.contains(element) == true, geometry?.isResolved(element) == false else { return }
            resolve(element)
        }
    }

    // MARK: What no longer holds

    /// Has all heights asked for again.
    func forgetGeometry() {
        geometry = nil
        requestUpdate()
    }

    /// Asks for an update of what is visible; while one is running it goes another round instead.
    func requestUpdate() {
        update.isNeeded = true
        if !update.isRunning { setNeedsLayout() }
    }

    func widthDidChange() {
        forgetGeometry()
        marginsDidChange()
    }

    func discardData() {
        itemCounts = nil
        sectionIndex.isKnown = false
        selectedIndexPaths.removeAll()
        update.discardsViews = true
        update.reportedHeights.removeAll()
        forgetGeometry()
    }

    // MARK: Frames

    /// The left edge and the width of rows, headers and footers: cards keep the table's margins.
    var rowSpan: (x: CGFloat, width: CGFloat) {
        guard style == .insetGrouped else { return (0, bounds.width) }
        let margins = layoutMargins
        return (margins.left, max(0, bounds.width - margins.left - margins.right))
    }

    /// Where the element lies in the content, whatever stays in sight by sticking; not rounded to pixels.
    func naturalFrame(of element: TableElement) -> CGRect {
        guard let geometry, geometry.contains(element) else { return .zero }
        let span = rowSpan
        return CGRect(
            x: span.x, y: geometry.start(of: element), width: span.width, height: geometry.length(of: element))
    }

    /// Where the element is shown: headers and footers of plain tables stay in sight while their section is.
    func shownFrame(of element: TableElement) -> CGRect {
        var frame = naturalFrame(of: element)
        guard style == .plain, element.indexPath == nil, let geometry, geometry.contains(element) else { return frame }
        let (start, insets) = (geometry.start(ofSection: element.section), adjustedContentInset)
        let end = start + geometry.length(ofSection: element.section)
        if element.isHeader {
            let top = bounds.minY + insets.top
            frame.origin.y = max(frame.minY, min(top, end - frame.height))
        } else {
            let bottom = bounds.maxY - insets.bottom - frame.height
            let rowsStart = start + geometry.sections[element.section].rowsStart
            frame.origin.y = min(frame.minY, max(bottom, rowsStart))
        }
        return frame
    }
}
