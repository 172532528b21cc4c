import Foundation
import Raster
import Testing
import Typesetting

@Suite("The font library and its profile")
struct FontLibraryTests {
    private static let dejaVu = "/usr/share/fonts/truetype/dejavu"

    @Test("A missing file is an error that names the package to install")
    func missingFile() {
        var profile = FontProfile.standard
        profile.system[0].path = "/nowhere/Inter-Thin.otf"
        #expect(throws: TypesettingError.missingFontFile(path: "/nowhere/Inter-Thin.otf", debianPackage: "fonts-inter"))
        {
            try FontLibrary(profile: profile)
        }
        let error = TypesettingError.missingFontFile(path: "/a.otf", debianPackage: "fonts-inter")
        #expect(
            error.description
                == "font file /a.otf is missing: install the Debian package fonts-inter (apt-get install fonts-inter)")
    }

    @Test("A font of the profile that proves to be none when text needs it is remembered")
    func brokenProfileFont() throws {
        var profile = FontProfile.standard
        profile.system = [FontProfile.Face(path: "/etc/passwd")]
        let library = try FontLibrary(profile: profile)
        #expect(library.failure == nil)
        #expect(face(of: FontRequest(size: 17), in: library) == nil)
        #expect(library.failure == .unreadableFont(path: "/etc/passwd"))
    }

    @Test("A face that a collection lacks is an error")
    func missingFace() {
        var profile = FontProfile.standard
        profile.cjk[0].faces[0].name = "Noto Sans CJK XX"
        #expect(
            throws: TypesettingError.missingFace(path: profile.cjk[0].faces[0].path, name: "Noto Sans CJK XX")
        ) {
            try FontLibrary(profile: profile)
        }
    }

    @Test("A team's own files are found by family, full and PostScript name, whatever the case")
    func additionalFonts() throws {
        let library = try FontLibrary(additionalFonts: [Self.dejaVu])
        #expect(library.familyNames.contains("DejaVu Serif"))
        for name in ["DejaVu Serif", "dejavu serif", "DejaVuSerif-Bold", "DejaVu Serif Bold"] {
            #expect(library.hasFamily(name))
        }
        #expect(!library.hasFamily("Comic Sans"))
        let bold = FontRequest(family: .named("DejaVu Serif"), size: 10, weight: 0.4)
        #expect(face(of: bold, in: library)?.path == Self.dejaVu + "/DejaVuSerif-Bold.ttf")
    }

    @Test("A named font has the vertical metrics of its file")
    func namedMetrics() throws {
        // DejaVu Sans: ascender 1901, descender -483, cap height 1493, x-height 1120 of 2048.
        let library = try FontLibrary(additionalFonts: [Self.dejaVu + "/DejaVuSans.ttf"])
        let metrics = library.metrics(for: FontRequest(family: .named("DejaVu Sans"), size: 2048))
        #expect(metrics.ascender == 1901)
        #expect(metrics.descender == -483)
        #expect(metrics.lineHeight == 2384)
        #expect(metrics.capHeight == 1493)
        #expect(metrics.xHeight == 1120)
    }

    @Test("A file that is no font, and a folder that is not there, are errors")
    func badFiles() {
        #expect(throws: TypesettingError.unreadableFont(path: "/etc/passwd")) {
            try FontLibrary(additionalFonts: ["/etc/passwd"])
        }
        #expect(throws: TypesettingError.missingFontFolder(path: "/nowhere")) {
            try FontLibrary(additionalFonts: ["/nowhere"])
        }
    }

    @Test("A profile survives JSON, and only its system and monospaced fonts are required")
    func json() throws {
        let data = try JSONEncoder().encode(FontProfile.standard)
        #expect(try JSONDecoder().decode(FontProfile.self, from: data) == .standard)
        let short = Data(#"{"system": [{"path": "/a.otf"}], "monospaced": [{"path": "/b.otf", "weight": 700}]}"#.utf8)
        let profile = try JSONDecoder().decode(FontProfile.self, from: short)
        #expect(profile.system == [FontProfile.Face(path: "/a.otf")])
        #expect(profile.monospaced[0].weight == 700)
    }

    @Test(
        "UIFont's weights take the nearest face",
        arguments: [
            (-0.8, "Thin"), (-0.6, "ExtraLight"), (-0.4, "Light"), (0, "Regular"), (0.23, "Medium"),
            (0.3, "SemiBold"), (0.4, "Bold"), (0.56, "ExtraBold"), (0.62, "Black"), (.nan, "Regular"),
        ] as [(CGFloat, String)])
    func weights(weight: CGFloat, name: String) {
        let file = "/usr/share/fonts/opentype/inter/Inter-\(name).otf"
        #expect(face(of: FontRequest(size: 10, weight: weight), in: .current)?.path == file)
    }

    @Test("A face without an italic of its own is slanted")
    func slant() {
        let mono = face(of: FontRequest(family: .monospaced, size: 10, isItalic: true), in: .current)
        #expect(mono?.path == Self.dejaVu + "/DejaVuSansMono.ttf")
        #expect(mono?.slant == 0.2125)
        #expect(face(of: FontRequest(size: 10, isItalic: true), in: .current)?.slant == 0)
    }

    @Test(
        "Chinese characters have the forms of the language, or of the script beside them",
        arguments: [
            ("骨", "zh-Hans", 2), ("骨", "zh-Hant-TW", 3), ("骨", "zh-HK", 4), ("骨", "ja-JP", 0), ("骨", "ko", 1),
            ("骨", nil, 2), ("骨のかたち", nil, 0), ("骨의 모양", nil, 1), ("骨", "en", 2),
        ] as [(String, String?, Int)])
    func languages(text: String, language: String?, index: Int) {
        let attributes = TextAttributes(font: FontRequest(size: 17), language: language)
        let result = FontLibrary.current.frame(
            for: StyledText(text, attributes: attributes), style: ParagraphStyle(), scale: 2)
        #expect(result.glyphRuns[0].face.path.hasSuffix("NotoSansCJK-Regular.ttc"))
        #expect(result.glyphRuns[0].face.index == index)
    }

    private func face(of font: FontRequest, in library: FontLibrary) -> FontFace? {
        let text = StyledText("x", attributes: TextAttributes(font: font))
        return library.frame(for: text, style: ParagraphStyle(), scale: 2).glyphRuns.first?.face
    }
}
