package import ImageComparison
package import UIKit

/// The goldens in a folder: compares snapshots with them and, when asked, records them.
package struct GoldenStore: Sendable {
    /// `Snapshots/`.
    package let folder: URL
    package let mode: RecordMode
    package let tolerance: Tolerance

    package init(folder: URL, mode: RecordMode, tolerance: Tolerance = .exact) {
        self.folder = folder
        self.mode = mode
        self.tolerance = tolerance
    }

    /// Compares a snapshot with the golden of a name: frames first, then the environment, then pixels.
    ///
    /// Writes only what the mode asks for. A golden without our fingerprint is foreign and never touched; ours stands
    /// beside it, with `.linux` in its name.
    package func check(_ snapshot: Snapshot, name: GoldenName) throws(GoldensError) -> Verdict {
        let verdict = try verdict(on: snapshot, at: name.path)
        guard mode.records(after: verdict) else { return verdict }
        return .recorded(path: try record(snapshot, at: name.path))
    }

    /// What comes of comparing a snapshot with its golden. Writes nothing.
    ///
    /// - Parameter path: the golden's in the folder, without the extension.
    package func verdict(on snapshot: Snapshot, at path: String) throws(GoldensError) -> Verdict {
        let files = try files(at: path, for: snapshot)
        let golden = try Golden(files)
        if let golden, golden.picture == snapshot.picture, golden.layout == snapshot.layout { return .matches }
        guard let actual = try? DecodedPicture(snapshot.picture), let fingerprint = actual.fingerprint else {
            throw .malformedSnapshot
        }
        // A picture whose frames got lost is recorded anew, as one that got lost itself.
        guard let golden, golden.layout != nil || snapshot.layout == nil else {
            return .missing(path: files.picture.path)
        }
        let expected = try golden.decoded()
        let environment = expected.fingerprint.map(fingerprint.differences) ?? []
        if let difference = LayoutDifference(golden: golden.layout ?? "", actual: snapshot.layout ?? "") {
            // Other fonts have other widths, so other frames are told, and are no finding either.
            let hasOtherFonts = environment.contains { $0.hasPrefix("fonts ") }
            return hasOtherFonts
                ? .environmentDiffers(environment, layout: difference, path: files.picture.path)
                : .layoutDiffers(difference, path: files.layout.path)
        }
        guard environment.isEmpty else {
            return .environmentDiffers(environment, layout: nil, path: files.picture.path)
        }
        let difference = PictureDifference(golden: expected.bitmap, actual: actual.bitmap, tolerance: tolerance)
        return difference.map { .pictureDiffers($0, path: files.picture.path) } ?? .matches
    }

    /// Makes a snapshot the golden at a path, and returns the path of its picture.
    package func record(_ snapshot: Snapshot, at path: String) throws(GoldensError) -> String {
        let files = try files(at: path, for: snapshot)
        if let layout = snapshot.layout { try files.layout.replace(with: Array(layout.utf8)) }
        try files.picture.replace(with: snapshot.picture)
        return files.picture.path
    }

    /// The golden's picture as it is on disk; nil where there is none.
    package func picture(at path: String, for snapshot: Snapshot) throws(GoldensError) -> [UInt8]? {
        try files(at: path, for: snapshot).picture.read()
    }

    /// Where the golden of a path is, or would be.
    private func files(at path: String, for snapshot: Snapshot) throws(GoldensError) -> Golden.Files {
        let files = Golden.Files(folder: folder, path: path)
        guard let picture = try files.picture.read(), picture != snapshot.picture,
            let decoded = try? DecodedPicture(picture), decoded.fingerprint == nil
        else { return files }
        return Golden.Files(folder: folder, path: path + ".linux")
    }
}
