import Foundation

/// What a table knows of its index.
struct TableSectionIndex {
    /// Whether the titles that are known still hold; the data source is asked again where not.
    var isKnown = false
    var titles: [String] = []
    /// Of its column, zero where none is shown. Points.
    var width: CGFloat = 0
    var view: TableIndexView?
}

extension UITableView {
    /// In place of a title it shows a magnifying glass.
    public static let indexSearch = "{search}"

    /// Asks for the titles where they are not known, and finds the width that rows leave to them.
    func prepareSectionIndex(rowCount: Int) {
        if !sectionIndex.isKnown {
            sectionIndex.isKnown = true
            sectionIndex.titles = dataSource?.sectionIndexTitles(for: self) ?? []
        }
        let isShown = !sectionIndex.titles.isEmpty && rowCount >= sectionIndexMinimumDisplayRowCount
        let width = isShown ? TableIndexView.width(of: sectionIndex.titles) : 0
        guard width != sectionIndex.width else { return }
        sectionIndex.width = width
        cellLooksDidChange()
    }

    func forgetSectionIndex() {
        sectionIndex.isKnown = false
        forgetGeometry()
    }

    /// How far the index reaches into rows at their trailing side: cards leave it their margin. Points.
    var sectionIndexReach: CGFloat {
        guard sectionIndex.width > 0 else { return 0 }
        let span = rowSpan
        let outside = isRightToLeft ? span.x : bounds.width - span.x - span.width
        return max(0, sectionIndex.width - outside)
    }

    /// At the trailing edge of what is seen, above the rows and headers.
    func placeSectionIndex() {
        guard sectionIndex.width > 0 else {
            sectionIndex.view?.removeFromSuperview()
            sectionIndex.view = nil
            return
        }
        if sectionIndex.view?.titles != sectionIndex.titles {
            sectionIndex.view?.removeFromSuperview()
            sectionIndex.view = TableIndexView(titles: sectionIndex.titles)
        }
        guard let view = sectionIndex.view else { return }
        let (insets, safe) = (adjustedContentInset, safeAreaInsets)
        let x = isRightToLeft ? bounds.minX + safe.left : bounds.maxX - safe.right - sectionIndex.width
        let frame = CGRect(
            x: x, y: bounds.minY + insets.top, width: sectionIndex.width,
            height: max(0, bounds.height - insets.top - insets.bottom))
        if view.frame != frame { view.frame = frame }
        if subviews.last !== view { addSubview(view) }
    }

    /// As a finger on a title does. A section that is not there, as apps answer for the search sign, leaves the table where
    /// it is.
    func showSection(ofIndexTitle index: Int) {
        let section = dataSource?.tableView(
            self, sectionForSectionIndexTitle: sectionIndex.titles[index], at: index)
        guard let section, countedItems.indices.contains(section) else { return }
        scrollToRow(at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
    }
}
