import Foundation

extension UITableView {
    func visibleView(of element: TableElement) -> UIView? {
        let index = visibleElements.partitioningIndex { !($0.element < element) }
        guard index < visibleElements.count, visibleElements[index].element == element else { return nil }
        return visibleElements[index].view
    }

    func visibleCell(at indexPath: IndexPath) -> UITableViewCell? {
        guard indexPath.count == 2 else { return nil }
        return visibleView(of: .row(indexPath)) as? UITableViewCell
    }

    /// The view for an element: the one on screen, or one asked of the app, which is kept until it has its place.
    func view(for element: TableElement) -> UIView? {
        if let view = visibleView(of: element) ?? update.made[element] { return view }
        let view = element.indexPath.map(makeCell) ?? makeBand(element)
        if let view { update.made[element] = view }
        return view
    }

    private func makeCell(at indexPath: IndexPath) -> UIView {
        guard let dataSource else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
        let cell = dataSource.tableView(self, cellForRowAt: indexPath)
        prepare(cell, at: indexPath)
        return cell
    }

    /// The cell belongs to this table and row from now on, and is in it, so that it has the table's traits and margins.
    func prepare(_ cell: UITableViewCell, at indexPath: IndexPath) {
        cell.adopt(self, at: indexPath)
        let isSelected = selectedIndexPaths.contains(indexPath)
        if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
        let level = delegate?.tableView(self, indentationLevelForRowAt: indexPath) ?? 0
        if level > 0 { cell.indentationLevel = level }
        if isInEditingMode || cell.isEditing { showEditing(in: cell, at: indexPath) }
        if cell.superview !== self { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }
        cell.frame.size.width = rowSpan.width
    }

    /// The app's view, or one with the title; nil where there is neither.
    private func makeBand(_ element: TableElement) -> UIView? {
        let section = element.section
        let own =
            element.isHeader
            ? delegate?.tableView(self, viewForHeaderInSection: section)
            : delegate?.tableView(self, viewForFooterInSection: section)
        let view = own ?? title(of: element).map { titledView($0) }
        guard let view else { return nil }
        if let view = view as? UITableViewHeaderFooterView { view.table = self }
        if view.superview !== self { addSubview(view) }
        return view
    }

    private func titledView(_ title: String) -> UITableViewHeaderFooterView {
        let identifier = Self.titleIdentifier
        let view = dequeueHeaderFooter(identifier) ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
        view.title = title
        return view
    }

    /// Of the views that show titles; no app registers it.
    private static let titleIdentifier = "offscreen.title"

    // MARK: Showing and putting back

    func show(_ view: UIView, as element: TableElement, after sibling: UIView?, isNew: Bool) {
        let frame = PixelGrid.rounded(shownFrame(of: element), scale: displayScale)
        if let cell = view as? UITableViewCell, let indexPath = element.indexPath {
            prepare(cell, at: indexPath)
            cell.place = place(ofRowAt: indexPath)
        } else if let band = view as? UITableViewHeaderFooterView {
            band.role = HeaderFooterRole(
                isHeader: element.isHeader, style: style, isFirst: element.isHeader && element.section == 0)
            band.marginSide = marginSide
            band.isFloating = shownFrame(of: element).minY != naturalFrame(of: element).minY
        }
        if view.frame != frame { view.frame = frame }
        if isNew { announce(view, element) }
    }

    /// Which of its section's edges a row is at.
    private func place(ofRowAt indexPath: IndexPath) -> TableCellPlace {
        TableCellPlace(
            style: style, isFirst: indexPath.row == 0, isLast: indexPath.row == rowCount(indexPath.section) - 1)
    }

    private func announce(_ view: UIView, _ element: TableElement) {
        guard let delegate else { return }
        if let cell = view as? UITableViewCell, let indexPath = element.indexPath {
            delegate.tableView(self, willDisplay: cell, forRowAt: indexPath)
        } else if element.isHeader {
            delegate.tableView(self, willDisplayHeaderView: view, forSection: element.section)
        } else {
            delegate.tableView(self, willDisplayFooterView: view, forSection: element.section)
        }
    }

    /// Puts a view that is no longer on screen into its pool. It leaves the table at the end of the round, unless it is used
    /// again in it.
    func putBack(_ element: VisibleTableElement) {
        let view = element.view
        pool(view)
        guard let delegate else { return }
        if let cell = view as? UITableViewCell, let indexPath = element.element.indexPath {
            delegate.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
        } else if element.element.isHeader {
            delegate.tableView(self, didEndDisplayingHeaderView: view, forSection: element.element.section)
        } else {
            delegate.tableView(self, didEndDisplayingFooterView: view, forSection: element.element.section)
        }
    }

    /// Pools what was made to be measured and turned out not to be seen.
    func putBackUnshown() {
        guard !update.made.isEmpty else { return }
        let made = update.made.sorted { $0.key < $1.key }
        update.made.removeAll()
        for (_, view) in made { pool(view) }
        if !update.isRunning { for (_, view) in made { view.removeFromSuperview() } }
    }

    private func pool(_ view: UIView) {
        update.parkedViews.append(view)
        if let cell = view as? UITableViewCell {
            if cellWithActions === cell { hideRowActions() }
            cell.shownIndexPath = nil
            if let identifier = cell.reuseIdentifier { cellPools.put(cell, identifier: identifier) }
        } else if let band = view as? UITableViewHeaderFooterView, let identifier = band.reuseIdentifier {
            headerFooterPools.put(band, identifier: identifier)
        }
    }

    // MARK: Order: background, rows, headers and footers, the table's own header and footer, what the app added

    func orderViews() {
        let rows = visibleElements.filter { $0.element.indexPath != nil }.map(\.view)
        let bands = visibleElements.filter { $0.element.indexPath == nil }.map(\.view)
        let ordered = rows + bands
        let isOurs = Set(ordered.map(ObjectIdentifier.init))
        let present = subviews.lazy.filter { isOurs.contains(ObjectIdentifier($0)) }
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

    // MARK: Looks of cells

    private var visibleTableCells: [UITableViewCell] { visibleElements.compactMap { $0.view as? UITableViewCell } }

    func cellLooksDidChange() {
        for cell in visibleTableCells { cell.setNeedsLayout() }
    }

    /// A controller's view may be told of margins when its bounds change, and a table's do with each scroll: heights hold on where
    /// the margins are the same.
    func takeMargins() {
        if [layoutMargins, safeAreaInsets] != update.margins { cellMarginsDidChange() }
    }

    func cellMarginsDidChange() {
        for cell in visibleTableCells { cell.marginsDidChange() }
        forgetGeometry()
    }

    /// The cells' margin at each side, without the safe area: the table's where rows reach to its edges, and never less than
    /// the system's.
    var marginSide: (left: CGFloat, right: CGFloat) {
        let standard = standardLayoutMargins.left
        var sides = (left: standard, right: standard)
        if style != .insetGrouped {
            let (margins, safe) = (layoutMargins, insetsLayoutMarginsFromSafeArea ? safeAreaInsets : .zero)
            sides = (max(standard, margins.left - safe.left), max(standard, margins.right - safe.right))
        }
        if cellLayoutMarginsFollowReadableWidth {
            let (readable, safe) = (readableInsets, safeAreaInsets)
            sides = (max(sides.left, readable.left - safe.left), max(sides.right, readable.right - safe.right))
        }
        return sides
    }

    /// Where separators begin by themselves in a cell without an image.
    var automaticSeparatorInset: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: marginSide.left, bottom: 0, right: sectionIndexReach)
    }
}
