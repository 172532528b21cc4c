public import Foundation

/// A list of rows, as a section of a compositional layout shows it.
public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Int, Sendable {
        case plain = 0
        case grouped = 1
        /// Groups as cards, inset from the sides.
        case insetGrouped = 2
        case sidebar = 3
        case sidebarPlain = 4
    }

    public enum HeaderMode: Int, Sendable {
        case none = 0
        /// A view of the kind `UICollectionView.elementKindSectionHeader`.
        case supplementary = 1
        /// The first item of each section.
        case firstItemInSection = 2
    }

    public enum FooterMode: Int, Sendable {
        case none = 0
        /// A view of the kind `UICollectionView.elementKindSectionFooter`.
        case supplementary = 1
    }

    /// Changes the separators of one row.
    public typealias ItemSeparatorHandler =
        @MainActor (
            _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
        ) -> UIListSeparatorConfiguration

    /// Nil for no actions.
    public typealias SwipeActionsConfigurationProvider =
        @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

    public let appearance: Appearance
    public var showsSeparators: Bool
    /// Of all rows.
    public var separatorConfiguration: UIListSeparatorConfiguration
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// Behind the section; nil for that of the appearance.
    public var backgroundColor: UIColor?
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    /// Above a header, in points; nil for that of the appearance.
    public var headerTopPadding: CGFloat?
    /// What there is to do with a row, at its leading side.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The same at the trailing side, which a tap on the row's delete accessory shows, too.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }
}

extension UICollectionLayoutListConfiguration {
    var environment: UIListEnvironment {
        switch appearance {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        case .sidebar: .sidebar
        case .sidebarPlain: .sidebarPlain
        }
    }

    var shownBackgroundColor: UIColor {
        if let backgroundColor { return backgroundColor }
        return switch appearance {
        case .plain, .sidebarPlain: .systemBackground
        case .grouped, .insetGrouped: .systemGroupedBackground
        case .sidebar: .secondarySystemBackground
        }
    }
}

extension UICollectionViewCompositionalLayout {
    /// A layout all of whose sections are lists.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }
}
