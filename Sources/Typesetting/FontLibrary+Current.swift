internal import Synchronization

extension FontLibrary {
    private static let installed = unsafe Atomic<Unmanaged<FontLibrary>?>(nil)
    /// All that were ever installed: another thread may be about to use one that was replaced.
    private static let kept = Mutex<[FontLibrary]>([])

    /// Makes `library` the one that views measure and draw with. Frames made before keep their glyphs.
    package static func install(_ library: FontLibrary) {
        kept.withLock { kept in
            if !kept.contains(where: { $0 === library }) { kept.append(library) }
            unsafe installed.store(Unmanaged.passUnretained(library), ordering: .releasing)
        }
    }

    /// The installed library, or one of the standard profile that is made when it is first asked for.
    ///
    /// - Precondition: the files of the standard profile are there. A program checks that with `init` and reports the
    ///   error itself; here the message names the package to install.
    package static var current: FontLibrary {
        // Each label asks for it, so it is found without a lock.
        if let library = unsafe installed.load(ordering: .acquiring) { return unsafe library.takeUnretainedValue() }
        return standard
    }

    /// The library of the standard profile, made once and installed unless another one was meanwhile.
    private static var standard: FontLibrary {
        kept.withLock { kept in
            if let library = unsafe installed.load(ordering: .acquiring) { return unsafe library.takeUnretainedValue() }
            do throws(TypesettingError) {
                let library = try FontLibrary()
                kept.append(library)
                unsafe installed.store(Unmanaged.passUnretained(library), ordering: .releasing)
                return library
            } catch {
                // Not a precondition, whose message optimised builds leave out.
                fatalError(error.description)
            }
        }
    }
}
