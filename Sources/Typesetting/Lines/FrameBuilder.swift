internal import Foundation
internal import Raster

/// Places lines one below the other within a width: the last phase, which makes the `TextFrame`.
struct FrameBuilder {
    let text: DecodedText
    let styles: ParagraphStyles
    /// Points of the container; infinite for as wide as the widest line.
    let limit: Double
    let scale: CGFloat
    /// By attribute span of `text`.
    let extents: [TextExtent]
    /// Whether the text has a font that makes room for tall scripts.
    let adjustsForTallScripts: Bool

    func frame(of lines: [BrokenLine], composed: [ComposedLine]) -> TextFrame {
        let natural = zip(lines, composed).reduce(0) { max($0, $1.0.room.indent + $1.1.width + $1.0.room.margin) }
        let container = limit.isFinite ? limit : roundedUp(natural)
        var (top, widest, result): (CGFloat, CGFloat, [TextFrame.Line]) = (0, natural, [])
        result.reserveCapacity(lines.count)
        for (index, line) in lines.enumerated() {
            let style = styles.style(at: line.paragraphIndex)
            let (height, baseline) = extent(of: line).line(in: style)
            let edges = Self.edges(of: line, in: container)
            let glyphs = justified(composed[index], line: line, style, width: edges.right - edges.left)
            widest = max(widest, line.room.indent + glyphs.width + line.room.margin)
            let x = Self.left(of: glyphs.width, between: edges, style, of: line.paragraph)
            let next = index + 1 < lines.count ? lines[index + 1] : nil
            let box = CGRect(x: x, y: top, width: glyphs.width, height: height)
            let items = LinePainter.items(
                of: glyphs, text: text, box: box, baseline: top + baseline, pixel: 1 / scale,
                spacing: next == nil ? 0 : style.lineSpacing)
            result.append(
                TextFrame.Line(box: box, baseline: top + baseline, isTruncated: line.isCut, items: items))
            top += height + (next.map { gap(between: line, style, and: $0) } ?? 0)
        }
        let width = min(roundedUp(widest), roundedUp(container))
        return TextFrame(size: CGSize(width: width, height: roundedUp(top)), lines: result)
    }

    /// A frame without lines, one line high: what an empty text is.
    func emptyFrame(style: ParagraphStyle) -> TextFrame {
        TextFrame(size: CGSize(width: 0, height: roundedUp(extents[0].line(in: style).height)), lines: [])
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

    private func justified(
        _ line: ComposedLine, line broken: BrokenLine, _ style: ParagraphStyle, width: CGFloat
    ) -> ComposedLine {
        guard style.alignment == .justified, broken.isSoft else { return line }
        var line = line
        line.justify(to: width, paragraph: broken.paragraph)
        return line
    }
}
