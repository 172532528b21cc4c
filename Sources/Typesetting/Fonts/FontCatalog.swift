internal import Foundation

/// Chooses faces: the one a request names, and those that stand in for characters that it lacks.
final class FontCatalog {
    let profile: FontProfile
    let typefaces = TypefaceCollection()
    private let families: FontFamilies
    private var resolved = GenerationalCache<FontRequest, ResolvedFont>(capacity: 1024)
    private let fallbacks: FallbackTable
    private var latest: (request: FontRequest, font: ResolvedFont)?
    private var openedEmoji: Typeface?
    private var chains = GenerationalCache<ChainKey, FallbackChain>(capacity: 1024)

    private struct ChainKey: Hashable {
        let script: UInt32
        let cjk: Int
        let weight: Int
    }

    /// Checks that every file of the profile is there and every named face found.
    init(profile: FontProfile, additionalFonts: [String]) throws(TypesettingError) {
        self.profile = profile
        do throws(TypesettingError) {
            try Self.check(profile, typefaces: typefaces)
            families = try FontFamilies(profile: profile, additionalFonts: additionalFonts, typefaces: typefaces)
        } catch {
            throw error.orLackOfMemory
        }
        fallbacks = FallbackTable(profile: profile)
    }

    var familyNames: [String] { families.names }

    /// The profile's faces and then the additional ones.
    var faces: [FontProfile.Face] { profile.faces + families.additionalFaces }

    /// The font files of additional folders that are in a format that is not read.
    var passedOver: [String] { families.passedOver }

    func hasFamily(_ name: String) -> Bool { families.contains(name) }

    /// The names and style of the face that a request by name gives; nil for the system's designs and unknown names.
    func identity(of request: FontRequest) -> FontIdentity? {
        guard case .named(let name) = request.family, let faces = families.faces(named: name) else { return nil }
        let weight = SystemFont.cssWeight(request.weight)
        return Self.nearest(faces, weight: weight, isItalic: request.isItalic).flatMap(families.identity)
    }

    /// The names and style of a family's faces, sorted by name.
    func identities(inFamily name: String) -> [FontIdentity] {
        let identities = (families.faces(ofFamily: name) ?? []).compactMap(families.identity)
        return identities.sorted { $0.postScriptName < $1.postScriptName }
    }

    /// The font of a request; a family that is not there is the system's.
    func font(for request: FontRequest) throws(TypesettingError) -> ResolvedFont {
        if let latest, latest.request == request { return latest.font }
        let font: ResolvedFont
        if let known = resolved[request] {
            font = known
        } else {
            font = try resolve(request)
            resolved[request] = font
        }
        latest = (request, font)
        return font
    }

    /// The order of fallback for characters of a script beside text of a weight.
    func fallbackChain(script: UInt32, cjk: Int, weight: Int) -> FallbackChain {
        let key = ChainKey(script: script, cjk: cjk, weight: weight)
        if let known = chains[key] { return known }
        let faces = fallbacks.candidates(script: script, cjk: cjk).compactMap {
            Self.nearest($0, weight: weight, isItalic: false)
        }
        let chain = FallbackChain(script: script, faces: faces, typefaces: typefaces)
        chains[key] = chain
        return chain
    }

    /// The colour emoji face.
    func emoji() -> Typeface? {
        if openedEmoji == nil { openedEmoji = profile.emoji.first.flatMap { try? typefaces.typeface(for: $0) } }
        return openedEmoji
    }

    /// The index in `profile.cjk` of the forms that `language` asks for, or nil where it is none of these languages.
    func cjkIndex(language: String) -> Int? { fallbacks.cjkIndex(language: language) }

    /// The index of the forms for text of no said language that has these scripts.
    func cjkIndex(of scripts: CJKScripts) -> Int { fallbacks.cjkIndex(of: scripts) }

    /// The face nearest in weight, with the wanted slant where there is one; nil only for no faces.
    static func nearest(_ faces: [FontProfile.Face], weight: Int, isItalic: Bool) -> FontProfile.Face? {
        let slanted = faces.filter { $0.isItalic == isItalic }
        return (slanted.isEmpty ? faces : slanted).min { first, second in
            let (one, other) = (abs(first.weight - weight), abs(second.weight - weight))
            // Of two equally far the heavier one, as a heading must stay one.
            return one != other ? one < other : first.weight > second.weight
        }
    }

    private func resolve(_ request: FontRequest) throws(TypesettingError) -> ResolvedFont {
        let weight = SystemFont.cssWeight(request.weight)
        let (faces, design) = faces(of: request.family)
        guard let face = Self.nearest(faces, weight: weight, isItalic: request.isItalic) else {
            throw .emptyProfile(part: "the system font")
        }
        let primary = try typefaces.typeface(for: face, isSlanted: request.isItalic && !face.isItalic)
        let size = ResolvedFont.usableSize(request.size)
        return ResolvedFont(
            request: request, cssWeight: weight, primary: primary, isSystem: design == .system,
            hasPrivateCharacters: design == .other,
            metrics: design == .other ? primary.metrics(size: size) : SystemFont.metrics(size: size))
    }

    /// `system` is tracked, `systemDesign` has the system's vertical metrics only.
    private enum Design { case system, systemDesign, other }

    private func faces(of family: FontRequest.Family) -> ([FontProfile.Face], Design) {
        switch family {
        case .system: (profile.system, .system)
        case .monospaced: (profile.monospaced, .systemDesign)
        case .serif where !profile.serif.isEmpty: (profile.serif, .systemDesign)
        case .rounded where !profile.rounded.isEmpty: (profile.rounded, .systemDesign)
        case .serif, .rounded: (profile.system, .system)
        case .named(let name):
            families.faces(named: name).map { ($0, .other) } ?? (profile.system, .system)
        }
    }

    private static func check(_ profile: FontProfile, typefaces: TypefaceCollection) throws(TypesettingError) {
        if profile.system.isEmpty { throw .emptyProfile(part: "the system font") }
        if profile.monospaced.isEmpty { throw .emptyProfile(part: "the monospaced font") }
        for face in profile.faces {
            if face.name != nil {
                _ = try typefaces.tables(of: face)
            } else {
                try FontFile.check(path: face.path, debianPackage: face.debianPackage)
            }
        }
    }
}
