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

    @Test("Fonts packed for web pages are named: alone as an error, beside others as passed over")
    func webFonts() throws {
        try inFolder { folder in
            let (web, packed) = (folder + "/a.woff2", folder + "/a.ttf")
            try Data("wOF2 and more".utf8).write(to: URL(filePath: web))
            let error = #expect(throws: TypesettingError.noFontInFolder(path: folder, otherFormat: web)) {
                try FontLibrary(additionalFonts: [folder])
            }
            #expect(
                error?.description == "\(folder): the folder has no font in it: expected OpenType or TrueType files "
                    + "(.otf, .ttf, .ttc, .otc), found \(web)")
            try FileManager.default.copyItem(atPath: Self.mono, toPath: folder + "/m.ttf")
            #expect(try FontLibrary(additionalFonts: [folder]).passedOver == [web])
            try FileManager.default.moveItem(atPath: web, toPath: packed)
            let packedError = #expect(throws: TypesettingError.webFont(path: packed)) {
                try FontLibrary(additionalFonts: [folder])
            }
            #expect(
                packedError?.description
                    == "font file \(packed) is packed for web pages (WOFF): expected an OpenType or "
                    + "TrueType file or collection")
        }
    }

    @Test("A folder without a font is an error")
    func emptyFolder() throws {
        try inFolder { folder in
            try Data("read me".utf8).write(to: URL(filePath: folder + "/README"))
            #expect(throws: TypesettingError.noFontInFolder(path: folder, otherFormat: nil)) {
                try FontLibrary(additionalFonts: [folder])
            }
        }
    }

    /// In a process of its own: what the process may have grows from nothing by two MiB a time, until all is there.
    private static func loadWithLittleMemory() throws {
        let font = "/usr/share/fonts/opentype/noto/NotoSerifCJK-Bold.ttc"
        _ = try FontLibrary()
        let used = try String(contentsOfFile: "/proc/self/statm", encoding: .ascii).split(separator: " ").first
        let bytes = rlim_t(used ?? "").map { $0 * rlim_t(getpagesize()) } ?? 0
        for step in rlim_t(1)... {
            var limit = rlimit(rlim_cur: bytes + step << 21, rlim_max: rlim_t.max)
            setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
            do throws(TypesettingError) {
                _ = try FontLibrary(additionalFonts: [font])
                exit(step > 4 ? 7 : 1)
            } catch {
                guard case .fontNotLoaded = error else {
                    FileHandle.standardError.write(Data("\(error)\n".utf8))
                    exit(2)
                }
            }
        }
    }

    @Test("Where there is too little memory for a font, that is said of it, rather than that it is damaged")
    func littleMemory() async {
        await #expect(processExitsWith: .exitCode(7)) { try AdditionalFontTests.loadWithLittleMemory() }
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
