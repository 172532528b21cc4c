import InterfaceBuilder

extension ElementReader {
    /// The `<fontDescription>` of that key.
    func font(_ key: String = "fontDescription") -> UIFont? {
        guard let part = part(key), part.name == "fontDescription" else { return nil }
        return reader(of: part).describedFont()
    }

    /// The font of a `<fontDescription>`: a text style's, the system's in a weight, or one by name.
    private func describedFont() -> UIFont? {
        if let style = string("style"), let name = FontNames.textStyle(style) {
            return UIFont.preferredFont(forTextStyle: name)
        }
        let size = number("pointSize") ?? UIFont.systemFontSize
        if let name = string("name") { return namedFont(name, family: string("family"), size: size) }
        let weight = choice("weight", FontNames.weights)
        switch string("type") ?? "system" {
        case "boldSystem": return .systemFont(ofSize: size, weight: weight ?? .bold)
        case "italicSystem": return .italicSystemFont(ofSize: size)
        case "system": return .systemFont(ofSize: size, weight: weight ?? .regular)
        case let type:
            remark("font type '\(type)' is unknown; the system font stands in")
            return .systemFont(ofSize: size, weight: weight ?? .regular)
        }
    }

    /// By the face's or the family's name; the system font in the weight that the name says stands in for one that is not
    /// there.
    func namedFont(_ name: String, family: String?, size: CGFloat) -> UIFont {
        if let font = UIFont(name: name, size: size) { return font }
        remark("font '\(name)' is not there; the system font stands in (--fonts DIR adds fonts)")
        let isItalic = name.contains("Italic") || name.contains("Oblique")
        if isItalic { return .italicSystemFont(ofSize: size) }
        return .systemFont(ofSize: size, weight: FontNames.weight(in: name))
    }
}

/// The words of documents for what fonts are.
enum FontNames {
    static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    /// `UICTFontTextStyleBody`; the raw values of text styles are these names.
    static func textStyle(_ name: String) -> UIFont.TextStyle? {
        name.hasPrefix("UICTFontTextStyle") ? UIFont.TextStyle(rawValue: name) : nil
    }

    /// From the end of a face's name: `Montserrat-SemiBold`.
    static func weight(in name: String) -> UIFont.Weight {
        let words: [(String, UIFont.Weight)] = [
            ("UltraLight", .ultraLight), ("ExtraLight", .ultraLight), ("Thin", .thin), ("SemiBold", .semibold),
            ("Semibold", .semibold), ("DemiBold", .semibold), ("ExtraBold", .heavy), ("Heavy", .heavy),
            ("Black", .black), ("Bold", .bold), ("Medium", .medium), ("Light", .light),
        ]
        return words.first { name.contains($0.0) }?.1 ?? .regular
    }
}
