package import Raster
package import SnapshotReport
package import UIKit

/// A snapshot before it is drawn: enough to prove that it is its golden.
package struct UndrawnSnapshot: Sendable {
    package let list: DisplayList
    /// Pixels a point.
    package let scale: CGFloat
    /// What shows where no view draws; nil leaves it transparent.
    package let background: Color?
    /// Nil for a picture that shows no views.
    package let frames: FrameText?

    package init(list: DisplayList, scale: CGFloat, background: Color?, frames: FrameText?) {
        self.list = list
        self.scale = scale
        self.background = background
        self.frames = frames
    }

    /// A hash of all that decides about pixels: what is drawn, at which scale, with which fonts and libraries.
    var drawing: StableDigest {
        let fingerprint = Fingerprint.current.text
        return StableDigest(of: "\(list.digest) \(Double(scale)) \(background?.pixel ?? 0) \(fingerprint)")
    }

    /// In whole pixels, as it would be drawn.
    package var pictureSize: ReportDocument.PictureSize {
        ReportDocument.PictureSize(
            width: Int((list.size.width * scale).rounded(.up)), height: Int((list.size.height * scale).rounded(.up)),
            scale: Double(scale))
    }

    /// - Parameter record: the same frames, with what explains them.
    package func drawn(with record: LayoutRecord?) throws -> Snapshot {
        var picture: [UInt8] = []
        let fingerprint = Fingerprint.current
        try Self.rasterizer.encode(list, scale: scale, background: background, text: [fingerprint.pngText]) {
            picture += $0
        }
        return Snapshot(picture: picture, record: record, drawing: drawing)
    }

    /// Kept for the masks of glyphs and corners that pictures share.
    private static let rasterizer = Rasterizer()
}
