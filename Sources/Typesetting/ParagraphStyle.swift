package import Foundation

/// How the lines of a paragraph are set; lengths in points, those that are not numbers count as 0.
package struct ParagraphStyle: Hashable, Sendable {
    package enum Alignment: UInt64, Hashable, Sendable {
        case left, center, right, justified
        /// Left or right, as the paragraph runs.
        case natural
    }

    package enum LineBreak: UInt64, Hashable, Sendable {
        case wordWrapping, characterWrapping, clipping, truncatingHead, truncatingTail, truncatingMiddle
    }

    /// What words may do to look better; the values are Apple's.
    package struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// A word alone on a paragraph's last line gets the last word of the line before.
        package static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Korean words stay whole where they have room.
        package static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// What labels use for plain text.
        package static let standard: LineBreakStrategy = [.pushOut, .hangulWordPriority]
    }

    /// Where the text after a tab goes.
    package struct TabStop: Hashable, Sendable {
        /// Which part of the text up to the next tab is at the stop.
        package enum Alignment: UInt64, Hashable, Sendable {
            /// Where the text begins, as it runs: Apple's left and natural tabs.
            case leading
            case center
            /// Where the text ends: Apple's right tabs.
            case trailing
            /// The first decimal separator.
            case decimal
        }

        package var alignment: Alignment
        /// From the edge where lines begin, indents included.
        package var location: CGFloat

        package init(alignment: Alignment = .leading, location: CGFloat) {
            self.alignment = alignment
            self.location = location
        }
    }

    package var alignment: Alignment
    package var lineBreak: LineBreak
    package var lineBreakStrategy: LineBreakStrategy
    /// Whether the paragraph runs from right to left; with `hasNaturalDirection` only where no character tells.
    package var isRightToLeft: Bool
    /// Whether the first strongly directional character of each paragraph decides how it runs.
    package var hasNaturalDirection: Bool
    /// 0 leaves the font's own.
    package var lineHeightMultiple: CGFloat
    package var minimumLineHeight: CGFloat
    /// 0 for no limit.
    package var maximumLineHeight: CGFloat
    /// Between two lines; none after the last one of the text.
    package var lineSpacing: CGFloat
    /// After the paragraph, unless it is the last.
    package var paragraphSpacing: CGFloat
    /// Before the paragraph, unless it is the first.
    package var paragraphSpacingBefore: CGFloat
    /// From the edge where lines begin, of the paragraph's first line.
    package var firstLineHeadIndent: CGFloat
    /// From the edge where lines begin, of all other lines.
    package var headIndent: CGFloat
    /// Where lines end at most: above 0 from the edge where they begin, else from the other one.
    package var tailIndent: CGFloat
    /// In the order of their locations.
    package var tabStops: [TabStop]
    /// Between the stops after the last of `tabStops`; 0 for none, where a tab is as wide as a space.
    package var defaultTabInterval: CGFloat
    /// How full a line must be, 0...1 of its width, that no word is hyphenated to fill it; words of a language without a
    /// dictionary stay whole. At soft hyphens (U+00AD) words may end whatever the factor.
    package var hyphenationFactor: CGFloat
    /// Whether characters may stand closer before a line is truncated.
    package var tightensForTruncation: Bool

    package init(
        alignment: Alignment = .left, lineBreak: LineBreak = .truncatingTail,
        lineBreakStrategy: LineBreakStrategy = .standard, isRightToLeft: Bool = false,
        hasNaturalDirection: Bool = false, lineHeightMultiple: CGFloat = 0, minimumLineHeight: CGFloat = 0,
        maximumLineHeight: CGFloat = 0, lineSpacing: CGFloat = 0, paragraphSpacing: CGFloat = 0,
        paragraphSpacingBefore: CGFloat = 0, firstLineHeadIndent: CGFloat = 0, headIndent: CGFloat = 0,
        tailIndent: CGFloat = 0, tabStops: [TabStop] = Self.standardTabStops, defaultTabInterval: CGFloat = 0,
        hyphenationFactor: CGFloat = 0, tightensForTruncation: Bool = false
    ) {
        self.alignment = alignment
        self.lineBreak = lineBreak
        self.lineBreakStrategy = lineBreakStrategy
        self.isRightToLeft = isRightToLeft
        self.hasNaturalDirection = hasNaturalDirection
        self.lineHeightMultiple = lineHeightMultiple
        self.minimumLineHeight = minimumLineHeight
        self.maximumLineHeight = maximumLineHeight
        self.lineSpacing = lineSpacing
        self.paragraphSpacing = paragraphSpacing
        self.paragraphSpacingBefore = paragraphSpacingBefore
        self.firstLineHeadIndent = firstLineHeadIndent
        self.headIndent = headIndent
        self.tailIndent = tailIndent
        self.tabStops = tabStops
        self.defaultTabInterval = defaultTabInterval
        self.hyphenationFactor = hyphenationFactor
        self.tightensForTruncation = tightensForTruncation
    }

    /// The twelve of Apple's default style, 28 points apart.
    package static let standardTabStops = (1...12).map { TabStop(location: CGFloat($0) * 28) }
}
