import CPangoCairo

/// The fonts of the product's profile as Pango gets them: a private configuration without rules or folders.
///
/// Made current before the first font map, since Pango would read the host's configuration otherwise. Only the files
/// that the texts need are opened, and of a collection the one face that is used.
struct FloorFonts {
    private static let inter = "/usr/share/fonts/opentype/inter/Inter-"
    private static let cjk = "/usr/share/fonts/opentype/noto/NotoSansCJK-"
    private static let noto = "/usr/share/fonts/truetype/noto/"
    /// Noto Sans CJK KR in its collections.
    private static let koreanFace: UInt32 = 1

    /// Emoji are bitmaps of one size: without this they would be drawn at it.
    private static let bitmapRule = """
        <fontconfig><match target="font"><test name="outline"><bool>false</bool></test>
        <edit name="factor" mode="assign">
        <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide></edit>
        <edit name="matrix" mode="assign"><times><name>matrix</name>
        <matrix><name>factor</name><double>0</double><double>0</double><name>factor</name></matrix></times></edit>
        <edit name="size" mode="assign"><divide><name>size</name><name>factor</name></divide></edit>
        </match></fontconfig>
        """

    private let configuration: OpaquePointer

    /// - Parameter texts: what will be set; decides which fonts are opened besides Inter.
    init(for texts: [String]) throws(BenchmarkError) {
        guard let configuration = FcConfigCreate() else { throw BenchmarkError("Fontconfig has no memory") }
        self.configuration = configuration
        for weight in ["Regular", "SemiBold", "Bold"] { try addFile(Self.inter + weight + ".otf") }
        let needs = Needs(texts)
        if needs.cjk { for weight in ["Regular", "Bold"] { try addFace(Self.cjk + weight + ".ttc", Self.koreanFace) } }
        if needs.arabic {
            for weight in ["Regular", "Bold"] { try addFile(Self.noto + "NotoSansArabic-\(weight).ttf") }
        }
        if needs.emoji {
            try addFile(Self.noto + "NotoColorEmoji.ttf")
            guard FcConfigParseAndLoadFromMemory(configuration, Self.bitmapRule, 1) != 0 else {
                throw BenchmarkError("Fontconfig refuses the rule for bitmaps")
            }
        }
        guard FcConfigSetCurrent(configuration) != 0 else { throw BenchmarkError("Fontconfig refuses the fonts") }
    }

    private func addFile(_ path: String) throws(BenchmarkError) {
        guard FcConfigAppFontAddFile(configuration, path) != 0 else { throw BenchmarkError("\(path): is no font") }
    }

    private func addFace(_ path: String, _ index: UInt32) throws(BenchmarkError) {
        var count: Int32 = 0
        guard let pattern = FcFreeTypeQuery(path, index, nil, &count),
            let fonts = FcConfigGetFonts(configuration, FcSetApplication), FcFontSetAdd(fonts, pattern) != 0
        else { throw BenchmarkError("\(path): has no face \(index)") }
    }

    /// What Inter does not cover.
    private struct Needs {
        var cjk = false
        var arabic = false
        var emoji = false

        init(_ texts: [String]) {
            for text in texts {
                for scalar in text.unicodeScalars where scalar.value > 0x2FF {
                    switch scalar.value {
                    case 0x600..<0x700: arabic = true
                    case 0x1100..<0x1200, 0x2E80..<0xD7B0, 0xFF00..<0xFFF0: cjk = true
                    case 0x1F000..<0x20000: emoji = true
                    default: break
                    }
                }
            }
        }
    }
}
