internal import Foundation

/// Keeps the process's environment from the libraries that text is set with: the same text has the same glyphs and lines
/// wherever it is set.
///
/// Nothing else that these read reaches a result: fonts are opened by path, each text names its language, and FreeType
/// is set up without its own variable (`FreeTypeLibrary`).
enum LibraryEnvironment {
    /// HarfBuzz's choice of shapers and its compatibility with others, libthai's dictionary, Pango's languages.
    private static let variables = ["HB_SHAPER_LIST", "HB_OPTIONS", "LIBTHAI_DICTDIR", "PANGO_LANGUAGE"]

    private static let isShutOut: Bool = {
        for name in variables where unsafe getenv(name) != nil { unsafe unsetenv(name) }
        return true
    }()

    /// Takes the variables away, once a process; must come before the first text, as the libraries read them then.
    static func shutOut() {
        _ = isShutOut
    }
}
