import Foundation
import Typesetting

/// A face by name: what `UIFont(name:)` is given and `fontName` gives back.
struct FontName {
    let family: String
    private let style: Style

    struct Style {
        var weight: CGFloat = 0
        var isItalic = false
    }

    /// A family the profile names, or such a family, a hyphen and a style; nil if the library has no such family.
    init?(_ name: String) {
        if FontLibrary.current.hasFamily(name) {
            family = name
            style = Style()
            return
        }
        guard let hyphen = name.lastIndex(of: "-"),
            let style = Self.style(named: name[name.index(after: hyphen)...]),
            FontLibrary.current.hasFamily(String(name[..<hyphen]))
        else { return nil }
        family = String(name[..<hyphen])
        self.style = style
    }

    init(_ request: FontRequest) {
        family =
            switch request.family {
            case .system: ".AppleSystemUIFont"
            case .monospaced: ".AppleSystemUIFontMonospaced"
            case .rounded: ".AppleSystemUIFontRounded"
            case .serif: ".AppleSystemUIFontSerif"
            case .named(let name): name
            }
        style = Style(weight: request.weight, isItalic: request.isItalic)
    }

    func request(size: CGFloat) -> FontRequest {
        FontRequest(family: .named(family), size: size, weight: style.weight, isItalic: style.isItalic)
    }

    var postScriptName: String {
        let base = family == ".AppleSystemUIFont" ? ".SFUI" : family.filter { $0 != " " }
        let nearest = Self.weights.min { abs($0.value - style.weight) < abs($1.value - style.weight) }
        let weight = nearest?.name ?? "Regular"
        if style.isItalic {
            return weight == "Regular" ? "\(base)-Italic" : "\(base)-\(weight)Italic"
        }
        return "\(base)-\(weight)"
    }

    /// Names as Apple's font names have them.
    private static let weights: [(name: String, value: CGFloat)] = [
        ("Regular", 0), ("Ultralight", -0.8), ("Thin", -0.6), ("Light", -0.4), ("Medium", 0.23),
        ("Semibold", 0.3), ("Bold", 0.4), ("Heavy", 0.56), ("Black", 0.62),
    ]

    /// Further words for the same weights, in lower case.
    private static let synonyms: [String: CGFloat] = [
        "": 0, "roman": 0, "book": 0, "extralight": -0.8, "demi": 0.3, "demibold": 0.3, "extrabold": 0.56,
        "ultrabold": 0.56,
    ]

    private static func style(named name: Substring) -> Style? {
        var word = name.lowercased()
        var style = Style()
        for slant in ["italic", "oblique"] where word.hasSuffix(slant) {
            word.removeLast(slant.count)
            style.isItalic = true
        }
        let named = weights.first { $0.name.lowercased() == word }?.value
        guard let weight = named ?? synonyms[word] else { return nil }
        style.weight = weight
        return style
    }
}
