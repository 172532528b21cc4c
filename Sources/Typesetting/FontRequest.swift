package import Foundation

/// What a `UIFont` asks the font library for; equal requests give the same face.
package struct FontRequest: Hashable, Sendable {
    package enum Family: Hashable, Sendable {
        case system
        case monospaced
        case rounded
        case serif
        /// A family that the font profile or `--fonts` names.
        case named(String)
    }

    package var family: Family
    /// Em size in points.
    package var size: CGFloat
    /// `UIFont.Weight.rawValue`: -1...1, 0 regular, 0.23 medium, 0.3 semibold, 0.4 bold.
    package var weight: CGFloat
    package var isItalic: Bool
    package var hasMonospacedDigits: Bool
    /// Whether lines with characters of tall scripts are higher: the fonts of text styles since iOS 17.
    package var adjustsForTallScripts: Bool

    package init(
        family: Family = .system, size: CGFloat, weight: CGFloat = 0, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false, adjustsForTallScripts: Bool = false
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
        self.adjustsForTallScripts = adjustsForTallScripts
    }
}

/// Vertical metrics in points, y upwards from the baseline: `descender` is negative.
package struct FontMetrics: Hashable, Sendable {
    package var ascender: CGFloat
    package var descender: CGFloat
    package var leading: CGFloat
    package var capHeight: CGFloat
    package var xHeight: CGFloat
    package var lineHeight: CGFloat

    package init(
        ascender: CGFloat, descender: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat,
        lineHeight: CGFloat
    ) {
        self.ascender = ascender
        self.descender = descender
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
        self.lineHeight = lineHeight
    }
}
