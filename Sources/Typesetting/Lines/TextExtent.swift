internal import Foundation

/// How far text reaches above and below its baseline, in points, both positive.
struct TextExtent {
    var ascent: CGFloat
    var descent: CGFloat

    init(ascent: CGFloat, descent: CGFloat) {
        self.ascent = ascent
        self.descent = descent
    }

    /// The requested font decides, not the fonts that stand in: Hangul or emoji leave a line as high as it was.
    init(metrics: FontMetrics, baselineOffset: CGFloat) {
        let offset = Self.usable(baselineOffset)
        ascent = metrics.ascender + offset
        descent = -metrics.descender - offset
    }

    /// Of the characters of an attribute span.
    init(font: ResolvedFont, attributes: TextAttributes) {
        self.init(metrics: font.metrics, baselineOffset: attributes.baselineOffset)
        guard let box = attributes.attachment?.usableBounds, !box.isEmpty else { return }
        let offset = Self.usable(attributes.baselineOffset)
        ascent = max(ascent, box.maxY + offset)
        descent = max(descent, -box.minY - offset)
    }

    mutating func formUnion(_ other: TextExtent) {
        ascent = max(ascent, other.ascent)
        descent = max(descent, other.descent)
    }

    /// The height of a line of this extent and its baseline's distance from the top.
    ///
    /// As TextKit does it, whatever the style adds or takes away is above the text.
    func line(in style: ParagraphStyle) -> (height: CGFloat, baseline: CGFloat) {
        let natural = ascent + descent
        var height = natural * (style.lineHeightMultiple > 0 ? style.lineHeightMultiple : 1)
        if style.minimumLineHeight > 0 { height = max(height, style.minimumLineHeight) }
        if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
        return (height, ascent + height - natural)
    }

    static func usable(_ offset: CGFloat) -> CGFloat {
        offset.isNaN ? 0 : min(max(offset, -ResolvedFont.maximumSize), ResolvedFont.maximumSize)
    }
}
