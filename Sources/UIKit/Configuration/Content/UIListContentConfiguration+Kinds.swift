extension UIListContentConfiguration {
    public static func cell() -> UIListContentConfiguration { Self(.cell) }
    /// The secondary text below the text.
    public static func subtitleCell() -> UIListContentConfiguration { Self(.subtitleCell) }
    /// The secondary text beside the text, at the trailing edge.
    public static func valueCell() -> UIListContentConfiguration { Self(.valueCell) }
    /// As the list it is shown in has it.
    public static func header() -> UIListContentConfiguration { Self(.header) }
    /// As the list it is shown in has it.
    public static func footer() -> UIListContentConfiguration { Self(.footer) }
    public static func plainHeader() -> UIListContentConfiguration { Self(.plainHeader) }
    public static func plainFooter() -> UIListContentConfiguration { Self(.plainFooter) }
    public static func groupedHeader() -> UIListContentConfiguration { Self(.groupedHeader) }
    public static func groupedFooter() -> UIListContentConfiguration { Self(.groupedFooter) }
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        Self(.prominentInsetGroupedHeader)
    }
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        Self(.extraProminentInsetGroupedHeader)
    }
    public static func sidebarCell() -> UIListContentConfiguration { Self(.sidebarCell) }
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { Self(.sidebarSubtitleCell) }
    public static func sidebarHeader() -> UIListContentConfiguration { Self(.sidebarHeader) }
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { Self(.accompaniedSidebarCell) }
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
        Self(.accompaniedSidebarSubtitleCell)
    }
}

/// What a list content configuration is for.
enum ListContentStyle: Hashable, Sendable {
    case cell
    case subtitleCell
    case valueCell
    case header
    case footer
    case plainHeader
    case plainFooter
    case groupedHeader
    case groupedFooter
    case prominentInsetGroupedHeader
    case extraProminentInsetGroupedHeader
    case sidebarCell
    case sidebarSubtitleCell
    case sidebarHeader
    case accompaniedSidebarCell
    case accompaniedSidebarSubtitleCell

    /// What the styles that follow their list are in one; outside of a list, what they are in a plain one.
    func resolved(in environment: UIListEnvironment) -> ListContentStyle {
        let isSidebar = environment == .sidebar || environment == .sidebarPlain
        let isGrouped = environment == .grouped || environment == .insetGrouped
        return switch self {
        case .cell: isSidebar ? .sidebarCell : .cell
        case .subtitleCell: isSidebar ? .sidebarSubtitleCell : .subtitleCell
        case .header: isSidebar ? .sidebarHeader : isGrouped ? .groupedHeader : .plainHeader
        case .footer: isGrouped ? .groupedFooter : .plainFooter
        default: self
        }
    }

    var isCell: Bool {
        switch self {
        case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
            .accompaniedSidebarSubtitleCell:
            true
        default: false
        }
    }
}
