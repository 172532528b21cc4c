extension FontProfile {
    /// The built-in profile: Inter for the system font, Noto for the rest, from Debian 12's packages.
    package static let standard = FontProfile(
        system: interFaces,
        monospaced: [
            Face(path: dejaVu + "DejaVuSansMono.ttf", debianPackage: "fonts-dejavu-core"),
            Face(path: dejaVu + "DejaVuSansMono-Bold.ttf", weight: 700, debianPackage: "fonts-dejavu-core"),
        ],
        serif: serifFaces,
        cjk: [
            cjk("Noto Sans CJK KR", scripts: ["Hang"], languages: ["ko"]),
            cjk("Noto Sans CJK JP", scripts: ["Hira", "Kana"], languages: ["ja"]),
            cjk("Noto Sans CJK SC", scripts: ["Hani", "Bopo"], languages: ["zh"]),
            cjk("Noto Sans CJK TC", scripts: [], languages: ["zh-Hant", "zh-TW"]),
            cjk("Noto Sans CJK HK", scripts: [], languages: ["zh-HK", "zh-MO", "zh-Hant-HK", "yue"]),
        ],
        emoji: [Face(path: noto + "NotoColorEmoji.ttf", debianPackage: "fonts-noto-color-emoji")],
        scripts: notoScripts.map { notoFallback("NotoSans\($0.file)", scripts: $0.codes) } + symbols,
        hyphenation: [
            Hyphenation(
                language: "en", path: "/usr/share/hyphen/hyph_en_US.dic", checksum: 0x2148_37BF_C803_7232,
                debianPackage: "hyphen-en-us")
        ])

    private static let noto = "/usr/share/fonts/truetype/noto/"
    private static let dejaVu = "/usr/share/fonts/truetype/dejavu/"

    private static let interFaces: [Face] = {
        let weights = [
            ("Thin", 100), ("ExtraLight", 200), ("Light", 300), ("Regular", 400), ("Medium", 500),
            ("SemiBold", 600), ("Bold", 700), ("ExtraBold", 800), ("Black", 900),
        ]
        let folder = "/usr/share/fonts/opentype/inter/Inter-"
        return weights.flatMap { name, weight in
            let italic = name == "Regular" ? "Italic" : name + "Italic"
            return [
                Face(path: folder + name + ".otf", weight: weight, debianPackage: "fonts-inter"),
                Face(path: folder + italic + ".otf", weight: weight, isItalic: true, debianPackage: "fonts-inter"),
            ]
        }
    }()

    private static let serifFaces = [
        Face(path: noto + "NotoSerif-Regular.ttf", debianPackage: "fonts-noto-core"),
        Face(path: noto + "NotoSerif-Italic.ttf", isItalic: true, debianPackage: "fonts-noto-core"),
        Face(path: noto + "NotoSerif-Bold.ttf", weight: 700, debianPackage: "fonts-noto-core"),
        Face(path: noto + "NotoSerif-BoldItalic.ttf", weight: 700, isItalic: true, debianPackage: "fonts-noto-core"),
    ]

    private static func cjk(_ name: String, scripts: [String], languages: [String]) -> Fallback {
        let folder = "/usr/share/fonts/opentype/noto/NotoSansCJK-"
        return Fallback(
            scripts: scripts, languages: languages,
            faces: [
                Face(path: folder + "Regular.ttc", name: name, debianPackage: "fonts-noto-cjk"),
                Face(path: folder + "Bold.ttc", name: name, weight: 700, debianPackage: "fonts-noto-cjk"),
            ])
    }

    private static func notoFallback(_ file: String, scripts: [String], hasBold: Bool = true) -> Fallback {
        let regular = Face(path: noto + file + "-Regular.ttf", debianPackage: "fonts-noto-core")
        let bold = Face(path: noto + file + "-Bold.ttf", weight: 700, debianPackage: "fonts-noto-core")
        return Fallback(scripts: scripts, faces: hasBold ? [regular, bold] : [regular])
    }

    private static let notoScripts: [(file: String, codes: [String])] = [
        ("", ["Latn", "Cyrl", "Grek"]), ("Arabic", ["Arab"]), ("Hebrew", ["Hebr"]), ("Thai", ["Thai"]),
        ("Devanagari", ["Deva"]), ("Khmer", ["Khmr"]), ("Lao", ["Laoo"]), ("Myanmar", ["Mymr"]),
        ("Bengali", ["Beng"]), ("Gurmukhi", ["Guru"]), ("Gujarati", ["Gujr"]), ("Oriya", ["Orya"]),
        ("Tamil", ["Taml"]), ("Telugu", ["Telu"]), ("Kannada", ["Knda"]), ("Malayalam", ["Mlym"]),
        ("Sinhala", ["Sinh"]), ("Armenian", ["Armn"]), ("Georgian", ["Geor"]), ("Ethiopic", ["Ethi"]),
    ]

    private static let symbols = [
        notoFallback("NotoSansSymbols", scripts: []),
        notoFallback("NotoSansSymbols2", scripts: [], hasBold: false),
        notoFallback("NotoSansMath", scripts: [], hasBold: false),
    ]
}
