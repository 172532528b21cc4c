import Foundation

extension UIBackgroundConfiguration {
    /// As the list it is shown in has it.
    public static func listCell() -> UIBackgroundConfiguration { Self(.cell) }
    /// As the list it is shown in has it.
    public static func listHeader() -> UIBackgroundConfiguration { Self(.headerFooter) }
    /// As the list it is shown in has it.
    public static func listFooter() -> UIBackgroundConfiguration { Self(.headerFooter) }
    public static func listPlainCell() -> UIBackgroundConfiguration { Self(.plainCell) }
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { Self(.plainHeaderFooter) }
    public static func listGroupedCell() -> UIBackgroundConfiguration { Self(.groupedCell) }
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { Self(.groupedHeaderFooter) }
    public static func listSidebarCell() -> UIBackgroundConfiguration { Self(.sidebarCell) }
    public static func listSidebarHeader() -> UIBackgroundConfiguration { Self(.groupedHeaderFooter) }
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { Self(.sidebarCell) }
}

/// What a background of a list is for.
enum ListBackgroundStyle: Hashable, Sendable {
    case clear
    case cell
    case headerFooter
    case plainCell
    case plainHeaderFooter
    case groupedCell
    case groupedHeaderFooter
    case sidebarCell

    /// What the styles that follow their list are in one; outside of a list, what they are in a plain one.
    func resolved(in environment: UIListEnvironment) -> ListBackgroundStyle {
        let isPlain = environment == .plain || environment == .none || environment == .unspecified
        return switch self {
        case .cell:
            switch environment {
            case .sidebar, .sidebarPlain: .sidebarCell
            case .grouped, .insetGrouped: .groupedCell
            case .plain, .none, .unspecified: .plainCell
            }
        case .headerFooter: isPlain ? .plainHeaderFooter : .groupedHeaderFooter
        default: self
        }
    }
}

/// What the properties of a list's background are unless an app sets them.
///
/// Colours as on iOS 17: cells that are touched or selected are as gray as `systemGray4` (209, 209, 214 in light appearance).
struct ListBackgroundDefaults: Hashable {
    var color: UIColor? = .clear
    var cornerRadius: CGFloat = 0
    var insets = NSDirectionalEdgeInsets.zero

    init(_ style: ListBackgroundStyle, for state: StandardState) {
        let isActive = (state.isSelected || state.isHighlighted) && !state.isDisabled
        switch style.resolved(in: state.traitCollection.listEnvironment) {
        case .clear, .cell, .headerFooter, .groupedHeaderFooter:
            break
        case .plainCell:
            color = isActive ? .systemGray4 : .systemBackground
        case .groupedCell:
            color = isActive ? .systemGray4 : .secondarySystemGroupedBackground
        case .plainHeaderFooter:
            // A pinned header lies over rows.
            if state.isPinned { color = .systemBackground }
        case .sidebarCell:
            // From the looks of iOS 17: a rounded plate inside of the row.
            color = isActive ? .systemGray4 : .clear
            cornerRadius = 10
        }
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(color)
        hasher.combine(cornerRadius)
    }
}
