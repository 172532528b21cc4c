import Typesetting

/// Loads the fonts that a command works with, before it does anything else.
enum FontEnvironment {
    /// Makes the library with the profile's fonts, and those in the folder `additional`, the one that views use.
    static func load(additional: String?) throws(CommandError) {
        do {
            FontLibrary.install(try FontLibrary(additionalFonts: additional.map { [$0] } ?? []))
        } catch {
            throw commandError(for: error)
        }
    }

    private static func commandError(for error: TypesettingError) -> CommandError {
        switch error {
        case .missingFontFolder(let path): .unreadable(path: path, reason: "no such folder or file; --fonts needs one")
        default: .environment(error.description)
        }
    }
}
