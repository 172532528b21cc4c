internal import Foundation

/// The hyphenation dictionaries of a profile, each opened when a text first needs it.
///
/// A dictionary must be, byte for byte, the one that the profile names: it decides about pictures, and is part of the
/// renderer's version, not of the fingerprint.
final class Hyphenation {
    private let dictionaries: [FontProfile.Hyphenation]
    private var opened: [Int: HyphenationPatterns] = [:]
    /// Why a dictionary could not be used when text first needed it; the first such fault.
    private(set) var failure: TypesettingError?

    init(_ dictionaries: [FontProfile.Hyphenation]) {
        self.dictionaries = dictionaries
    }

    /// The patterns of a language; nil where there are none.
    ///
    /// - Parameter language: BCP 47; nil counts as English, as everywhere where a text says none.
    func patterns(for language: String?) -> HyphenationPatterns? {
        let language = (language ?? "en").lowercased()
        let index = dictionaries.firstIndex {
            let own = $0.language.lowercased()
            return language == own || language.hasPrefix(own + "-") || language.hasPrefix(own + "_")
        }
        guard let index else { return nil }
        if let known = opened[index] { return known }
        let patterns = read(dictionaries[index])
        opened[index] = patterns
        return patterns
    }

    /// No patterns, and a `failure`, where the file is not the one that is named.
    private func read(_ dictionary: FontProfile.Hyphenation) -> HyphenationPatterns {
        let path = dictionary.path
        guard (try? FontFile.check(path: path, debianPackage: nil)) != nil,
            let file = FileManager.default.contents(atPath: path)
        else {
            failure = failure ?? .missingDictionary(path: path, debianPackage: dictionary.debianPackage)
            return HyphenationPatterns([])
        }
        guard Self.checksum(of: file) == dictionary.checksum else {
            failure = failure ?? .otherDictionary(path: path)
            return HyphenationPatterns([])
        }
        return HyphenationPatterns(Array(file))
    }

    /// The 64-bit FNV-1a hash.
    private static func checksum(of file: Data) -> UInt64 {
        file.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
