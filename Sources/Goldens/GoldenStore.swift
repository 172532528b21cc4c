package import UIKit

/// The goldens in a folder: compares snapshots with them and, when asked, records them.
package struct GoldenStore: Sendable {
    /// `Snapshots/`.
    package let folder: URL
    package let mode: RecordMode

    package init(folder: URL, mode: RecordMode) {
        self.folder = folder
        self.mode = mode
    }

    /// Compares a snapshot with the golden of a name: frames first, then the environment, then pixels, exactly.
    ///
    /// Writes only what the mode asks for. A golden without our fingerprint is foreign and never touched; ours stands
    /// beside it, with `.linux` in its name.
    package func check(_ snapshot: Snapshot, name: GoldenName) throws(GoldensError) -> Verdict {
        let files = try files(of: name, for: snapshot)
        let verdict = try verdict(on: snapshot, files: files)
        guard shouldRecord(verdict) else { return verdict }
        try files.layout.replace(with: Array(snapshot.layout.utf8))
        try files.picture.replace(with: snapshot.picture)
        return .recorded(path: files.picture.path)
    }

    private func verdict(on snapshot: Snapshot, files: Golden.Files) throws(GoldensError) -> Verdict {
        let golden = try Golden(files)
        if let golden, golden.picture == snapshot.picture, golden.layout == snapshot.layout { return .matches }
        guard let actual = try? DecodedPicture(snapshot.picture), let fingerprint = actual.fingerprint else {
            throw .malformedSnapshot
        }
        guard let golden else { return .missing(path: files.picture.path) }
        let expected = try golden.decoded()
        let environment = expected.fingerprint.map(fingerprint.differences) ?? []
        if let difference = LayoutDifference(golden: golden.layout, actual: snapshot.layout) {
            // Other fonts have other widths, so other frames are told, and are no finding either.
            let hasOtherFonts = environment.contains { $0.hasPrefix("fonts ") }
            return hasOtherFonts
                ? .environmentDiffers(environment, layout: difference, path: files.picture.path)
                : .layoutDiffers(difference, path: files.layout.path)
        }
        guard environment.isEmpty else {
            return .environmentDiffers(environment, layout: nil, path: files.picture.path)
        }
        let difference = PictureDifference(golden: expected.bitmap, actual: actual.bitmap)
        return difference.map { .pictureDiffers($0, path: files.picture.path) } ?? .matches
    }

    private func shouldRecord(_ verdict: Verdict) -> Bool {
        switch (mode, verdict) {
        case (.never, _), (_, .matches): false
        case (.all, _): true
        case (.missing, .missing): true
        case (.missing, _): false
        case (.failed, _): verdict.isFailure
        }
    }

    /// Where the golden of a name is, or would be.
    private func files(of name: GoldenName, for snapshot: Snapshot) throws(GoldensError) -> Golden.Files {
        let files = Golden.Files(folder: folder, path: name.path)
        guard let picture = try files.picture.read(), picture != snapshot.picture,
            let decoded = try? DecodedPicture(picture), decoded.fingerprint == nil
        else { return files }
        return Golden.Files(folder: folder, path: name.path + ".linux")
    }
}
