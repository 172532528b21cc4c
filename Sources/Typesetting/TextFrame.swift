package import Foundation
package import Raster

/// A text set at a width: the lines that were measured, which are the lines that get drawn.
///
/// Coordinates are points from the top left of the text block, y downwards.
package struct TextFrame: Hashable, Sendable {
    package struct Line: Sendable {
        /// The line's box: its x and width are those of the glyphs' advances, its height that of the line.
        package let box: CGRect
        /// The baseline's distance from the top of the block.
        package let baseline: CGFloat
        package let isTruncated: Bool
        /// What the line shows, as yet unpainted: most frames are measured only.
        let ink: FrameInk
        /// The line's index in `ink`.
        let index: Int

        /// Backgrounds, glyph runs and decorations in drawing order, in the block's coordinates; made when asked for, in
        /// time proportional to the glyphs.
        package var items: [DisplayItem] { ink.items(ofLine: index, box: box, baseline: baseline) }
    }

    /// The widest line and the sum of the lines, each rounded up to the device pixel.
    package var size: CGSize
    package var lines: [Line]

    package init(size: CGSize, lines: [Line]) {
        self.size = size
        self.lines = lines
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
