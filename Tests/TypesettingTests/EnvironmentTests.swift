import Foundation
import Raster
import Testing
import Typesetting

@Suite("The environment of the process and text")
struct EnvironmentTests {
    @Test("Variables of the libraries beneath change neither glyphs nor lines")
    func variables() async {
        let expected = Self.measures()
        // In a process of its own: the libraries read their variables once.
        await #expect(processExitsWith: .success) { [expected = expected as [Double]] in
            setenv("HB_SHAPER_LIST", "fallback", 1)
            setenv("HB_OPTIONS", "uniscribe-bug-compatible", 1)
            setenv("LIBTHAI_DICTDIR", "/nowhere", 1)
            setenv("PANGO_LANGUAGE", "th:ja", 1)
            setenv("LC_ALL", "ko_KR.UTF-8", 1)
            try #require(Self.measures() == expected)
        }
    }

    @Test("Of font files only the profile's are opened, and no cache of the host's fonts is")
    func files() async {
        await #expect(processExitsWith: .success) {
            _ = frame("Text, 한국어, 日本語, العربية, हिन्दी, 😀, \u{13000}")
            // Fonts, and the caches that scanning a host's fonts reads, are mapped into memory.
            let maps = try String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
            let files = Set(
                maps.split(separator: "\n").compactMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } })
            let fonts = files.filter { file in
                [".otf", ".ttf", ".ttc", ".pfb", ".pcf", ".pcf.gz"].contains { file.hasSuffix($0) }
            }
            let named = Set(FontLibrary.current.faces.map(\.path))
            try #require(!fonts.isEmpty && fonts.isSubset(of: named), "\(fonts.subtracting(named))")
            try #require(!files.contains { $0.contains("fontconfig") && $0.contains("cache") })
        }
    }

    /// Widths and counts that kerning, joining, reordering and a dictionary decide about.
    private static func measures() -> [Double] {
        let kerned = frame("AVATAR")
        let joined = frame("سلام عليكم")
        let reordered = frame("हिन्दी क्षत्रिय")
        let thai = frame("สวัสดีครับยินดีต้อนรับสู่ประเทศไทย", width: 100)
        return [kerned, joined, reordered, thai].flatMap { frame in
            frame.lines.map { Double($0.box.width) } + frame.glyphCounts.map(Double.init)
        }
    }
}
