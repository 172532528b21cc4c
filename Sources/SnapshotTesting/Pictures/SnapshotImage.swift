import Goldens
import Raster
import UIKit

/// A picture that a strategy took, with what its comparison needs beyond the pixels.
final class SnapshotImage: UIImage, @unchecked Sendable {
    // `@unchecked` as its superclass: nothing changes after `init`.
    let taken: Result<Snapshot, any Error>

    init(_ snapshot: Snapshot, scale: CGFloat) throws {
        taken = .success(snapshot)
        let bitmap = try PNGDecoder.decode(snapshot.picture).bitmap
        super.init(
            content: .pixels(bitmap),
            size: CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale), scale: scale)
    }

    /// No picture, and why; comparing it fails with the reason.
    init(failure: any Error) {
        taken = .failure(failure)
        super.init(content: .drawing([]), size: .zero, scale: 1)
    }
}
