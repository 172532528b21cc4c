internal import Foundation

extension ParagraphStyle {
    /// The style with lengths that arithmetic can take: what is no number is 0, what no picture holds is cut.
    var usable: ParagraphStyle {
        // Most styles leave all of them alone.
        if areLengthsZero, tabStops == Self.standardTabStops { return self }
        var style = self
        style.lineHeightMultiple = Self.usable(lineHeightMultiple)
        style.minimumLineHeight = Self.usable(minimumLineHeight)
        style.maximumLineHeight = Self.usable(maximumLineHeight)
        style.lineSpacing = Self.usable(lineSpacing)
        style.paragraphSpacing = Self.usable(paragraphSpacing)
        style.paragraphSpacingBefore = Self.usable(paragraphSpacingBefore)
        style.firstLineHeadIndent = Self.usable(firstLineHeadIndent)
        style.headIndent = Self.usable(headIndent)
        style.tailIndent = TextExtent.usable(tailIndent)
        style.defaultTabInterval = Self.usable(defaultTabInterval)
        style.tabStops = usableTabStops
        return style
    }

    /// Whether no length differs from that of a new style, tab stops apart.
    var areLengthsZero: Bool {
        lineHeightMultiple == 0 && minimumLineHeight == 0 && maximumLineHeight == 0 && lineSpacing == 0
            && paragraphSpacing == 0 && paragraphSpacingBefore == 0 && firstLineHeadIndent == 0 && headIndent == 0
            && tailIndent == 0 && defaultTabInterval == 0
    }

    /// In order of location, at most as many as a line can have use for.
    private var usableTabStops: [TabStop] {
        guard tabStops != Self.standardTabStops else { return tabStops }
        let stops = tabStops.prefix(1_000).map {
            TabStop(alignment: $0.alignment, location: Self.usable($0.location))
        }
        return stops.sorted { $0.location < $1.location }
    }

    /// TextKit takes none of these lengths below 0.
    private static func usable(_ length: CGFloat) -> CGFloat {
        length.isNaN ? 0 : min(max(length, 0), ResolvedFont.maximumSize)
    }
}
