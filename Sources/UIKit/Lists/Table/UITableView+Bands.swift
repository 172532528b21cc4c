import Foundation

/// Heights of section headers and footers, and the table's own ones.
extension UITableView {
    // Heights in grouped tables. Sources: 35 above the first section is in many public reports; rows stored in Interface
    // Builder documents lie 36 apart between sections without titles (18 and 18 there, 17.5 and 17.5 where automatic),
    // 56 with a title (18 and 38), and the first section's title takes 55.5.
    private static let groupedGap: CGFloat = 17.5
    static let plainHeaderPadding: CGFloat = 22

    private func isFirst(_ element: TableElement) -> Bool {
        element.isHeader && element.section == 0
    }

    func title(of element: TableElement) -> String? {
        element.isHeader
            ? dataSource?.tableView(self, titleForHeaderInSection: element.section)
            : dataSource?.tableView(self, titleForFooterInSection: element.section)
    }

    /// What the app says, which may be `automaticDimension`.
    private func askedHeight(of element: TableElement) -> CGFloat {
        let section = element.section
        let height =
            element.isHeader
            ? delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
            : delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        let name = element.isHeader ? "section header" : "section footer"
        return checked(height, name) { "section \(section)" }
    }

    private func estimate(of element: TableElement) -> CGFloat {
        let section = element.section
        let height =
            element.isHeader
            ? delegate?.tableView(self, estimatedHeightForHeaderInSection: section) ?? estimatedSectionHeaderHeight
            : delegate?.tableView(self, estimatedHeightForFooterInSection: section) ?? estimatedSectionFooterHeight
        return checked(height, element.isHeader ? "estimated section header" : "estimated section footer") {
            "section \(section)"
        }
    }

    /// Before the header or footer is seen: an estimate, the app's height, or what a title takes.
    func expectedBand(_ element: TableElement) -> TableBand {
        let estimate = estimate(of: element)
        if estimate > 0 { return TableBand(length: estimate, hasView: true) }
        let (asked, hasTitle) = (askedHeight(of: element), title(of: element) != nil)
        if asked != Self.automaticDimension, hasTitle || style != .plain || asked != standardHeight(of: element) {
            return TableBand(length: asked, hasView: asked > 0)
        }
        guard hasTitle else { return TableBand(length: emptyHeight(of: element)) }
        let padding = isFirst(element) && style != .plain ? Self.groupedGap : 0
        return TableBand(length: Self.standardHeaderHeight + padding, hasView: true)
    }

    private func standardHeight(of element: TableElement) -> CGFloat {
        element.isHeader ? sectionHeaderHeight : sectionFooterHeight
    }

    private static let standardHeaderHeight: CGFloat = 28

    /// Without title or view: nothing in plain tables, the distance between sections in others.
    private func emptyHeight(of element: TableElement) -> CGFloat {
        if style == .plain { return 0 }
        return isFirst(element) ? 2 * Self.groupedGap : Self.groupedGap
    }

    func topPadding(above header: TableBand) -> CGFloat {
        guard header.hasView else { return 0 }
        let padding = checked(sectionHeaderTopPadding, "section header top padding") { "the table view" }
        if padding != Self.automaticDimension { return padding }
        return style == .plain ? Self.plainHeaderPadding : 0
    }

    /// The height of a header or footer that is about to be seen; its view is made where it decides, or is shown at all.
    func resolvedBand(_ element: TableElement) -> TableBand {
        let asked = askedHeight(of: element)
        let view = view(for: element)
        var band = TableBand(length: asked, isResolved: true, hasView: view != nil)
        if asked == Self.automaticDimension {
            band.length = view.map { measuredHeight(of: $0, element) } ?? emptyHeight(of: element)
        } else if view == nil, style == .plain, asked == standardHeight(of: element) {
            // The table's own height is for sections that have a header; a delegate's answer holds by itself.
            band.length = 0
        }
        return band
    }

    private func measuredHeight(of view: UIView, _ element: TableElement) -> CGFloat {
        let width = rowSpan.width
        view.frame.size.width = width
        if let own = view as? UITableViewHeaderFooterView {
            own.role = HeaderFooterRole(isHeader: element.isHeader, style: style, isFirst: isFirst(element))
            own.marginSide = marginSide
        }
        let height = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        return height > 0 ? height : Self.standardHeaderHeight
    }

    // MARK: The table's own header and footer

    func height(ofOwnBand view: UIView?) -> CGFloat { max(view?.bounds.height ?? 0, 0) }

    func exchangeOwnBand(_ old: UIView?, for new: UIView?) {
        if old !== new {
            old?.removeFromSuperview()
            if let new { addSubview(new) }
        }
        geometry?.top = height(ofOwnBand: tableHeaderView)
        geometry?.bottom = height(ofOwnBand: tableFooterView)
        placeOwnBands()
        requestUpdate()
    }

    /// As wide as the table, in the height they have.
    func placeOwnBands() {
        if let view = tableHeaderView { place(view, y: 0) }
        if let view = tableFooterView { place(view, y: geometry?.bottomStart ?? 0) }
        geometry?.top = height(ofOwnBand: tableHeaderView)
        geometry?.bottom = height(ofOwnBand: tableFooterView)
    }

    private func place(_ view: UIView, y: CGFloat) {
        let frame = CGRect(x: 0, y: y, width: bounds.width, height: height(ofOwnBand: view))
        if view.translatesAutoresizingMaskIntoConstraints, view.frame != frame { view.frame = frame }
    }
}
