import Foundation

/// The distances of list sections, in points.
///
/// Sources: frames of an inset grouped list at 300 points in a public test on iOS 17, 3x (rows at x 16, groups 17.67 + 17.67
/// apart, 20 below the last row), and of one at 414 points in a public log (first row at 20, 17.5). "Judged" is from the
/// looks of iOS 17.
struct ListMetrics {
    let appearance: UICollectionLayoutListConfiguration.Appearance
    let width: CGFloat
    let scale: CGFloat

    @MainActor init(
        _ appearance: UICollectionLayoutListConfiguration.Appearance, _ environment: any NSCollectionLayoutEnvironment
    ) {
        self.appearance = appearance
        width = environment.container.contentSize.width
        scale = environment.traitCollection.usableDisplayScale
    }

    /// Screens from 414 points on have wider margins than others.
    var margin: CGFloat { width < 414 ? 16 : 20 }

    /// Beside the rows.
    var sideInset: CGFloat {
        switch appearance {
        case .insetGrouped, .sidebar: margin
        case .plain, .grouped, .sidebarPlain: 0
        }
    }

    var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

    /// Half of what lies between two groups. Judged for sidebars.
    var groupSpacing: CGFloat {
        switch appearance {
        case .grouped, .insetGrouped: PixelGrid.ceiled(17.5, scale: scale)
        case .sidebar: 8
        case .plain, .sidebarPlain: 0
        }
    }

    /// Below the last group.
    var endSpacing: CGFloat { isGrouped ? 20 : groupSpacing }

    /// Above a header. Judged: 22 in plain lists, which is what tables have had since iOS 15.
    var headerTopPadding: CGFloat { appearance == .plain ? 22 : 0 }

    /// Of a card. Source: list section metrics measured from table views.
    static let cornerRadius: CGFloat = 10
    static let estimatedRowHeight: CGFloat = 44
}
