internal import Foundation
internal import Raster

/// Places lines one below the other within a width: the last phase, which makes the `TextFrame`.
struct FrameBuilder {
    let text: DecodedText
    let style: ParagraphStyle
    /// Points a line has; infinite for as wide as the widest line.
    let limit: Double
    let scale: CGFloat
    /// By attribute span of `text`.
    let extents: [TextExtent]

    func frame(of lines: [BrokenLine], composed: [ComposedLine]) -> TextFrame {
        let widest = roundedUp(composed.reduce(0) { max($0, $1.width) })
        let container = limit.isFinite ? limit : widest
        var (top, result): (CGFloat, [TextFrame.Line]) = (0, [])
        result.reserveCapacity(lines.count)
        for (index, line) in lines.enumerated() {
            let (height, baseline) = extent(of: line).line(in: style)
            let glyphs = justified(composed[index], line: line, container: container)
            let x = left(of: glyphs.width, in: container)
            let items = LinePainter.items(
                of: glyphs, text: text, origin: CGPoint(x: x, y: top + baseline), pixel: 1 / scale)
            result.append(
                TextFrame.Line(
                    box: CGRect(x: x, y: top, width: glyphs.width, height: height), baseline: top + baseline,
                    isTruncated: line.isCut, items: items))
            top += height
            guard index + 1 < lines.count else { break }
            top += style.lineSpacing + (line.endsParagraph ? style.paragraphSpacing : 0)
        }
        return TextFrame(size: CGSize(width: min(widest, roundedUp(container)), height: roundedUp(top)), lines: result)
    }

    /// A frame without lines, one line high: what an empty text is.
    func emptyFrame() -> TextFrame {
        TextFrame(size: CGSize(width: 0, height: roundedUp(extents[0].line(in: style).height)), lines: [])
    }

    /// Up to the device pixel; what arithmetic adds in the last digits does not count.
    private func roundedUp(_ length: CGFloat) -> CGFloat {
        max((length * scale - 1e-5).rounded(.up), 0) / scale
    }

    private func extent(of line: BrokenLine) -> TextExtent {
        let start = line.paragraph.range.lowerBound
        let first = text.spanIndex(at: start + line.range.lowerBound)
        var extent = extents[first]
        let end = start + (line.tail?.upperBound ?? line.range.upperBound)
        var index = first
        while text.spans[index].end < end, index + 1 < extents.count {
            index += 1
            extent.formUnion(extents[index])
        }
        return extent
    }

    private func left(of width: CGFloat, in container: CGFloat) -> CGFloat {
        switch style.alignment {
        case .left: 0
        case .natural: style.isRightToLeft ? container - width : 0
        case .justified: style.isRightToLeft ? container - width : 0
        case .center: (container - width) / 2
        case .right: container - width
        }
    }

    private func justified(_ line: ComposedLine, line broken: BrokenLine, container: CGFloat) -> ComposedLine {
        guard style.alignment == .justified, broken.isSoft else { return line }
        var line = line
        line.justify(to: container) { piece, cluster in
            piece.textStart == nil ? 0x2026 : broken.paragraph.scalars[cluster]
        }
        return line
    }
}
