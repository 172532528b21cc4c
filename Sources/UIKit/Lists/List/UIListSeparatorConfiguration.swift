import Foundation

/// The lines above and below a row of a list.
public struct UIListSeparatorConfiguration: Hashable {
    public enum Visibility: Int, Sendable {
        /// As the list's appearance has it.
        case automatic = 0
        case visible = 1
        case hidden = 2
    }

    /// Insets with this value follow the row's content.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    public var topSeparatorVisibility = Visibility.automatic
    public var bottomSeparatorVisibility = Visibility.automatic
    /// Only leading and trailing count.
    public var topSeparatorInsets = automaticInsets
    public var bottomSeparatorInsets = automaticInsets
    public var color = UIColor.separator

    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

    public func hash(into hasher: inout Hasher) {
        hasher.combine(topSeparatorVisibility)
        hasher.combine(bottomSeparatorVisibility)
        hasher.combine(color)
    }
}
