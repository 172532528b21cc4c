package import Foundation
package import Raster

/// A text set at a width: the lines that were measured, which are the lines that get drawn.
///
/// Coordinates are points from the top left of the text block, y downwards.
package struct TextFrame: Hashable, Sendable {
    package struct Line: Hashable, Sendable {
        /// The line's box: its x and width are those of the glyphs' advances, its height that of the line.
        package var box: CGRect
        /// The baseline's distance from the top of the block.
        package var baseline: CGFloat
        package var isTruncated: Bool
        /// Backgrounds, glyph runs and decorations in drawing order, in the block's coordinates.
        package var items: [DisplayItem]

        package init(box: CGRect, baseline: CGFloat, isTruncated: Bool, items: [DisplayItem]) {
            self.box = box
            self.baseline = baseline
            self.isTruncated = isTruncated
            self.items = items
        }
    }

    /// The widest line and the sum of the lines, each rounded up to the device pixel.
    package var size: CGSize
    package var lines: [Line]

    package init(size: CGSize, lines: [Line]) {
        self.size = size
        self.lines = lines
    }
}
