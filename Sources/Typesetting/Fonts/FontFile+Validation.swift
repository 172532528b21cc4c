internal import CPangoCairo
internal import Foundation
internal import Raster

/// What is looked at before a team's own font file is accepted; the profile's files are packages that were checked.
extension FontFile {
    /// Whether every table that the file's directories list lies within the file: a truncated file has some that do not.
    ///
    /// - Throws: `TypesettingError.damagedFont` that names the first such table.
    func checkTables() throws(TypesettingError) {
        let reader = SFNTReader(self)
        for directory in reader.directories {
            guard let tables = reader.tables(of: directory) else {
                throw .damagedFont(path: path, .truncatedDirectory)
            }
            for table in tables where table.offset + table.length > reader.count {
                throw .damagedFont(path: path, .tableBeyondEnd(tag: table.tag))
            }
        }
    }

    /// Whether this is a font packed for web pages, which neither HarfBuzz nor the checks here read.
    var isWebFont: Bool { ["wOFF", "wOF2"].contains(SFNTReader(self).signature) }

    /// Whether text can be set and drawn with a face of the file.
    ///
    /// - Throws: `TypesettingError.damagedFont` where the face has no characters or FreeType cannot open it.
    func checkUse(ofFace index: Int) throws(TypesettingError) {
        guard hasCharacters(face: index) else { throw .damagedFont(path: path, .noCharacters) }
        do {
            try FontFace(path: path, index: index).checkDrawable()
        } catch {
            throw .damagedFont(path: path, .notDrawable)
        }
    }

    private func hasCharacters(face index: Int) -> Bool {
        let face = unsafe hb_face_create(blob, UInt32(index))
        let characters = unsafe hb_set_create()
        defer {
            unsafe hb_set_destroy(characters)
            unsafe hb_face_destroy(face)
        }
        unsafe hb_face_collect_unicodes(face, characters)
        return unsafe hb_set_is_empty(characters) == 0
    }
}

/// Reads the table directories of an OpenType file or collection; big-endian numbers at offsets that may be wrong.
@safe private struct SFNTReader {
    struct Table {
        let tag: String
        let offset: Int
        let length: Int
    }

    private let bytes: UnsafeRawBufferPointer

    init(_ file: FontFile) {
        var length: UInt32 = 0
        let data = unsafe hb_blob_get_data(file.blob, &length)
        unsafe bytes = UnsafeRawBufferPointer(start: data, count: Int(length))
    }

    var count: Int { unsafe bytes.count }

    /// The four bytes that tell a format.
    var signature: String { unsafe String(decoding: bytes.prefix(4), as: UTF8.self) }

    /// The offsets of the faces' directories; none for a format without them.
    var directories: [Int] {
        guard let tag = number(at: 0, bytes: 4) else { return [] }
        switch tag {
        case 0x0001_0000, 0x4F54_544F, 0x7472_7565: return [0]  // TrueType, OTTO, true
        case 0x7474_6366:  // ttcf
            let faces = min(number(at: 8, bytes: 4) ?? 0, count / 4)
            return (0..<faces).compactMap { number(at: 12 + 4 * $0, bytes: 4) }
        default: return []
        }
    }

    /// Nil where the directory itself does not lie within the file.
    func tables(of directory: Int) -> [Table]? {
        guard let tableCount = number(at: directory + 4, bytes: 2), directory + 12 + 16 * tableCount <= count else {
            return nil
        }
        return (0..<tableCount).compactMap { index in
            let record = directory + 12 + 16 * index
            guard let offset = number(at: record + 8, bytes: 4), let length = number(at: record + 12, bytes: 4) else {
                return nil
            }
            let tag = unsafe String(decoding: bytes[record..<record + 4], as: UTF8.self)
            return Table(tag: tag, offset: offset, length: length)
        }
    }

    private func number(at offset: Int, bytes length: Int) -> Int? {
        guard offset >= 0, offset + length <= count else { return nil }
        return unsafe bytes[offset..<offset + length].reduce(0) { $0 << 8 | Int($1) }
    }
}
