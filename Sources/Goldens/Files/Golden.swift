import Raster
import UIKit

/// A recorded picture with its frames, as read from the snapshots' folder.
struct Golden {
    let files: Files
    let picture: [UInt8]
    /// Nil for a picture that shows no views, and where the file is missing.
    let layout: String?

    struct Files {
        let picture: GoldenFile
        let layout: GoldenFile

        init(folder: URL, path: String) {
            picture = GoldenFile(url: folder.appending(path: path + ".png"))
            layout = GoldenFile(url: folder.appending(path: path + ".layout.txt"))
        }
    }

    /// Nil where the picture is missing.
    init?(_ files: Files) throws(GoldensError) {
        guard let picture = try files.picture.read() else { return nil }
        self.files = files
        self.picture = picture
        layout = try files.layout.read().map { String(decoding: $0, as: UTF8.self) }
    }

    func decoded() throws(GoldensError) -> DecodedPicture {
        guard let decoded = try? DecodedPicture(picture) else { throw .malformedPicture(path: files.picture.path) }
        return decoded
    }
}

/// The pixels of a PNG, and the environment they were made in.
struct DecodedPicture {
    let bitmap: Bitmap
    /// Nil for a picture that is not ours.
    let fingerprint: Fingerprint?

    init(_ picture: [UInt8]) throws {
        let image = try PNGDecoder.decode(picture)
        bitmap = image.bitmap
        fingerprint =
            image.text.lazy.filter { $0.keyword == Fingerprint.keyword }
            .compactMap { Fingerprint(text: $0.text) }.first
    }
}
