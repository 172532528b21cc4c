import Goldens
import Raster
import SnapshotReport
import UIKit

/// A picture that a strategy took, with what its comparison needs beyond the pixels.
final class SnapshotImage: UIImage, @unchecked Sendable {
    // `@unchecked` as its superclass: nothing changes after `init`.
    let taken: Result<Snapshot, any Error>
    /// Whether it is its golden.
    let isUnchanged: Bool

    init(_ snapshot: Snapshot, scale: CGFloat) throws {
        taken = .success(snapshot)
        isUnchanged = false
        let bitmap = try PNGDecoder.decode(snapshot.picture).bitmap
        super.init(
            content: .pixels(bitmap),
            size: CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale), scale: scale)
    }

    /// A picture that was proven to be its golden: it was not drawn.
    init(unchanged snapshot: UndrawnSnapshot) {
        taken = .failure(SnapshotFailure.notDrawn)
        isUnchanged = true
        super.init(content: .drawing(snapshot.list.items), size: snapshot.list.size, scale: snapshot.scale)
    }

    /// No picture, and why; comparing it fails with the reason.
    init(failure: any Error) {
        taken = .failure(failure)
        isUnchanged = false
        super.init(content: .drawing([]), size: .zero, scale: 1)
    }

    var pictureSize: ReportDocument.PictureSize {
        ReportDocument.PictureSize(
            width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up)),
            scale: Double(scale))
    }
}
