public import Foundation

extension UITableView {
    func rowCount(_ section: Int) -> Int {
        let counts = countedItems
        guard counts.indices.contains(section) else {
            report(.missingSection(section, count: counts.count))
            return 0
        }
        return counts[section]
    }

    // MARK: Rectangles, in the content's coordinates

    /// The whole section with its header and footer.
    public func rect(forSection section: Int) -> CGRect {
        let geometry = currentGeometry
        guard geometry.sections.indices.contains(section) else { return .zero }
        return rounded(y: geometry.start(ofSection: section), height: geometry.length(ofSection: section))
    }

    /// Empty for a section without header.
    public func rectForHeader(inSection section: Int) -> CGRect { rect(of: .header(section)) }
    public func rectForFooter(inSection section: Int) -> CGRect { rect(of: .footer(section)) }

    /// Empty for a row that does not exist; the height is an estimate until the row has been seen.
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        indexPath.count == 2 && indexPath.row >= 0 ? rect(of: .row(indexPath)) : .zero
    }

    private func rect(of element: TableElement) -> CGRect {
        let geometry = currentGeometry
        guard geometry.contains(element) else { return .zero }
        return rounded(y: geometry.start(of: element), height: geometry.length(of: element))
    }

    private func rounded(y: CGFloat, height: CGFloat) -> CGRect {
        let span = rowSpan
        return PixelGrid.rounded(CGRect(x: span.x, y: y, width: span.width, height: height), scale: displayScale)
    }

    // MARK: Index paths

    /// Nil where there is no row.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        let geometry = currentGeometry
        guard (0..<max(bounds.width, 0)).contains(point.x), (geometry.top..<geometry.bottomStart).contains(point.y)
        else {
            return nil
        }
        return geometry.element(at: point.y)?.indexPath
    }

    /// Nil for an infinite or undefined rectangle.
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        guard rect.minY.isFinite, rect.maxY.isFinite, !rect.isNull else { return nil }
        let geometry = currentGeometry
        var paths: [IndexPath] = []
        var next = geometry.element(at: rect.minY)
        while let element = next, geometry.start(of: element) < rect.maxY {
            if let path = element.indexPath, geometry.start(of: element) + geometry.length(of: element) > rect.minY {
                paths.append(path)
            }
            next = geometry.element(after: element)
        }
        return paths
    }

    // MARK: Scrolling

    /// Scrolls to the row that is selected and seen nearest to the top.
    public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let nearest = selectedIndexPaths.min() else { return }
        scroll(toRowAt: nearest, scrollPosition, animated: animated)
    }

    /// The rows that come into sight get their heights meanwhile; the row ends where it was asked for all the same.
    /// A section without rows is named by the row `NSNotFound`: then its header is scrolled to.
    func scroll(toRowAt indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
        guard namesSection(indexPath) || hasItem(at: indexPath) else { return report(.missingRow(indexPath)) }
        let start = contentOffset
        for _ in 0..<ListLimit.scrollRounds {
            updateVisibleElements()
            let former = contentOffset
            contentOffset = offset(showing: indexPath, position)
            if contentOffset == former { break }
        }
        if animated { tellEndOfScrolling(from: start) }
    }

    private func offset(showing indexPath: IndexPath, _ position: ScrollPosition) -> CGPoint {
        let isSection = namesSection(indexPath)
        let frame = isSection ? rectOfRows(inSection: indexPath.section) : rectForRow(at: indexPath)
        let insets = adjustedContentInset
        let (lower, upper) = offsetLimits
        var y: CGFloat
        switch position {
        case .none: return offset(showing: frame)
        case .top: y = frame.minY - insets.top - (isSection ? 0 : pinnedHeaderHeight(indexPath.section))
        case .middle: y = frame.midY - (bounds.height - insets.bottom + insets.top) / 2
        case .bottom: y = frame.maxY - bounds.height + insets.bottom
        }
        y = min(max(y, lower.y), upper.y)
        return CGPoint(x: contentOffset.x, y: PixelGrid.rounded(y, scale: displayScale))
    }

    private func namesSection(_ indexPath: IndexPath) -> Bool {
        indexPath.count == 2 && indexPath.row == NSNotFound && countedItems.indices.contains(indexPath.section)
    }

    /// The section without what is above its header.
    private func rectOfRows(inSection section: Int) -> CGRect {
        let (whole, header) = (rect(forSection: section), rectForHeader(inSection: section))
        let top = header.height > 0 ? header.minY : whole.minY
        return CGRect(x: whole.minX, y: top, width: whole.width, height: whole.maxY - top)
    }

    /// A header that sticks to the top covers no row that was scrolled there.
    private func pinnedHeaderHeight(_ section: Int) -> CGFloat {
        style == .plain ? rectForHeader(inSection: section).height : 0
    }
}
