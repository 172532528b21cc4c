internal import Foundation
internal import Raster

/// What a frame consists of: its lines, whose display items are painted when they are asked for.
///
/// `@unchecked Sendable`: nothing in it changes after `init`, and of faces, fonts and styles only constants are read.
final class FrameInk: @unchecked Sendable {
    struct Line {
        let glyphs: ComposedLine
        let box: CGRect
        let baseline: CGFloat
        let isTruncated: Bool
        /// Between the line and the next one; backgrounds fill it.
        let spacing: CGFloat
    }

    let size: CGSize
    let lines: ShortList<Line>
    private let text: DecodedText
    /// The length of a device pixel in points.
    private let pixel: CGFloat

    init(text: DecodedText, pixel: CGFloat, size: CGSize, lines: ShortList<Line>) {
        self.text = text
        self.pixel = pixel
        self.size = size
        self.lines = lines
    }

    func items(ofLine index: Int) -> [DisplayItem] {
        let line = lines[index]
        return LinePainter.items(
            of: line.glyphs, text: text, box: line.box, baseline: line.baseline, pixel: pixel, spacing: line.spacing)
    }
}
