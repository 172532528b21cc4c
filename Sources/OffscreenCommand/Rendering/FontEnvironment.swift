import Typesetting

/// Loads the fonts that a command works with, before it does anything else.
enum FontEnvironment {
    /// Makes the library with the profile's fonts, and those in the folder `additional`, the one that views use.
    static func load(additional: String?) throws(CommandError) {
        do {
            FontLibrary.install(try FontLibrary(additionalFonts: additional.map { [$0] } ?? []))
        } catch {
            throw commandError(for: error, additional: additional)
        }
    }

    /// Refuses a picture or frames whose text lacks glyphs as a font of the profile could not be opened.
    static func checkUse() throws(CommandError) {
        if let failure = FontLibrary.current.failure { throw commandError(for: failure, additional: nil) }
    }

    private static func commandError(for error: TypesettingError, additional: String?) -> CommandError {
        if case .missingFontFolder(let path) = error {
            return .unreadable(path: path, reason: "no such folder or file; --fonts needs one")
        }
        // What --fonts names is input; the profile's own fonts are the environment.
        if let fault = error.fileFault, let additional, fault.path.hasPrefix(additional) {
            return .unreadable(path: fault.path, reason: "the font file \(fault.text)")
        }
        return .environment(error.description)
    }
}
