internal import Foundation

extension ParagraphStyle {
    /// The style with lengths that arithmetic can take: what is no number is 0, what no picture holds is cut.
    var usable: ParagraphStyle {
        // Most styles leave all of them alone.
        if lineHeightMultiple == 0, minimumLineHeight == 0, maximumLineHeight == 0, lineSpacing == 0,
            paragraphSpacing == 0
        {
            return self
        }
        var style = self
        style.lineHeightMultiple = Self.usable(lineHeightMultiple)
        style.minimumLineHeight = Self.usable(minimumLineHeight)
        style.maximumLineHeight = Self.usable(maximumLineHeight)
        style.lineSpacing = Self.usable(lineSpacing)
        style.paragraphSpacing = Self.usable(paragraphSpacing)
        return style
    }

    /// TextKit takes none of these lengths below 0.
    private static func usable(_ length: CGFloat) -> CGFloat {
        length.isNaN ? 0 : min(max(length, 0), ResolvedFont.maximumSize)
    }
}
