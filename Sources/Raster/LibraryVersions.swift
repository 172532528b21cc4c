internal import CPangoCairo

/// The versions of the libraries that decide about pixels, as they report them at run time.
package enum LibraryVersions {
    /// Name and version of each, in the order they work: text first, then drawing.
    package static var all: [(name: String, version: String)] {
        [
            ("pango", unsafe text(pango_version_string())),
            ("harfbuzz", unsafe text(hb_version_string())),
            ("freetype", freeType),
            ("cairo", unsafe text(cairo_version_string())),
        ]
    }

    private static var freeType: String {
        var library: FT_Library?
        guard unsafe FT_Init_FreeType(&library) == 0 else { return "unknown" }
        defer { _ = unsafe FT_Done_FreeType(library) }
        var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
        unsafe FT_Library_Version(library, &major, &minor, &patch)
        return "\(major).\(minor).\(patch)"
    }

    private static func text(_ string: UnsafePointer<CChar>?) -> String {
        unsafe string.map { unsafe String(cString: $0) } ?? "unknown"
    }
}
