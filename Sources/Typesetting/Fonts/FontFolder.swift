internal import CPangoCairo
internal import Foundation

/// The font files that a path gives: itself, or those in the folder and the folders below.
struct FontFolder {
    /// Sorted by path, so that every machine has the same order.
    let fonts: [String]
    /// Files that are named like fonts of formats that are not read, such as those of web pages; sorted.
    let otherFormats: [String]

    private static let endings: Set = ["otf", "ttf", "ttc", "otc"]
    private static let otherEndings: Set = ["woff", "woff2", "eot", "dfont", "pfa", "pfb"]

    /// What is named like a font and is a folder or a pipe is none.
    ///
    /// - Throws: `TypesettingError` where nothing is there, or a folder that may not be read or has no font.
    static func files(at path: String) throws(TypesettingError) -> FontFolder {
        var isFolder: ObjCBool = false
        guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw .missingFontFolder(path: path)
        }
        guard isFolder.boolValue else { return FontFolder(fonts: [path], otherFormats: []) }
        guard unsafe access(path, R_OK | X_OK) == 0 else { throw .fontFolderNotOpened(path: path, errno: errno) }
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
        func files(endingIn endings: Set<String>) -> [String] {
            names.filter { endings.contains(($0 as NSString).pathExtension.lowercased()) }
                .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
                .map { path + "/" + $0 }
                .filter(isRegularFile)
        }
        let folder = FontFolder(fonts: files(endingIn: endings), otherFormats: files(endingIn: otherEndings))
        if folder.fonts.isEmpty { throw .noFontInFolder(path: path, otherFormat: folder.otherFormats.first) }
        return folder
    }

    private static func isRegularFile(_ path: String) -> Bool {
        var status = stat()
        return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }
}
