import Synchronization
import Typesetting

extension Fingerprint {
    /// That of the fonts in use. Found once for each font library, as it asks for the size of every font file.
    package static var current: Fingerprint {
        let library = FontLibrary.current
        return known.withLock { known in
            if let known, known.library === library { return known.fingerprint }
            let fingerprint = Fingerprint(
                profile: library.profile, additional: Array(library.faces.dropFirst(library.profile.faces.count)))
            known = (library, fingerprint)
            return fingerprint
        }
    }

    private static let known = Mutex<(library: FontLibrary, fingerprint: Fingerprint)?>(nil)
}
