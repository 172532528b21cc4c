package import ImageComparison
import Raster
package import UIKit

/// The goldens in a folder: compares snapshots with them and, when asked, records them.
package struct GoldenStore: Sendable {
    /// `Snapshots/`.
    package let folder: URL
    package let mode: RecordMode
    package let tolerance: Tolerance
    /// What is not compared.
    package let masks: [SnapshotMask]
    /// Who takes the snapshots.
    package let owner: GoldenStamp.Owner

    package init(
        folder: URL, mode: RecordMode, tolerance: Tolerance = .exact, masks: [SnapshotMask] = [],
        owner: GoldenStamp.Owner = .tests
    ) {
        self.masks = masks
        self.owner = owner
        self.folder = folder
        self.mode = mode
        self.tolerance = tolerance
    }

    /// Compares a snapshot with the golden of a name: frames first, then the environment, then pixels.
    ///
    /// Writes only what the mode asks for. A golden without our fingerprint is foreign and never touched; ours stands
    /// beside it, with `.linux` in its name.
    package func check(_ snapshot: Snapshot, name: GoldenName) throws(GoldensError) -> Verdict {
        do {
            let verdict = try verdict(on: snapshot, at: name.path)
            guard mode.records(after: verdict) else { return verdict }
        } catch {
            // A damaged golden is mended by recording it anew.
            guard case .wrongGolden = error, mode == .all || mode == .failed else { throw error }
        }
        return .recorded(path: try record(snapshot, of: name.text, at: name.path))
    }

    /// What comes of comparing a snapshot with its golden. Writes nothing.
    ///
    /// - Parameter path: the golden's in the folder, without the extension.
    package func verdict(on snapshot: Snapshot, at path: String) throws(GoldensError) -> Verdict {
        let place = try place(of: path, for: snapshot)
        let files = place.files
        let golden = try Golden(files)
        if let golden, golden.picture == snapshot.picture, golden.frames == snapshot.record?.frameText {
            return .matches
        }
        guard let actual = try? DecodedPicture(snapshot.picture), let fingerprint = actual.fingerprint else {
            throw .malformedSnapshot
        }
        // A picture whose frames got lost is recorded anew, as one that got lost itself.
        guard let golden, golden.record != nil || snapshot.record == nil else {
            return .missing(path: files.picture.path, foreign: place.foreign)
        }
        let expected = try golden.decoded(beside: actual.bitmap)
        let environment = expected.fingerprint.map(fingerprint.differences) ?? []
        let difference = golden.record.flatMap { old in
            snapshot.record.flatMap { LayoutDifference(golden: old, actual: $0) }
        }
        if let difference, difference.movesViews {
            // Other fonts have other widths, so other frames are told, and are no finding either.
            let hasOtherFonts = expected.fingerprint.map(fingerprint.hasOtherFonts) ?? false
            return hasOtherFonts
                ? .environmentDiffers(environment, layout: difference, path: files.picture.path)
                : .layoutDiffers(difference, environment: environment, path: files.layout.path)
        }
        guard environment.isEmpty else {
            return .environmentDiffers(environment, layout: nil, path: files.picture.path)
        }
        let areas = masks.areas(in: [golden.record, snapshot.record])
        let (before, after) = (
            expected.bitmap.masking(areas, scale: expected.scale), actual.bitmap.masking(areas, scale: actual.scale)
        )
        let pixels = PictureDifference(golden: before, actual: after, tolerance: tolerance)
        if let pixels { return .pictureDiffers(pixels, details: difference, path: files.picture.path) }
        let hidden = tolerance.isExact ? 0 : before.differingPixels(from: after)
        return hidden == 0 ? .matches : .tolerated(pixels: hidden)
    }

    /// Makes a snapshot the golden at a path, and returns the path of its picture.
    ///
    /// - Parameter name: the whole name, as it was given.
    package func record(_ snapshot: Snapshot, of name: String, at path: String) throws(GoldensError) -> String {
        let files = try files(at: path, for: snapshot)
        let identity = GoldenStamp.Identity(name: name, path: path)
        try files.replace(
            picture: snapshot.stamped(as: identity, by: owner), layout: snapshot.layout.map { Array($0.utf8) })
        return files.picture.path
    }

    /// The golden's picture as it is on disk; nil where there is none.
    package func picture(at path: String, for snapshot: Snapshot) throws(GoldensError) -> [UInt8]? {
        try files(at: path, for: snapshot).picture.read()
    }

    /// The golden as it is on disk; nil where there is none.
    package func golden(at path: String, for snapshot: Snapshot) throws(GoldensError) -> RecordedGolden? {
        let files = try files(at: path, for: snapshot)
        return try Golden(files).map { RecordedGolden(picture: $0.picture, record: $0.record) }
    }

    /// The path in the folder, without an extension, that a snapshot is recorded at: another one beside a foreign golden.
    package func target(of path: String, for snapshot: Snapshot) throws(GoldensError) -> String {
        try files(at: path, for: snapshot).path
    }

    /// Where the golden of a path is, or would be, and the path of a foreign one that it stands beside.
    private func place(
        of path: String, for snapshot: Snapshot
    ) throws(GoldensError) -> (files: GoldenFiles, foreign: String?) {
        let files = GoldenFiles(folder: folder, path: path)
        guard let picture = try files.picture.read(), GoldenStamp.removed(from: picture) != snapshot.picture,
            let texts = try? PNGDecoder.text(of: picture), Fingerprint(of: texts) == nil
        else { return (files, nil) }
        return (GoldenFiles(folder: folder, path: path + ".linux"), files.picture.path)
    }

    private func files(at path: String, for snapshot: Snapshot) throws(GoldensError) -> GoldenFiles {
        try place(of: path, for: snapshot).files
    }
}
