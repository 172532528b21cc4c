internal import Foundation

/// What keeps the font library from being made; each case names what to do about it.
package enum TypesettingError: Error, Hashable, Sendable {
    /// A file that the profile names is not there; `debianPackage` holds it where that is known.
    case missingFontFile(path: String, debianPackage: String?)
    /// A pipe, a device or a folder where a font file is wanted.
    case fontNotRegularFile(path: String)
    /// The file has more bytes than `FontFile.sizeLimit`.
    case fontTooLarge(path: String, limit: Int)
    /// The file is there and may not be opened.
    case fontNotOpened(path: String, errno: Int32)
    /// The file is there and can be opened, but there is no memory to map or read it into.
    case fontNotLoaded(path: String)
    /// The file is there and no font that can be read.
    case unreadableFont(path: String)
    /// The file is a font packed for web pages (WOFF).
    case webFont(path: String)
    /// The file was a font once.
    case damagedFont(path: String, FontDamage)
    /// The collection holds no face of this family name.
    case missingFace(path: String, name: String)
    /// The profile lists no face where it needs at least one.
    case emptyProfile(part: String)
    /// A hyphenation dictionary that a text needs, and that is not there or may not be read.
    case missingDictionary(path: String, debianPackage: String?)
    /// A hyphenation dictionary that is not the one that the profile names.
    case otherDictionary(path: String)
    /// A folder or file of additional fonts that is not there.
    case missingFontFolder(path: String)
    /// A folder of additional fonts that may not be read.
    case fontFolderNotOpened(path: String, errno: Int32)
    /// A folder of additional fonts without any; `otherFormat` is a font file in it of a format that is not read.
    case noFontInFolder(path: String, otherFormat: String?)
}

/// Why a font file cannot be used for text though it looks like one.
package enum FontDamage: Hashable, Sendable {
    /// The list of tables ends behind the file.
    case truncatedDirectory
    /// A table ends behind the file.
    case tableBeyondEnd(tag: String)
    /// A face names no family.
    case noFamilyName
    /// A face has no glyph for any character.
    case noCharacters
    /// FreeType cannot open a face.
    case notDrawable
}

extension TypesettingError {
    /// What is wrong with a file that is there, as what is said of it; nil for other errors.
    package var fileFault: (path: String, text: String)? {
        switch self {
        case .fontNotRegularFile(let path): (path, "is not a regular file: expected \(Self.fontFormats)")
        case .fontTooLarge(let path, let limit): (path, "is too large: the limit is \(limit >> 20) MiB")
        case .fontNotOpened(let path, let code):
            (path, "cannot be opened: \(unsafe String(cString: strerror(code)))")
        case .fontNotLoaded(let path):
            (path, "cannot be loaded: out of memory (a limit set by 'ulimit -v' may be too low)")
        case .unreadableFont(let path): (path, "is not a font that can be read: expected \(Self.fontFormats)")
        case .webFont(let path): (path, "is packed for web pages (WOFF): expected \(Self.fontFormats)")
        case .damagedFont(let path, let damage): (path, "is damaged: \(damage)")
        case .missingFontFile, .missingFace, .emptyProfile, .missingDictionary, .otherDictionary, .missingFontFolder,
            .fontFolderNotOpened, .noFontInFolder:
            nil
        }
    }

    /// What is wrong with a folder of additional fonts, as what is said of it; nil for other errors.
    package var folderFault: (path: String, text: String)? {
        switch self {
        case .missingFontFolder(let path): (path, "no such font file or folder")
        case .fontFolderNotOpened(let path, let code): (path, unsafe String(cString: strerror(code)))
        case .noFontInFolder(let path, let otherFormat):
            (
                path,
                "the folder has no font in it: expected OpenType or TrueType files (.otf, .ttf, .ttc, .otc)"
                    + (otherFormat.map { ", found \($0)" } ?? "")
            )
        default: nil
        }
    }

    private static let fontFormats = "an OpenType or TrueType file or collection"
}

extension TypesettingError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .missingFontFile(let path, .some(let package)):
            "font file \(path) is missing: install the Debian package \(package) (apt-get install \(package))"
        case .missingFontFile(let path, .none):
            "font file \(path) is missing"
        case .fontNotRegularFile(let path), .fontTooLarge(let path, _), .fontNotOpened(let path, _),
            .fontNotLoaded(let path), .unreadableFont(let path), .webFont(let path), .damagedFont(let path, _):
            "font file \(path) \(fileFault?.text ?? "cannot be used")"
        case .missingFace(let path, let name):
            "\(path) holds no face named \(name)"
        case .emptyProfile(let part):
            "the font profile names no file for \(part)"
        case .missingDictionary(let path, let package):
            "hyphenation dictionary \(path) is missing"
                + (package.map { ": install the Debian package \($0) (apt-get install \($0))" } ?? "")
        case .otherDictionary(let path):
            "hyphenation dictionary \(path) is not the one that pictures are made with: expected that of hyphen 2.8.8"
        case .missingFontFolder(let path), .fontFolderNotOpened(let path, _), .noFontInFolder(let path, _):
            "\(path): \(folderFault?.text ?? "cannot be read")"
        }
    }
}

extension FontDamage: CustomStringConvertible {
    package var description: String {
        switch self {
        case .truncatedDirectory: "its list of tables ends beyond the end of the file"
        case .tableBeyondEnd(let tag): "its table '\(Self.printable(tag))' ends beyond the end of the file"
        case .noFamilyName: "it names no font family"
        case .noCharacters: "it has no characters"
        case .notDrawable: "its glyphs cannot be drawn"
        }
    }

    /// Tags are printable ASCII by the specification of OpenType; a damaged file may hold anything there.
    private static func printable(_ tag: String) -> String {
        String(tag.unicodeScalars.map { (0x20...0x7E).contains($0.value) ? Character($0) : "?" })
    }
}
