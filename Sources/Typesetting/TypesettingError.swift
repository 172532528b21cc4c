/// What keeps the font library from being made; each case names what to do about it.
package enum TypesettingError: Error, Hashable, Sendable {
    /// A file that the profile names is not there; `debianPackage` holds it where that is known.
    case missingFontFile(path: String, debianPackage: String?)
    /// The file is there and no font that can be read.
    case unreadableFont(path: String)
    /// The collection holds no face of this family name.
    case missingFace(path: String, name: String)
    /// The profile lists no face where it needs at least one.
    case emptyProfile(part: String)
    /// A folder or file of additional fonts that is not there.
    case missingFontFolder(path: String)
}

extension TypesettingError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .missingFontFile(let path, .some(let package)):
            "font file \(path) is missing: install the Debian package \(package) (apt-get install \(package))"
        case .missingFontFile(let path, .none):
            "font file \(path) is missing"
        case .unreadableFont(let path):
            "\(path) is not a font that can be read: expected an OpenType or TrueType file or collection"
        case .missingFace(let path, let name):
            "\(path) holds no face named \(name)"
        case .emptyProfile(let part):
            "the font profile names no file for \(part)"
        case .missingFontFolder(let path):
            "\(path): no such font file or folder"
        }
    }
}
