internal import Foundation
internal import Raster

/// The glyphs of a frame's lines, from which display items are painted when they are asked for.
///
/// `@unchecked Sendable`: nothing in it changes after `init`, and of faces, fonts and styles only constants are read.
final class FrameInk: @unchecked Sendable {
    struct Line {
        let glyphs: ComposedLine
        /// Between the line and the next one; backgrounds fill it.
        let spacing: CGFloat
    }

    private let text: DecodedText
    /// The length of a device pixel in points.
    private let pixel: CGFloat
    private let lines: [Line]

    init(text: DecodedText, pixel: CGFloat, lines: [Line]) {
        self.text = text
        self.pixel = pixel
        self.lines = lines
    }

    func width(ofLine index: Int) -> Double { lines[index].glyphs.width }

    func items(ofLine index: Int, box: CGRect, baseline: CGFloat) -> [DisplayItem] {
        LinePainter.items(
            of: lines[index].glyphs, text: text, box: box, baseline: baseline, pixel: pixel,
            spacing: lines[index].spacing)
    }
}
