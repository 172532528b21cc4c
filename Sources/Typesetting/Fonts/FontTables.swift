internal import CPangoCairo

/// Reads the numbers of a face that HarfBuzz does not hand out: big-endian fields at fixed offsets of its tables.
@safe struct FontTables: ~Copyable {
    private let face: OpaquePointer

    init(of typeface: Typeface) {
        unsafe face = hb_font_get_face(typeface.font)
        unsafe hb_face_reference(face)
    }

    /// A face of a file before it is used for text; nil where the file has no such face.
    init?(file: FontFile, index: Int) {
        guard let created = unsafe hb_face_create(file.blob, UInt32(index)),
            unsafe hb_face_get_glyph_count(created) > 0
        else { return nil }
        unsafe face = created
    }

    deinit {
        unsafe hb_face_destroy(face)
    }

    func int16(_ table: StaticString, at offset: Int) -> Int? {
        bytes(table, at: offset, count: 2).map { Int(Int16(truncatingIfNeeded: $0)) }
    }

    func uint32(_ table: StaticString, at offset: Int) -> UInt32? {
        bytes(table, at: offset, count: 4).map { UInt32(truncatingIfNeeded: $0) }
    }

    /// A name of the name table in English, such as `HB_OT_NAME_ID_FONT_FAMILY`; nil where there is none.
    func name(_ identifier: UInt32) -> String? {
        var capacity: UInt32 = 256
        let units = unsafe [CChar](unsafeUninitializedCapacity: Int(capacity)) { buffer, count in
            let english = unsafe hb_language_from_string("en", -1)
            unsafe hb_ot_name_get_utf8(face, identifier, english, &capacity, buffer.baseAddress)
            count = Int(capacity)
        }
        return units.isEmpty ? nil : String(decoding: units.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    private func bytes(_ table: StaticString, at offset: Int, count: Int) -> UInt64? {
        // The same bytes, of which C does not know that they are unsigned.
        let tag = unsafe hb_tag_from_string(
            UnsafeRawPointer(table.utf8Start).assumingMemoryBound(to: CChar.self), Int32(table.utf8CodeUnitCount))
        let blob = unsafe hb_face_reference_table(face, tag)
        defer { unsafe hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let data = unsafe hb_blob_get_data(blob, &length), offset + count <= Int(length) else { return nil }
        return unsafe UnsafeRawBufferPointer(start: data, count: Int(length))[offset..<offset + count]
            .reduce(0) { $0 << 8 | UInt64($1) }
    }
}
