package import Foundation
package import Typesetting

extension FontLibrary {
    /// Whether `name` is that of a family and not of one face.
    fileprivate func isFamily(_ name: Substring) -> Bool {
        familyNames.contains { $0.caseInsensitiveCompare(name) == .orderedSame }
    }
}

/// A face by name: what `UIFont(name:)` is given and `fontName` gives back.
package struct FontName {
    package let family: String
    private let style: Style
    private let library: FontLibrary

    private struct Style {
        var weight: CGFloat = 0
        var isItalic = false
    }

    /// A family the library has, such a family with a hyphen and a style, or the name of one face; nil if it is none.
    package init?(_ name: String, library: FontLibrary = .current) {
        let hyphen = name.lastIndex(of: "-") ?? name.endIndex
        let named = hyphen == name.endIndex ? Style() : Self.style(named: name[name.index(after: hyphen)...])
        if let named, library.isFamily(name[..<hyphen]) {
            (family, style) = (String(name[..<hyphen]), named)
        } else if library.hasFamily(name) {
            (family, style) = (name, Style())
        } else {
            return nil
        }
        self.library = library
    }

    package init(_ request: FontRequest, library: FontLibrary = .current) {
        self.library = library
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

    package func request(size: CGFloat) -> FontRequest {
        FontRequest(family: .named(family), size: size, weight: style.weight, isItalic: style.isItalic)
    }

    package var postScriptName: String {
        // The name of one face, which has its style in it.
        if !family.hasPrefix("."), !library.isFamily(family[...]) { return family }
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
