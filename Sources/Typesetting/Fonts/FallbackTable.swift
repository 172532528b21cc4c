/// The order in which faces are tried for a character that the requested font lacks.
struct FallbackTable {
    private let cjk: [[FontProfile.Face]]
    private let languages: [(prefix: String, index: Int)]
    private let cjkScripts: [UInt32: Int]
    private let scripts: [UInt32: Int]
    private let faces: [[FontProfile.Face]]
    private let emoji: [FontProfile.Face]

    init(profile: FontProfile) {
        cjk = profile.cjk.map(\.faces)
        languages = profile.cjk.enumerated().flatMap { index, fallback in
            fallback.languages.map { ($0.lowercased(), index) }
        }
        cjkScripts = Self.table(profile.cjk)
        scripts = Self.table(profile.scripts)
        faces = profile.scripts.map(\.faces)
        emoji = profile.emoji
    }

    /// The face made for the script comes first, then Chinese, Japanese and Korean, then the profile's order, emoji last.
    func candidates(script: UInt32, cjk index: Int) -> [[FontProfile.Face]] {
        var order: [[FontProfile.Face]] = []
        if let own = scripts[script] { order.append(faces[own]) }
        if cjk.indices.contains(index) { order.append(cjk[index]) }
        return order + faces + [emoji]
    }

    /// The index of the longest prefix that `language` begins with; nil for a language without forms of its own.
    func cjkIndex(language: String) -> Int? {
        let language = language.lowercased()
        return
            languages
            .filter { language == $0.prefix || language.hasPrefix($0.prefix + "-") }
            .max { $0.prefix.utf8.count < $1.prefix.utf8.count }?.index
    }

    /// The forms for text whose language is not said: Korean beside Hangul, Japanese beside kana, else the forms that
    /// the profile lists for Han.
    func cjkIndex(of present: CJKScripts) -> Int {
        if present.contains(.hangul), let korean = cjkScripts[Script.hangul] { return korean }
        if present.contains(.kana), let japanese = cjkScripts[Script.hiragana] { return japanese }
        return cjkScripts[Script.han] ?? 0
    }

    private static func table(_ fallbacks: [FontProfile.Fallback]) -> [UInt32: Int] {
        var table: [UInt32: Int] = [:]
        for (index, fallback) in fallbacks.enumerated() {
            for script in fallback.scripts where table[Script.tag(script)] == nil {
                table[Script.tag(script)] = index
            }
        }
        return table
    }
}

/// ISO 15924 codes as HarfBuzz numbers them: four ASCII letters in one word.
enum Script {
    static func tag(_ code: String) -> UInt32 {
        code.utf8.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
    }

    static let latin = tag("Latn")
    static let greek = tag("Grek")
    static let cyrillic = tag("Cyrl")
    static let hangul = tag("Hang")
    static let han = tag("Hani")
    static let hiragana = tag("Hira")
    static let katakana = tag("Kana")
    static let common = tag("Zyyy")
    static let inherited = tag("Zinh")
    static let unknown = tag("Zzzz")

    /// Whether characters of the script have the same glyphs wherever they stand, apart from ligatures and kerning.
    static func isSimple(_ script: UInt32) -> Bool {
        script == latin || script == hangul || script == han || script == hiragana || script == katakana
    }

    /// Whether a character of the script takes that of its neighbours.
    static func isNeutral(_ script: UInt32) -> Bool {
        script == common || script == inherited || script == unknown
    }
}

/// Which scripts that tell a language of Chinese characters a text has.
struct CJKScripts: OptionSet {
    let rawValue: UInt8

    static let hangul = CJKScripts(rawValue: 1)
    static let kana = CJKScripts(rawValue: 2)

    init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    init(_ script: UInt32) {
        switch script {
        case Script.hangul: self = .hangul
        case Script.hiragana, Script.katakana: self = .kana
        default: self = []
        }
    }
}
