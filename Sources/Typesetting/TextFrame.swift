package import Foundation
package import Raster

/// A text set at a width: the lines that were measured, which are the lines that get drawn.
///
/// Coordinates are points from the top left of the text block, y downwards. A copy costs no more than a reference.
package struct TextFrame: Sendable {
    let ink: FrameInk

    /// The widest line and the sum of the lines, each rounded up to the device pixel.
    package var size: CGSize { ink.size }
    package var lines: Lines { Lines(ink: ink) }
    /// Those of all lines.
    package var items: [DisplayItem] { lines.count == 1 ? ink.items(ofLine: 0) : lines.flatMap(\.items) }

    /// The frame where nothing could be set.
    static let none = TextFrame(
        ink: FrameInk(text: DecodedText(StyledText(string: "", runs: []), limit: 0), pixel: 1, size: .zero, lines: []))
}

extension TextFrame {
    /// The lines of a frame, from the top.
    package struct Lines: RandomAccessCollection, Sendable {
        let ink: FrameInk

        package var startIndex: Int { 0 }
        package var endIndex: Int { ink.lines.count }
        package subscript(index: Int) -> Line { Line(ink: ink, index: index) }
    }

    package struct Line: Sendable {
        let ink: FrameInk
        let index: Int

        /// The line's box: its x and width are those of the glyphs' advances, its height that of the line.
        package var box: CGRect { ink.lines[index].box }
        /// The baseline's distance from the top of the block.
        package var baseline: CGFloat { ink.lines[index].baseline }
        package var isTruncated: Bool { ink.lines[index].isTruncated }
        /// Backgrounds, glyph runs and decorations in drawing order, in the block's coordinates; made when asked for, in
        /// time proportional to the glyphs.
        package var items: [DisplayItem] { ink.items(ofLine: index) }
    }
}

extension TextFrame: Hashable {
    package static func == (one: TextFrame, other: TextFrame) -> Bool {
        one.ink === other.ink || one.size == other.size && one.lines.elementsEqual(other.lines)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(size)
        for line in lines { hasher.combine(line) }
    }
}

extension TextFrame.Line: Hashable {
    package static func == (one: TextFrame.Line, other: TextFrame.Line) -> Bool {
        one.box == other.box && one.baseline == other.baseline && one.isTruncated == other.isTruncated
            && (one.ink === other.ink && one.index == other.index || one.items == other.items)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(box)
        hasher.combine(baseline)
        hasher.combine(isTruncated)
    }
}
