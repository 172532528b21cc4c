internal import CPangoCairo
internal import Glibc

/// Owns an `FT_Library` and the faces opened in it; at most `faceLimit` stay open.
@safe
struct FreeTypeLibrary: ~Copyable {
    private static let faceLimit = 64

    private struct FaceKey: Hashable {
        let path: String
        let index: Int
    }

    let library: FT_Library
    let outlines: OutlineStore
    private var faces: [FaceKey: FT_Face] = unsafe [:]

    init() throws(RasterError) {
        var library: FT_Library?
        // Not FT_Init_FreeType, with which the variable FREETYPE_PROPERTIES would change how glyphs are drawn.
        let status = unsafe FT_New_Library(FreeTypeMemory.heap, &library)
        guard status == 0, let library = unsafe library else {
            throw .font(path: "", index: 0, status: Int(status))
        }
        unsafe FT_Add_Default_Modules(library)
        unsafe self.library = unsafe library
        outlines = unsafe OutlineStore(library)
    }

    deinit {
        outlines.removeAll()
        // Closes its faces as well.
        _ = unsafe FT_Done_Library(library)
    }

    /// The open face, which stays with this library.
    mutating func open(_ face: FontFace) throws(RasterError) -> FT_Face {
        let key = FaceKey(path: face.path, index: face.index)
        if let known = unsafe faces[key] { return unsafe known }
        if unsafe faces.count >= Self.faceLimit {
            while let opened = unsafe faces.popFirst() {
                _ = unsafe FT_Done_Face(opened.value)
            }
        }
        var opened: FT_Face?
        let status = unsafe FT_New_Face(library, face.path, face.index, &opened)
        guard status == 0, let opened = unsafe opened else {
            throw .font(path: face.path, index: face.index, status: Int(cause(of: status, face)))
        }
        unsafe faces[key] = unsafe opened
        return unsafe opened
    }

    mutating func extents(_ face: FontFace) throws(RasterError) -> FaceExtents {
        let opened = try unsafe open(face)
        let units = Double(unsafe opened.pointee.units_per_EM)
        guard unsafe isScalable(opened), units > 0 else {
            // Strikes of a bitmap font say little about their glyphs; two ems around hold any emoji.
            return FaceExtents(left: -2, right: 2, top: 2, bottom: -2, hasOutlines: false)
        }
        let box = unsafe opened.pointee.bbox
        let (bottom, top) = (Double(box.yMin) / units, Double(box.yMax) / units)
        let lean = [face.slant * bottom, face.slant * top]
        return FaceExtents(
            left: Double(box.xMin) / units + min(0, lean[0], lean[1]),
            right: Double(box.xMax) / units + max(0, lean[0], lean[1]),
            top: top, bottom: bottom, hasOutlines: true)
    }

    func isScalable(_ face: FT_Face) -> Bool {
        unsafe face.pointee.face_flags & FT_FACE_FLAG_SCALABLE != 0
    }

    /// Whether the face has a glyph of this index; what it lacks is drawn as nothing.
    func hasGlyph(_ glyph: UInt32, _ face: FT_Face) -> Bool {
        unsafe Int(glyph) < face.pointee.num_glyphs
    }

    /// Turns a FreeType status into an error that names the face.
    func check(_ status: FT_Error, _ face: FontFace) throws(RasterError) {
        guard status == 0 else {
            throw .font(path: face.path, index: face.index, status: Int(cause(of: status, face)))
        }
    }

    /// `FT_Err_Out_Of_Memory` where there is no memory for the face's file; FreeType says then that it cannot be opened.
    private func cause(of status: FT_Error, _ face: FontFace) -> FT_Error {
        var file = stat()
        guard unsafe stat(face.path, &file) == 0, !FreeMemory.holds(fileOf: Int(file.st_size)) else { return status }
        return 0x40
    }
}
