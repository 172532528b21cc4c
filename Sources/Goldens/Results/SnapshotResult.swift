import Foundation
package import ImageComparison
import Raster
package import SnapshotReport

/// What came of one snapshot, as it is reported: the entry, its causes, and the pictures that are written beside it.
package struct SnapshotResult {
    package var snapshot: ReportDocument.Snapshot
    package var causes: [ReportDocument.Cause]

    /// A snapshot that could not be taken or compared.
    package init(failure: String, of name: GoldenName) {
        snapshot = ReportDocument.Snapshot(of: name, verdict: .failed, message: failure)
        causes = []
    }

    /// A snapshot that was proven to be its golden without being drawn.
    package init(unchanged name: GoldenName, size: ReportDocument.PictureSize) {
        snapshot = ReportDocument.Snapshot(of: name, verdict: .same)
        snapshot.pixels = size
        causes = []
    }

    /// Writes what a person looks at into the results' folder; nothing for what passes.
    ///
    /// - Parameters:
    ///   - golden: the golden's picture and frames before anything was recorded; nil where there was none.
    ///   - tolerance: how far the picture was allowed to differ.
    ///   - target: where in the goldens' folder the snapshot would be recorded, without an extension.
    ///   - wholeName: as it was given; nil is the name's text.
    package init(
        _ verdict: Verdict, of name: GoldenName, taken: Snapshot, golden: RecordedGolden?, target: String,
        wholeName: String? = nil, owner: GoldenStamp.Owner, tolerance: Tolerance = .exact, in folder: ResultsFolder
    ) throws {
        snapshot = ReportDocument.Snapshot(of: name, verdict: verdict.reported)
        snapshot.tolerance = Self.tolerance(tolerance, verdict)
        causes = []
        guard verdict != .matches else { return }
        snapshot.message = verdict.message(for: name)
        guard snapshot.verdict != .same else {
            addRecorded(verdict, target)
            return
        }
        let identity = GoldenStamp.Identity(name: wholeName ?? name.text, path: target)
        try addPictures(
            taken, stamped: taken.stamped(as: identity, by: owner), golden, folder, path: name.path, target: target)
        snapshot.frames = ReportDocument.Frames(before: golden?.record?.reportViews, after: taken.record?.reportViews)
        if snapshot.frames == ReportDocument.Frames() { snapshot.frames = nil }
        addCauses(of: verdict)
        snapshot.causes = causes.map(\.id)
    }

    /// A value that is no picture.
    ///
    /// - Parameters:
    ///   - reason: how it differs from its golden; nil where it does not, or there is none.
    ///   - target: the golden's path in its folder.
    package init(
        value: [UInt8], of name: GoldenName, isMissing: Bool, reason: String?, target: String, in folder: ResultsFolder
    ) throws {
        snapshot = ReportDocument.Snapshot(of: name, verdict: isMissing ? .new : reason == nil ? .same : .changed)
        causes = []
        guard snapshot.verdict != .same else { return }
        snapshot.message = reason.map { "\(name.text): \($0)" }
        let taken = "\(ResultsFolder.imageFolder)/\(name.path).after.\(target.split(separator: ".").last ?? "txt")"
        _ = try Self.write(value, to: taken, in: folder)
        snapshot.files = [ReportDocument.File(taken: taken, golden: target)]
        guard reason != nil else { return }
        causes = [
            ReportDocument.Cause(kind: .text, key: "value|\(name.text)", sentence: "\(name.text) has another value")
        ]
        snapshot.causes = causes.map(\.id)
    }

    /// A picture that is shown and compared with nothing.
    package init(shown taken: Snapshot, as name: GoldenName, in folder: ResultsFolder) throws {
        snapshot = ReportDocument.Snapshot(of: name, verdict: .same)
        causes = []
        let image = "\(ResultsFolder.imageFolder)/\(name.path).png"
        snapshot.after = try Self.write(taken.picture, to: image, in: folder)
        let picture = try PNGDecoder.decode(taken.picture)
        snapshot.pixels = ReportDocument.PictureSize(
            width: picture.bitmap.width, height: picture.bitmap.height, scale: Double(picture.scale ?? 1))
        snapshot.frames = taken.record.map { ReportDocument.Frames(after: $0.reportViews) }
    }

    // MARK: Pictures

    private mutating func addPictures(
        _ taken: Snapshot, stamped: [UInt8], _ golden: RecordedGolden?, _ folder: ResultsFolder, path: String,
        target: String
    ) throws {
        let image = "\(ResultsFolder.imageFolder)/\(path)"
        let after = try PNGDecoder.decode(taken.picture)
        snapshot.after = try Self.write(stamped, to: "\(image).after.png", in: folder)
        snapshot.pixels = ReportDocument.PictureSize(
            width: after.bitmap.width, height: after.bitmap.height, scale: Double(after.scale ?? 1))
        snapshot.files = [ReportDocument.File(taken: "\(image).after.png", golden: "\(target).png")]
        if let layout = taken.layout {
            let file = try Self.write(Array(layout.utf8), to: "\(image).after.layout.txt", in: folder)
            snapshot.files?.append(ReportDocument.File(taken: file, golden: "\(target).layout.txt"))
        }
        guard let golden else { return }
        snapshot.before = try Self.write(golden.picture, to: "\(image).before.png", in: folder)
        guard
            let before = try? DecodedPicture(
                golden.picture, pixelLimit: DecodedPicture.pixelLimit(beside: after.bitmap))
        else { return }
        let difference = try PNGEncoder.encode(after.bitmap.difference(from: before.bitmap))
        snapshot.difference = try Self.write(difference, to: "\(image).difference.png", in: folder)
        let regions = DifferenceRegions.regions(before.bitmap, after.bitmap)
        let isSameSize = before.bitmap.width == after.bitmap.width && before.bitmap.height == after.bitmap.height
        guard isSameSize else {
            snapshot.beforePixels = ReportDocument.PictureSize(
                width: before.bitmap.width, height: before.bitmap.height, scale: before.scale)
            return
        }
        snapshot.differing = ReportDocument.Differing(
            count: regions.reduce(0) { $0 + $1.count }, regions: regions.map(ReportDocument.Region.init))
    }

    /// What passes has no pictures: only what was recorded is told.
    private mutating func addRecorded(_ verdict: Verdict, _ target: String) {
        guard case .recorded = verdict else { return }
        snapshot.files = [ReportDocument.File(taken: "", golden: "\(target).png")]
    }

    private static func write(_ bytes: [UInt8], to path: String, in folder: ResultsFolder) throws -> String {
        try GoldenFile(url: folder.url.appending(path: path)).replace(with: bytes)
        return path
    }

    /// Nil for an exact comparison.
    private static func tolerance(_ tolerance: Tolerance, _ verdict: Verdict) -> ReportDocument.Tolerance? {
        guard !tolerance.isExact else { return nil }
        var hidden = 0
        if case .tolerated(let pixels) = verdict { hidden = pixels }
        return ReportDocument.Tolerance(
            precision: tolerance.precision, perceptualPrecision: tolerance.perceptualPrecision,
            reason: tolerance.reason, hidden: hidden)
    }

    // MARK: Causes

    private mutating func addCauses(of verdict: Verdict) {
        switch verdict {
        case .layoutDiffers(let difference, let environment, _):
            causes = difference.causes
            snapshot.changes =
                environment.map(ReportDocument.Change.init(environment:))
                + difference.changes.map(ReportDocument.Change.init)
        case .pictureDiffers(let pixels, let details, _):
            causes = details?.causes ?? []
            snapshot.changes = details?.changes.map(ReportDocument.Change.init) ?? []
            if causes.isEmpty { causes = [pixelCause(pixels)] }
        case .environmentDiffers(let parts, let layout, _):
            causes = [
                ReportDocument.Cause(
                    kind: .environment, key: parts.joined(separator: ";"),
                    sentence: "environment differs: \(parts.joined(separator: ", "))")
            ]
            snapshot.changes =
                parts.map(ReportDocument.Change.init(environment:))
                + (layout?.changes.map(ReportDocument.Change.init) ?? [])
        case .matches, .tolerated, .recorded, .missing: break
        }
    }

    /// The innermost view that holds all that differs.
    private func pixelCause(_ difference: PictureDifference) -> ReportDocument.Cause {
        let scale = snapshot.pixels.scale
        guard case .pixels(let pixels) = difference, scale > 0 else {
            return ReportDocument.Cause(kind: .pixels, key: "size", sentence: difference.sentence)
        }
        let (left, top) = (Double(pixels.columns.lowerBound) / scale, Double(pixels.rows.lowerBound) / scale)
        let (right, bottom) = (
            Double(pixels.columns.upperBound + 1) / scale, Double(pixels.rows.upperBound + 1) / scale
        )
        let view = snapshot.frames?.after?.last { view in
            view.x <= left && view.y <= top && view.x + view.width >= right && view.y + view.height >= bottom
        }
        let name = view.map { $0.id.isEmpty ? $0.class : $0.id } ?? "the picture"
        return ReportDocument.Cause(
            kind: .pixels, key: "\(view?.class ?? "")|\(name.replacing(/\d+/, with: "#"))",
            sentence: "\(name) is drawn otherwise: \(difference.sentence)")
    }
}

extension ReportDocument.Snapshot {
    /// - Parameter name: what tells it from all others.
    package init(of name: GoldenName, verdict: Verdict, message: String? = nil) {
        self.init(
            id: name.text, suite: name.suite, name: name.scene, variant: name.variant, verdict: verdict,
            message: message, pixels: ReportDocument.PictureSize(width: 0, height: 0, scale: 1))
    }
}

extension ReportDocument.Change {
    fileprivate init(environment part: String) {
        self.init(view: "", property: "environment", before: "", after: part)
    }
}

extension ReportDocument.Region {
    fileprivate init(_ region: DifferenceRegions.Region) {
        self.init(
            x: region.columns.lowerBound, y: region.rows.lowerBound, width: region.columns.count,
            height: region.rows.count)
    }
}

extension Verdict {
    /// How a report calls it.
    package var reported: ReportDocument.Snapshot.Verdict {
        switch self {
        case .matches, .tolerated, .recorded: .same
        case .missing: .new
        case .layoutDiffers, .pictureDiffers: .changed
        case .environmentDiffers: .environment
        }
    }
}
