import Foundation
import Raster
import Testing
import Typesetting

/// A team's own files may be anything: each is a font, or an error that says what is wrong with it.
@Suite("Files given as fonts")
struct AdditionalFontTests {
    private static let mono = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf"
    private static let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"

    @Test("Folders, pipes and links to nothing that are named like fonts are no fonts of a folder")
    func notFiles() throws {
        try inFolder { folder in
            try FileManager.default.createDirectory(atPath: folder + "/x.ttf", withIntermediateDirectories: false)
            #expect(mkfifo(folder + "/p.otf", 0o600) == 0)
            try FileManager.default.createSymbolicLink(atPath: folder + "/l.ttf", withDestinationPath: "/nowhere")
            try FileManager.default.copyItem(atPath: Self.mono, toPath: folder + "/m.ttf")
            #expect(try FontLibrary(additionalFonts: [folder]).familyNames == ["DejaVu Sans Mono"])
            let pipe = folder + "/p.otf"
            #expect(throws: TypesettingError.fontNotRegularFile(path: pipe)) {
                try FontLibrary(additionalFonts: [pipe])
            }
        }
    }

    @Test("A file of more than 512 MiB is refused with the limit named")
    func tooLarge() throws {
        try inFolder { folder in
            let path = folder + "/b.ttf"
            try Data("x".utf8).write(to: URL(filePath: path))
            #expect(truncate(path, 3 << 30) == 0)
            let error = #expect(throws: TypesettingError.fontTooLarge(path: path, limit: 512 << 20)) {
                try FontLibrary(additionalFonts: [folder])
            }
            #expect(error?.description == "font file \(path) is too large: the limit is 512 MiB")
        }
    }

    @Test("A truncated font is refused with the first table that is not all there", arguments: [mono, inter])
    func truncated(path: String) throws {
        let whole = try Data(contentsOf: URL(filePath: path))
        for length in [20_000, whole.count - 1_000] {
            try inFolder { folder in
                let copy = folder + "/t.ttf"
                try whole.prefix(length).write(to: URL(filePath: copy))
                let error = #expect(throws: TypesettingError.self) { try FontLibrary(additionalFonts: [copy]) }
                #expect(error?.description.hasSuffix("ends beyond the end of the file") ?? false)
            }
        }
        for length in [0, 3, 11, 200] {
            try inFolder { folder in
                let copy = folder + "/t.ttf"
                try whole.prefix(length).write(to: URL(filePath: copy))
                #expect(throws: TypesettingError.self) { try FontLibrary(additionalFonts: [copy]) }
            }
        }
    }

    @Test("A font with some bytes changed is refused, or draws, or fails with an error", arguments: 0..<24)
    func damaged(seed: Int) throws {
        var random = SeededGenerator(seed)
        var data = try Data(contentsOf: URL(filePath: seed % 2 == 0 ? Self.mono : Self.inter))
        // Half of the changes go where the tables are listed and the small ones lie.
        for index in 0..<(10 + random.next(90)) {
            data[random.next(index % 2 == 0 ? data.count : 4_000)] = UInt8(random.next(256))
        }
        try inFolder { folder in
            let path = folder + "/d.ttf"
            try data.write(to: URL(filePath: path))
            guard let library = try? FontLibrary(additionalFonts: [path]) else { return }
            for family in library.familyNames {
                let font = FontRequest(family: .named(family), size: 17)
                let text = StyledText("Hamburgefonts 0123 Äé fi", attributes: TextAttributes(font: font))
                let result = library.frame(for: text, style: ParagraphStyle(), width: 150, scale: 2)
                #expect(result.size.width.isFinite && result.size.height.isFinite)
                let list = DisplayList(
                    size: CGSize(width: 200, height: 100), items: result.lines.flatMap(\.items))
                do {
                    _ = try Rasterizer().render(list, scale: 2, background: .white)
                } catch RasterError.font(let damaged, _, _) {
                    #expect(damaged == path)
                }
            }
        }
    }

    @Test("A file that may not be opened, and one that finds no memory, say so")
    func messages() {
        #expect(
            TypesettingError.fontNotOpened(path: "/a.ttf", errno: EACCES).description
                == "font file /a.ttf cannot be opened: Permission denied")
        #expect(
            TypesettingError.fontNotLoaded(path: "/a.ttf").description
                == "font file /a.ttf cannot be loaded: out of memory (a limit set by 'ulimit -v' may be too low)")
    }

    private func inFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.path() + "offscreen-fonts-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(folder)
    }
}

private struct SeededGenerator {
    private var state: UInt64

    init(_ seed: Int) {
        state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    }

    mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }
}
