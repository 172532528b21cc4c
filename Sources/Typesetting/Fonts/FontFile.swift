internal import CPangoCairo
internal import Foundation

/// A font file mapped into memory: only the parts that are read are loaded.
@safe final class FontFile {
    let path: String
    let blob: OpaquePointer

    /// Larger files are refused: no font comes near it, and HarfBuzz counts bytes in 32 bits.
    static let sizeLimit = 512 << 20

    /// - Throws: `TypesettingError` for what `check` finds, and where there is no memory for the file.
    init(path: String, debianPackage: String?) throws(TypesettingError) {
        try Self.check(path: path, debianPackage: debianPackage)
        guard let blob = unsafe hb_blob_create_from_file_or_fail(path) else { throw .fontNotLoaded(path: path) }
        self.path = path
        unsafe self.blob = blob
    }

    deinit {
        unsafe hb_blob_destroy(blob)
    }

    /// The number of faces; 0 for what is no font.
    var faceCount: Int { Int(unsafe hb_face_count(blob)) }

    /// Whether there is a file that can be opened without waiting for anyone: a pipe would never end.
    static func check(path: String, debianPackage: String?) throws(TypesettingError) {
        var status = stat()
        guard unsafe stat(path, &status) == 0, unsafe access(path, R_OK) == 0 else {
            let code = errno
            guard code == ENOENT || code == ENOTDIR else { throw .fontNotOpened(path: path, errno: code) }
            throw .missingFontFile(path: path, debianPackage: debianPackage)
        }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .fontNotRegularFile(path: path) }
        guard Int(status.st_size) <= sizeLimit else { throw .fontTooLarge(path: path, limit: sizeLimit) }
        guard status.st_size > 0 else { throw .unreadableFont(path: path) }
    }
}
