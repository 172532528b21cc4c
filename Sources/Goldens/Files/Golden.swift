import Raster
import UIKit

/// A golden as it was before anything was recorded over it.
package struct RecordedGolden {
    package let picture: [UInt8]
    package let record: LayoutRecord?
}

/// A recorded picture with its frames, as read from the snapshots' folder.
struct Golden {
    let files: GoldenFiles
    /// Without its stamp.
    let picture: [UInt8]
    /// Nil for a picture that shows no views, and where the file is missing.
    let record: LayoutRecord?
    var frames: FrameText? { record?.frameText }

    /// Nil where the picture is missing.
    init?(_ files: GoldenFiles) throws(GoldensError) {
        guard let stamped = try files.picture.read() else { return nil }
        self.files = files
        picture = GoldenStamp.removed(from: stamped)
        record = try files.readLayout(of: GoldenStamp(of: stamped))
            .map { LayoutRecord(text: String(decoding: $0, as: UTF8.self)) }
    }

    /// - Parameter taken: what it is compared with; a golden that is much larger is not decoded.
    /// - Throws: `GoldensError.wrongGolden` for what is no picture, and for one of ours that another program rewrote.
    func decoded(beside taken: Bitmap) throws(GoldensError) -> DecodedPicture {
        let decoded: DecodedPicture
        do throws(RasterError) {
            decoded = try DecodedPicture(picture, pixelLimit: DecodedPicture.pixelLimit(beside: taken))
        } catch {
            throw .wrongGolden(path: files.picture.path, reason: PictureFault.reason(error, of: picture))
        }
        guard decoded.fingerprint != nil, let kind = PictureFault.reason(decoded.layout) else { return decoded }
        throw .wrongGolden(path: files.picture.path, reason: "it is \(kind), so another program wrote it")
    }
}

/// The pixels of a PNG, and the environment they were made in.
struct DecodedPicture {
    let bitmap: Bitmap
    /// Pixels a point; 1 where the picture does not say.
    let scale: Double
    /// Nil for a picture that is not ours.
    let fingerprint: Fingerprint?

    let layout: PNGLayout

    /// Pixels of a golden: 2^26, which take 256 MiB, or four times as many as the picture that it is compared with has.
    static func pixelLimit(beside taken: Bitmap) -> Int { max(1 << 26, 4 * taken.pixels.count) }

    init(_ picture: [UInt8], pixelLimit: Int = PictureLimit.pixels) throws(RasterError) {
        let image = try PNGDecoder.decode(picture, pixelLimit: pixelLimit)
        bitmap = image.bitmap
        scale = Double(image.scale ?? 1)
        layout = image.layout
        fingerprint = Fingerprint(of: image.text)
    }
}
