internal import CPangoCairo
internal import Foundation

/// The families that a name finds: those of the profile and of a team's own files, by family, full and PostScript name.
struct FontFamilies {
    private var families: [String: [FontProfile.Face]] = [:]
    /// Full and PostScript names, each of one face.
    private var aliases: [String: FontProfile.Face] = [:]
    private(set) var names: [String] = []
    private var identities: [FontProfile.Face: FontIdentity] = [:]
    private(set) var additionalFaces: [FontProfile.Face] = []
    /// The font files of additional folders that are in a format that is not read.
    private(set) var passedOver: [String] = []

    init(profile: FontProfile, additionalFonts: [String], typefaces: TypefaceCollection) throws(TypesettingError) {
        for family in profile.families {
            add(family.faces, under: family.name)
            for face in family.faces {
                let tables = try typefaces.tables(of: face)
                if let name = tables.postScriptName { addAlias(face, under: name) }
                identities[face] = FontIdentity(
                    family: family.name, postScriptName: tables.postScriptName ?? family.name, cssWeight: face.weight,
                    isItalic: face.isItalic)
            }
        }
        for path in additionalFonts {
            let found = try FontFolder.files(at: path)
            for file in found.fonts { try add(file: file, typefaces: typefaces) }
            passedOver += found.otherFormats
        }
        names.sort()
    }

    func contains(_ name: String) -> Bool { faces(named: name) != nil }

    /// The faces of the family of this name, or else the one face that has it; nil for an unknown name.
    func faces(named name: String) -> [FontProfile.Face]? {
        faces(ofFamily: name) ?? aliases[Self.key(name)].map { [$0] }
    }

    func faces(ofFamily name: String) -> [FontProfile.Face]? { families[Self.key(name)] }

    /// The names and style of a face that a name finds.
    func identity(of face: FontProfile.Face) -> FontIdentity? { identities[face] }

    private mutating func add(file path: String, typefaces: TypefaceCollection) throws(TypesettingError) {
        let opened = try typefaces.file(of: FontProfile.Face(path: path))
        let count = opened.faceCount
        guard count > 0 else { throw opened.isWebFont ? .webFont(path: path) : .unreadableFont(path: path) }
        try opened.checkTables()
        for index in 0..<count {
            guard let tables = FontTables(file: opened, index: index) else { throw .unreadableFont(path: path) }
            guard let family = tables.familyName, !family.isEmpty else {
                throw .damagedFont(path: path, .noFamilyName)
            }
            try opened.checkUse(ofFace: index)
            let full = tables.name(UInt32(HB_OT_NAME_ID_FULL_NAME))
            let face = FontProfile.Face(
                path: path, name: count > 1 ? full ?? family : nil, weight: tables.weight, isItalic: tables.isItalic)
            additionalFaces.append(face)
            add([face], under: family)
            identities[face] = FontIdentity(
                family: family, postScriptName: tables.postScriptName ?? full ?? family, cssWeight: face.weight,
                isItalic: face.isItalic)
            for alias in [full, tables.postScriptName].compactMap({ $0 }) { addAlias(face, under: alias) }
        }
    }

    private mutating func add(_ faces: [FontProfile.Face], under name: String) {
        if families[Self.key(name)] == nil { names.append(name) }
        families[Self.key(name), default: []] += faces
    }

    private mutating func addAlias(_ face: FontProfile.Face, under name: String) {
        if aliases[Self.key(name)] == nil { aliases[Self.key(name)] = face }
    }

    /// Names are compared as Apple compares them, without regard to case.
    private static func key(_ name: String) -> String { name.lowercased() }
}
