internal import Foundation

/// Places lines one below the other within a width: the last phase, which makes the `TextFrame`.
struct FrameBuilder {
    let text: DecodedText
    let styles: ParagraphStyles
    /// Points of the container; infinite for as wide as the widest line.
    let limit: Double
    let scale: CGFloat
    /// By attribute span of `text`.
    let extents: ShortList<TextExtent>
    /// Whether the text has a font that makes room for tall scripts.
    let adjustsForTallScripts: Bool

    func frame(of lines: [BrokenLine], composer: LineComposer) -> TextFrame {
        var composed = ShortList(lines.lazy.map(composer.compose))
        let natural = lines.indices.reduce(0) { natural, index in
            let room = lines[index].room
            return max(natural, room.indent + composed[index].width + room.margin)
        }
        let container = limit.isFinite ? limit : roundedUp(natural)
        justify(&composed, lines, in: container)
        var (top, widest): (CGFloat, CGFloat) = (0, natural)
        var result: ShortList<FrameInk.Line> = []
        for (index, line) in lines.enumerated() {
            let style = styles.style(at: line.paragraphIndex)
            let (height, baseline) = extent(of: line).line(in: style)
            // Letters that kern moves back past each other run from where the line begins to the left.
            let width = max(composed[index].width, 0)
            widest = max(widest, line.room.indent + width + line.room.margin)
            // The frame keeps the whole width, so that the text has the same lines at that of its frame.
            if line.dependsOnWidth { widest = max(widest, container) }
            let x = Self.left(of: width, between: Self.edges(of: line, in: container), style, of: line.paragraph)
            let isLast = index + 1 == lines.count
            result.append(
                FrameInk.Line(
                    glyphs: composed[index], box: CGRect(x: x, y: top, width: width, height: height),
                    baseline: top + baseline, isTruncated: line.isCut, spacing: isLast ? 0 : style.lineSpacing))
            top += height + (isLast ? 0 : gap(between: line, style, and: lines[index + 1]))
        }
        let size = CGSize(width: min(roundedUp(widest), container), height: roundedUp(top))
        return TextFrame(ink: FrameInk(text: text, pixel: 1 / scale, size: size, lines: result))
    }

    /// Lets the lines of justified paragraphs fill the container.
    private func justify(_ composed: inout ShortList<ComposedLine>, _ lines: [BrokenLine], in container: CGFloat) {
        for (index, line) in lines.enumerated()
        where line.isSoft && styles.style(at: line.paragraphIndex).alignment == .justified {
            let edges = Self.edges(of: line, in: container)
            composed[index].justify(to: edges.right - edges.left, paragraph: line.paragraph)
        }
    }

    /// A frame without lines, one line high: what an empty text is.
    func emptyFrame(style: ParagraphStyle) -> TextFrame {
        let size = CGSize(width: 0, height: roundedUp(extents[0].line(in: style).height))
        return TextFrame(ink: FrameInk(text: text, pixel: 1 / scale, size: size, lines: []))
    }

    /// Up to the device pixel; what arithmetic adds in the last digits does not count.
    private func roundedUp(_ length: CGFloat) -> CGFloat {
        max((length * scale - 1e-5).rounded(.up), 0) / scale
    }

    private func gap(between line: BrokenLine, _ style: ParagraphStyle, and next: BrokenLine) -> CGFloat {
        guard line.endsParagraph else { return style.lineSpacing }
        return style.lineSpacing + style.paragraphSpacing
            + styles.style(at: next.paragraphIndex).paragraphSpacingBefore
    }

    private func extent(of line: BrokenLine) -> TextExtent {
        let start = line.paragraph.range.lowerBound
        let first = text.spanIndex(at: start + line.range.lowerBound)
        var extent = extents[first]
        let range = line.range.lowerBound..<(line.tail?.upperBound ?? line.range.upperBound)
        var index = first
        while text.spans[index].end < start + range.upperBound, index + 1 < extents.count {
            index += 1
            extent.formUnion(extents[index])
        }
        if adjustsForTallScripts, let tall = TallScripts.extent(of: range, in: line.paragraph) {
            extent.formUnion(tall)
        }
        return extent
    }

    /// Where the line may begin and end in the container: indents are on the side where its paragraph begins.
    private static func edges(of line: BrokenLine, in container: CGFloat) -> (left: CGFloat, right: CGFloat) {
        let room = line.room
        let end = room.limit.isFinite ? room.indent + room.limit : container - room.margin
        let (left, right) = (room.indent, max(end, room.indent))
        return line.paragraph.baseLevel == 0 ? (left, right) : (container - right, container - left)
    }

    private static func left(
        of width: CGFloat, between edges: (left: CGFloat, right: CGFloat), _ style: ParagraphStyle,
        of paragraph: ShapedParagraph
    ) -> CGFloat {
        switch style.alignment {
        case .left: edges.left
        case .natural, .justified: paragraph.baseLevel == 0 ? edges.left : edges.right - width
        case .center: (edges.left + edges.right - width) / 2
        case .right: edges.right - width
        }
    }
}
