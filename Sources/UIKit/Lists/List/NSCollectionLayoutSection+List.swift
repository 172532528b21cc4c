import Foundation

extension NSCollectionLayoutSection {
    /// A section of rows below each other that decide about their heights.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> Self {
        let metrics = ListMetrics(configuration.appearance, layoutEnvironment)
        let size = rowSize
        let section = Self(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.list = ListSection(configuration: configuration, metrics: metrics)
        let hasHeader = configuration.headerMode == .supplementary
        let hasFooter = configuration.footerMode == .supplementary
        // A header and a footer bring their own distances along.
        section.contentInsets = NSDirectionalEdgeInsets(
            top: hasHeader ? 0 : metrics.groupSpacing, leading: metrics.sideInset,
            bottom: hasFooter ? 0 : metrics.groupSpacing, trailing: metrics.sideInset)
        // Rows from edge to edge keep their content out of the unsafe area themselves.
        section.contentInsetsReference = metrics.sideInset > 0 ? .safeArea : .none
        if hasHeader {
            let header = boundaryItem(UICollectionView.elementKindSectionHeader, .top)
            header.pinToVisibleBounds = configuration.appearance == .plain
            section.boundarySupplementaryItems.append(header)
            section.paddingBeforeHeader = configuration.headerTopPadding ?? metrics.headerTopPadding
        }
        if hasFooter {
            section.boundarySupplementaryItems.append(boundaryItem(UICollectionView.elementKindSectionFooter, .bottom))
        }
        section.decorationItems = [.background(elementKind: ListBackgroundView.elementKind)]
        return section
    }

    private class var rowSize: NSCollectionLayoutSize {
        NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(ListMetrics.estimatedRowHeight))
    }

    private class func boundaryItem(
        _ kind: String, _ alignment: NSRectAlignment
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(layoutSize: rowSize, elementKind: kind, alignment: alignment)
    }
}

/// What a section that is a list knows of itself.
struct ListSection {
    let configuration: UICollectionLayoutListConfiguration
    let metrics: ListMetrics

    /// What a row is told of its place.
    @MainActor func place(ofItem indexPath: IndexPath, count: Int) -> ListPlace {
        let hasHeaderRow = configuration.headerMode == .firstItemInSection
        var place = ListPlace(environment: configuration.environment, margin: metrics.margin)
        if hasHeaderRow, indexPath.item == 0 {
            place.role = .header
            return place
        }
        place.isFirst = indexPath.item == (hasHeaderRow ? 1 : 0)
        place.isLast = indexPath.item == count - 1
        guard configuration.showsSeparators else { return place }
        var separators = configuration.separatorConfiguration
        if let handler = configuration.itemSeparatorHandler { separators = handler(indexPath, separators) }
        place.separators = separators
        return place
    }

    /// Below the rows of the last section; nil where a footer is there.
    var endInset: CGFloat? { configuration.footerMode == .none ? metrics.endSpacing : nil }

    func place(as role: ListPlace.Role) -> ListPlace {
        var place = ListPlace(environment: configuration.environment, margin: metrics.margin)
        place.role = role
        return place
    }
}

/// What a cell, header or footer of a list is told: in which kind of list it is and where in its section.
///
/// Travels with the layout attributes.
struct ListPlace: Equatable {
    enum Role: Equatable {
        case row
        case header
        case footer
        /// Behind the section, in a colour.
        case background(UIColor)
    }

    let environment: UIListEnvironment
    /// At the sides of a row's content. Points.
    let margin: CGFloat
    var role = Role.row
    /// Whether it is the first row of its group.
    var isFirst = false
    var isLast = false
    /// Nil without separators.
    var separators: UIListSeparatorConfiguration?

    init(environment: UIListEnvironment, margin: CGFloat) {
        self.environment = environment
        self.margin = margin
    }
}
