internal import Synchronization

extension FontLibrary {
    private static let installed = Mutex<FontLibrary?>(nil)

    /// Makes `library` the one that views measure and draw with. Frames made before keep their glyphs.
    package static func install(_ library: FontLibrary) {
        installed.withLock { $0 = library }
    }

    /// The installed library, or one of the standard profile that is made when it is first asked for.
    ///
    /// - Precondition: the files of the standard profile are there. A program checks that with `init` and reports the
    ///   error itself; here the message names the package to install.
    package static var current: FontLibrary {
        installed.withLock { installed in
            if let installed { return installed }
            do throws(TypesettingError) {
                let library = try FontLibrary()
                installed = library
                return library
            } catch {
                // Not a precondition, whose message optimised builds leave out.
                fatalError(error.description)
            }
        }
    }
}
