package import Foundation
package import Typesetting

/// A face by name: what `UIFont(name:)` is given and `fontName` gives back.
package struct FontName {
    package let family: String
    package let postScriptName: String
    private let named: FontRequest

    /// The name of one face, a family the library has, or such a family with a hyphen and a style; nil if it is none.
    package init?(_ name: String, library: FontLibrary = .current) {
        let hyphen = name.lastIndex(of: "-") ?? name.endIndex
        var request = FontRequest(family: .named(name), size: 0)
        if let identity = library.identity(of: request) {
            if !library.isFamily(name[...]) { request = Self.request(ofFace: name, identity, library) }
        } else if hyphen < name.endIndex, let style = Style(named: name[name.index(after: hyphen)...]),
            library.isFamily(name[..<hyphen])
        {
            request = FontRequest(
                family: .named(String(name[..<hyphen])), size: 0, weight: style.weight, isItalic: style.isItalic)
        } else {
            return nil
        }
        self.init(request, library: library)
    }

    /// By family and style, so that other styles of the family can be asked for; by name where these find another face.
    private static func request(ofFace name: String, _ identity: FontIdentity, _ library: FontLibrary) -> FontRequest {
        var request = FontRequest(
            family: .named(identity.family), size: 0, weight: identity.weight, isItalic: identity.isItalic)
        if library.identity(of: request) != identity { request.family = .named(name) }
        return request
    }

    package init(_ request: FontRequest, library: FontLibrary = .current) {
        named = request
        if case .named(let name) = request.family {
            let identity = library.identity(of: request)
            family = identity?.family ?? name
            postScriptName = identity?.postScriptName ?? name
        } else {
            family = Self.systemFamily(request.family)
            let base = request.family == .system ? ".SFUI" : family
            postScriptName = base + "-" + Style(weight: request.weight, isItalic: request.isItalic).name
        }
    }

    package func request(size: CGFloat) -> FontRequest {
        var request = named
        request.size = size
        return request
    }

    private static func systemFamily(_ family: FontRequest.Family) -> String {
        switch family {
        case .system: ".AppleSystemUIFont"
        case .monospaced: ".AppleSystemUIFontMonospaced"
        case .rounded: ".AppleSystemUIFontRounded"
        case .serif: ".AppleSystemUIFontSerif"
        case .named(let name): name
        }
    }
}

extension FontName {
    fileprivate struct Style {
        var weight: CGFloat = 0
        var isItalic = false

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

        init(weight: CGFloat, isItalic: Bool) {
            self.weight = weight
            self.isItalic = isItalic
        }

        init?(named name: Substring) {
            var word = name.lowercased()
            for slant in ["italic", "oblique"] where word.hasSuffix(slant) {
                word.removeLast(slant.count)
                isItalic = true
            }
            guard let weight = Self.weights.first(where: { $0.name.lowercased() == word })?.value ?? Self.synonyms[word]
            else { return nil }
            self.weight = weight
        }

        var name: String {
            let nearest = Self.weights.min { abs($0.value - weight) < abs($1.value - weight) }?.name ?? "Regular"
            guard isItalic else { return nearest }
            return nearest == "Regular" ? "Italic" : nearest + "Italic"
        }
    }
}

extension FontLibrary {
    /// Whether `name` is that of a family and not of one face.
    fileprivate func isFamily(_ name: Substring) -> Bool {
        familyNames.contains { $0.caseInsensitiveCompare(name) == .orderedSame }
    }
}
