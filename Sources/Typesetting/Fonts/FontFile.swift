internal import CPangoCairo

/// A font file mapped into memory: only the parts that are read are loaded.
@safe final class FontFile {
    let path: String
    let blob: OpaquePointer

    /// Nil where the file cannot be opened.
    init?(path: String) {
        guard let blob = unsafe hb_blob_create_from_file_or_fail(path) else { return nil }
        self.path = path
        unsafe self.blob = blob
    }

    deinit {
        unsafe hb_blob_destroy(blob)
    }

    /// The number of faces; 0 for what is no font.
    var faceCount: Int { Int(unsafe hb_face_count(blob)) }
}
