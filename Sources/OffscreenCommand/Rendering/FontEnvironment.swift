import Typesetting

/// Loads the fonts that a command works with, before it does anything else.
enum FontEnvironment {
    /// Makes the library with the profile's fonts, and those in the folder `additional`, the one that views use.
    ///
    /// - Returns: what a person has to know of the folder, as a line without the program's name; nil where there is nothing.
    @discardableResult
    static func load(additional: String?) throws(CommandError) -> String? {
        do {
            let library = try FontLibrary(additionalFonts: additional.map { [$0] } ?? [])
            FontLibrary.install(library)
            guard let first = library.passedOver.first else { return nil }
            let others = library.passedOver.count - 1
            return "--fonts: \(first.quotedPath)" + (others > 0 ? " and \(others) more" : "")
                + " passed over: expected OpenType or TrueType (.otf, .ttf, .ttc, .otc)"
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
        if let fault = error.folderFault { return .unreadable(path: fault.path, reason: fault.text) }
        // What --fonts names is input; the profile's own fonts are the environment.
        if let fault = error.fileFault, let additional, fault.path.hasPrefix(additional) {
            return .unreadable(path: fault.path, reason: "the font file \(fault.text)")
        }
        return .environment(error.description)
    }
}
