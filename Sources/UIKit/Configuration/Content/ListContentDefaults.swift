import Foundation

/// What the properties of a list content configuration are unless an app sets them.
///
/// Sources: descriptions of configurations in public logs of iOS 16 and 17 (cell: margins 11, 16, 11, 8, image to text 16,
/// text to secondary text 3; grouped header: margins 17, 8, 6, 8) and the frames of an inset grouped list in a public test
/// (a row of 44, a header of 17 + 15.67 + 6). What is marked "judged" is from the looks of iOS 17.
struct ListContentDefaults: Hashable {
    var text: UIListContentConfiguration.TextProperties
    var secondaryText: UIListContentConfiguration.TextProperties
    var image = UIListContentConfiguration.ImageProperties()
    var margins: NSDirectionalEdgeInsets
    var isSideBySide = false
    var imageToTextPadding: CGFloat = 16
    var horizontalPadding: CGFloat = 8
    var verticalPadding: CGFloat = 3

    init(_ style: ListContentStyle, for state: StandardState) {
        let look = Look(style.resolved(in: state.traitCollection.listEnvironment), state)
        let traits = state.traitCollection
        text = .init(
            font: look.font(look.textStyle, look.weight, traits), color: look.color, transform: look.transform)
        secondaryText = .init(
            font: look.font(look.secondaryStyle, nil, traits), color: look.secondaryColor)
        margins = look.margins
        isSideBySide = look.isSideBySide
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(secondaryText)
    }
}

/// The fonts, colours and margins of a style.
private struct Look {
    var textStyle = UIFont.TextStyle.body
    var weight: UIFont.Weight?
    var color = UIColor.label
    var transform = UIListContentConfiguration.TextProperties.TextTransform.none
    // Judged.
    var secondaryStyle = UIFont.TextStyle.caption1
    var secondaryColor = UIColor.label
    var margins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    var isSideBySide = false

    init(_ style: ListContentStyle, _ state: StandardState) {
        switch style {
        case .cell, .subtitleCell:
            break
        case .valueCell:
            (secondaryStyle, secondaryColor) = (.body, .secondaryLabel)
            // In large text there is no room for two texts beside each other.
            isSideBySide = !state.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell:
            secondaryColor = .secondaryLabel
        case .header, .plainHeader:
            // Judged: 28 points high, as plain headers have been, with the gray text of iOS 15.
            setSmall(.subheadline, margins: (5, 5))
            weight = .semibold
        case .footer, .plainFooter:
            setSmall(.footnote, margins: (5, 5))
        case .groupedHeader:
            setSmall(.footnote, margins: (17, 6))
            transform = .uppercase
        case .groupedFooter:
            // Judged.
            setSmall(.footnote, margins: (8, 8))
        case .prominentInsetGroupedHeader:
            setProminent(.title3, .semibold)
        case .extraProminentInsetGroupedHeader:
            setProminent(.title2, .bold)
        case .sidebarHeader:
            setProminent(.title3, .semibold)
        }
        if state.isDisabled {
            color = .tertiaryLabel
            secondaryColor = .tertiaryLabel
        }
    }

    /// A header or footer in small gray text.
    private mutating func setSmall(_ style: UIFont.TextStyle, margins: (top: CGFloat, bottom: CGFloat)) {
        (textStyle, color) = (style, .secondaryLabel)
        (secondaryStyle, secondaryColor) = (style, .secondaryLabel)
        self.margins = NSDirectionalEdgeInsets(top: margins.top, leading: 8, bottom: margins.bottom, trailing: 8)
    }

    /// A header as large as a title. Judged.
    private mutating func setProminent(_ style: UIFont.TextStyle, _ weight: UIFont.Weight) {
        (textStyle, self.weight) = (style, weight)
        (secondaryStyle, secondaryColor) = (.subheadline, .secondaryLabel)
        margins = NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 10, trailing: 8)
    }

    /// A font that follows the preferred text size.
    func font(_ style: UIFont.TextStyle, _ weight: UIFont.Weight?, _ traits: UITraitCollection) -> UIFont {
        guard let weight else { return .preferredFont(forTextStyle: style, compatibleWith: traits) }
        let size = DynamicType.entry(for: style).standardSize
        return UIFontMetrics(forTextStyle: style)
            .scaledFont(for: .systemFont(ofSize: size, weight: weight), compatibleWith: traits)
    }
}
