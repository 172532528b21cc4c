internal import CPangoCairo
internal import Foundation

/// The font files of a profile, each mapped once and each face opened when text first needs it.
///
/// Bounded by the number of faces that the profile and the additional fonts name.
final class TypefaceCollection {
    private var files: [String: FontFile] = [:]
    private var typefaces: [FaceKey: Typeface] = [:]
    /// Why a face could not be opened when text first needed it; the first such fault.
    private(set) var failure: TypesettingError?

    private struct FaceKey: Hashable {
        let face: FontProfile.Face
        let isSlanted: Bool
    }

    /// The slant of letters in a face that has no italic of its own, as a tangent: 12 degrees.
    private static let syntheticSlant = 0.2125

    /// The opened face, with its letters slanted where `isSlanted`.
    func typeface(for face: FontProfile.Face, isSlanted: Bool = false) throws(TypesettingError) -> Typeface {
        let key = FaceKey(face: face, isSlanted: isSlanted)
        if let known = typefaces[key] { return known }
        do throws(TypesettingError) {
            let opened = try open(face, slant: isSlanted ? Self.syntheticSlant : 0)
            typefaces[key] = opened
            return opened
        } catch {
            failure = failure ?? error.orLackOfMemory
            throw error
        }
    }

    private func open(_ face: FontProfile.Face, slant: Double) throws(TypesettingError) -> Typeface {
        let file = try file(of: face)
        let index = try index(of: face, in: file)
        guard let opened = Typeface(file: file, index: index, slant: slant) else {
            throw .unreadableFont(path: face.path)
        }
        return opened
    }

    /// The tables of a face; cheaper than `typeface(for:)` for a face that no text uses yet.
    func tables(of face: FontProfile.Face) throws(TypesettingError) -> FontTables {
        let file = try file(of: face)
        let index = try index(of: face, in: file)
        guard let tables = FontTables(file: file, index: index) else { throw .unreadableFont(path: face.path) }
        return tables
    }

    func file(of face: FontProfile.Face) throws(TypesettingError) -> FontFile {
        if let known = files[face.path] { return known }
        let file = try FontFile(path: face.path, debianPackage: face.debianPackage)
        files[face.path] = file
        return file
    }

    private func index(of face: FontProfile.Face, in file: FontFile) throws(TypesettingError) -> Int {
        guard let name = face.name else { return 0 }
        for index in 0..<file.faceCount {
            if let tables = FontTables(file: file, index: index), tables.hasFamilyName(name) { return index }
        }
        throw .missingFace(path: face.path, name: name)
    }
}

extension FontTables {
    /// The name of the family that the face belongs to, weights and widths apart.
    var familyName: String? {
        name(UInt32(HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY)) ?? name(UInt32(HB_OT_NAME_ID_FONT_FAMILY))
    }

    var postScriptName: String? { name(UInt32(HB_OT_NAME_ID_POSTSCRIPT_NAME)) }

    borrowing func hasFamilyName(_ wanted: String) -> Bool {
        name(UInt32(HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY)) == wanted || name(UInt32(HB_OT_NAME_ID_FONT_FAMILY)) == wanted
            || name(UInt32(HB_OT_NAME_ID_FULL_NAME)) == wanted
    }

    /// The weight class of the OS/2 table, 1 to 1000.
    var weight: Int { min(max(int16("OS/2", at: 4) ?? 400, 1), 1000) }

    /// The italic or oblique bit of the OS/2 table's selection flags.
    var isItalic: Bool { (int16("OS/2", at: 62) ?? 0) & 0b10_0000_0001 != 0 }
}
