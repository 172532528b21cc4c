import Foundation
import Goldens
import Raster
import Testing

@Suite("Comparing with goldens and recording them")
struct GoldenStoreTests {
    private static let name = GoldenName(suite: "suite", scene: "scene", variant: "light")
    private static let layout = "scene 4 x 4 @1x\nUIView  0 0 4 4\n  UILabel #title  0 0 4 1\n"

    private static func snapshot(
        layout: String = layout, pixel: UInt32 = 0xFF00_0000, fonts: String = "aa", cairo: String = "1.16.0"
    ) throws -> Snapshot {
        var bitmap = Bitmap(width: 4, height: 4, pixels: [UInt32](repeating: 0xFFFF_FFFF, count: 16))
        bitmap[2, 1] = pixel
        let fingerprint = try #require(Fingerprint(text: "offscreen 0.1.0; cairo \(cairo); fonts \(fonts)"))
        return Snapshot(
            picture: try PNGEncoder.encode(bitmap, scale: 1, text: [fingerprint.pngText]), layout: layout)
    }

    /// Runs a body with the path of an empty folder, which is removed afterwards.
    private static func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "goldens-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    private static func check(_ snapshot: Snapshot, in folder: URL, _ mode: RecordMode) throws -> Verdict {
        try GoldenStore(folder: folder, mode: mode).check(snapshot, name: name)
    }

    @Test("A missing golden is a failure that says how to record it, and writes nothing")
    func missing() throws {
        try Self.withFolder { folder in
            let verdict = try Self.check(Self.snapshot(), in: folder, .never)
            #expect(verdict.isFailure)
            let message = verdict.message(for: Self.name)
            #expect(message.hasPrefix("suite/scene.light: there is no golden at "))
            #expect(message.hasSuffix("then record it with SNAPSHOT_TESTING_RECORD=missing"))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path()) == [])
        }
    }

    @Test("What was recorded matches from then on", arguments: [RecordMode.missing, .failed, .all])
    func recording(mode: RecordMode) throws {
        try Self.withFolder { folder in
            let path = folder.appending(path: "suite/scene.light.png").path()
            #expect(try Self.check(Self.snapshot(), in: folder, mode) == .recorded(path: path))
            #expect(try Self.check(Self.snapshot(), in: folder, .never) == .matches)
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "suite").path())
            #expect(files.sorted() == ["scene.light.layout.txt", "scene.light.png"])
        }
    }

    @Test("A moved view is named before any pixel is looked at")
    func moved() throws {
        try Self.withFolder { folder in
            _ = try Self.check(Self.snapshot(), in: folder, .missing)
            let moved = Self.layout.replacing("0 0 4 1", with: "0 2 4 1")
            let verdict = try Self.check(Self.snapshot(layout: moved, pixel: 0xFFFF_0000), in: folder, .missing)
            #expect(verdict.isFailure)
            let path = folder.appending(path: "suite/scene.light.layout.txt").path()
            #expect(
                verdict.message(for: Self.name) == """
                    suite/scene.light: the layout differs from \(path):
                      title.y 0 -> 2
                    """)
        }
    }

    @Test("Views that are new or gone are named with their place")
    func newAndGone() throws {
        try Self.withFolder { folder in
            _ = try Self.check(Self.snapshot(), in: folder, .missing)
            let layout = "scene 4 x 4 @1x\nUIView  0 0 4 4\n  UIView #card  0 0 4 1\n    UILabel  1 1 1 1\n"
            let verdict = try Self.check(Self.snapshot(layout: layout), in: folder, .never)
            let message = verdict.message(for: Self.name)
            #expect(
                message.hasSuffix(
                    """
                      card (UIView) is new at 0 0 4 1
                      title (UILabel) is gone from 0 0 4 1
                    """))
        }
    }

    @Test("Other pixels in the same frames are told by their place and size")
    func repainted() throws {
        try Self.withFolder { folder in
            _ = try Self.check(Self.snapshot(), in: folder, .missing)
            let verdict = try Self.check(Self.snapshot(pixel: 0xFF00_0080), in: folder, .never)
            #expect(verdict.isFailure)
            #expect(
                verdict.message(for: Self.name).hasSuffix(
                    ": 1 of 16 pixels in columns 2 to 2, rows 1 to 1, by up to 128 of 255"))
        }
    }

    @Test("A failing golden is replaced only in the modes that say so")
    func replacing() throws {
        try Self.withFolder { folder in
            _ = try Self.check(Self.snapshot(), in: folder, .missing)
            let other = try Self.snapshot(pixel: 0xFF00_FF00)
            #expect(try Self.check(other, in: folder, .missing).isFailure)
            #expect(try Self.check(Self.snapshot(), in: folder, .never) == .matches)
            #expect(!(try Self.check(other, in: folder, .failed).isFailure))
            #expect(try Self.check(other, in: folder, .never) == .matches)
        }
    }

    @Test("A golden of other libraries is no finding about the UI, unless a view moved")
    func otherLibraries() throws {
        try Self.withFolder { folder in
            _ = try Self.check(Self.snapshot(), in: folder, .missing)
            let repainted = try Self.check(Self.snapshot(pixel: 0, cairo: "1.18.0"), in: folder, .failed)
            #expect(!repainted.isFailure)
            let message = repainted.message(for: Self.name)
            #expect(message.hasPrefix("suite/scene.light: environment differs, not the UI: "))
            #expect(
                message.hasSuffix(
                    "was recorded elsewhere (cairo 1.18.0 instead of 1.16.0); the frames are the golden's"))
            #expect(repainted.warning(for: Self.name) == "warning: \(message)")
            let moved = Self.layout.replacing("0 0 4 1", with: "0 2 4 1")
            let both = try Self.check(Self.snapshot(layout: moved, cairo: "1.18.0"), in: folder, .never)
            #expect(both.isFailure)
            #expect(
                both.problem.hasPrefix(
                    "environment differs (cairo 1.18.0 instead of 1.16.0), and the layout differs from "))
            #expect(both.problem.hasSuffix("\n  title.y 0 -> 2"))
        }
    }

    @Test("A golden of other fonts is no finding even where views moved, and the frames are told")
    func otherFonts() throws {
        try Self.withFolder { folder in
            _ = try Self.check(Self.snapshot(), in: folder, .missing)
            let moved = Self.layout.replacing("0 0 4 1", with: "0 2 4 1")
            let verdict = try Self.check(Self.snapshot(layout: moved, fonts: "bb"), in: folder, .never)
            #expect(!verdict.isFailure)
            #expect(
                verdict.message(for: Self.name).hasSuffix(
                    " (fonts bb instead of aa); with these fonts the frames differ: title.y 0 -> 2"))
            let same = try Self.check(Self.snapshot(pixel: 0, fonts: "bb"), in: folder, .never)
            #expect(same.message(for: Self.name).hasSuffix("; the frames are the golden's"))
            #expect(try Self.check(Self.snapshot(), in: folder, .never).warning(for: Self.name) == nil)
        }
    }

    @Test("A golden recorded elsewhere, without our fingerprint, is never overwritten", arguments: RecordMode.allCases)
    func foreign(mode: RecordMode) throws {
        try Self.withFolder { folder in
            let picture = folder.appending(path: "suite/scene.light.png")
            try FileManager.default.createDirectory(
                at: picture.deletingLastPathComponent(), withIntermediateDirectories: true)
            let foreign = Data(try PNGEncoder.encode(Bitmap(width: 1, height: 1)))
            try foreign.write(to: picture)
            let verdict = try Self.check(Self.snapshot(), in: folder, mode)
            let ours = folder.appending(path: "suite/scene.light.linux.png").path()
            #expect(verdict == (mode == .never ? .missing(path: ours, foreign: picture.path()) : .recorded(path: ours)))
            #expect(try Data(contentsOf: picture) == foreign)
        }
    }

    @Test("A snapshot that does not say where it was taken is refused")
    func withoutFingerprint() throws {
        let snapshot = Snapshot(picture: try PNGEncoder.encode(Bitmap(width: 1, height: 1)), layout: Self.layout)
        try Self.withFolder { folder in
            #expect(throws: GoldensError.malformedSnapshot) { try Self.check(snapshot, in: folder, .all) }
        }
    }
}
