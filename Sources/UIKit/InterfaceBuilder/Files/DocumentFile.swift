import Foundation
import InterfaceBuilder

/// Finds the documents of bundles. On Linux nothing compiles them: the source's XML is a resource as any other.
///
/// A folder is searched for the device's own variant first (`Card~ipad.xib`), in the folders of the environment's language, then
/// `Base.lproj`, then beside these. Strings of the language are put into a document that is in no language of its own.
@MainActor struct DocumentFile {
    /// Without its ending.
    let name: String
    /// `xib` or `storyboard`.
    let type: String
    /// Nil for the main one.
    let bundle: Bundle?
    /// The modules whose bundles come before others where no bundle is named.
    var modules: [String] = []

    /// - Throws: what UIKit would raise, or what is wrong with the document.
    func source() throws(NibFailure) -> NibSource {
        for folder in folders {
            guard let url = url(in: folder) else { continue }
            return try read(url, folder)
        }
        throw missing
    }

    /// Whether there is such a document.
    var isThere: Bool { folders.contains { url(in: $0) != nil } }

    private var missing: NibFailure {
        let path = (bundle ?? Bundle.main).bundlePath
        return type == "xib" ? .missingNib(name, bundle: path) : .missingStoryboard(name, bundle: path)
    }

    // MARK: Folders

    /// Whether a XIB is in any of the main bundles: most programs have none, and controllers made by code ask for theirs.
    static let mainHasDocuments = DocumentFile(name: "", type: "xib", bundle: nil).folders.contains { folder in
        let files = ResourceFolders.entries(of: folder)
        return (files + files.filter { $0.pathExtension == "lproj" }.flatMap { ResourceFolders.entries(of: $0) })
            .contains {
                $0.pathExtension == "xib"
            }
    }

    private var folders: [URL] { ResourceFolders.of(bundle, modules: modules) }

    // MARK: Files

    private func url(in folder: URL) -> URL? {
        let idiom = UITraitCollection.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
        for place in localizedFolders(of: folder) + [folder] {
            for variant in [idiom, ""] {
                let url = place.appending(path: "\(name)\(variant).\(type)")
                if FileManager.default.fileExists(atPath: url.path) { return url }
            }
        }
        return nil
    }

    /// That of the language, of less special forms of it, and the base.
    private func localizedFolders(of folder: URL) -> [URL] {
        let all = ResourceFolders.entries(of: folder).filter { $0.pathExtension == "lproj" }
        return (languages + ["base"]).compactMap { language in
            all.first { $0.deletingPathExtension().lastPathComponent.lowercased() == language.lowercased() }
        }
    }

    /// `zh-Hant-TW`, `zh-Hant`, `zh`; none where the environment has no language.
    private var languages: [String] {
        var parts = (UITraitCollection.current.values.language ?? "").split(separator: "-")
        var found: [String] = []
        while !parts.isEmpty {
            found.append(parts.joined(separator: "-"))
            parts.removeLast()
        }
        return found
    }

    private func read(_ url: URL, _ folder: URL) throws(NibFailure) -> NibSource {
        let fileName = url.lastPathComponent
        guard let data = try? Data(contentsOf: url) else { throw missing }
        var document: Document
        do {
            document = try Document(data)
        } catch {
            throw error.failure(in: fileName)
        }
        if let strings = try strings(for: url, folder) { document.localize(strings) }
        return NibSource(
            document, name: fileName, modules: ResourceFolders.modules(of: folder), assets: NamedAssets.of(bundle))
    }

    /// Those of the environment's language for a document that is in the base or in no language.
    private func strings(for url: URL, _ folder: URL) throws(NibFailure) -> [String: String]? {
        let place = url.deletingLastPathComponent()
        let isOwn = languages.contains {
            place.deletingPathExtension().lastPathComponent.lowercased() == $0.lowercased()
        }
        guard place.pathExtension != "lproj" || !isOwn else { return nil }
        for folder in localizedFolders(of: folder) where folder != place {
            let file = folder.appending(path: "\(name).strings")
            guard let data = try? Data(contentsOf: file) else { continue }
            do {
                return try StringsFile(data).entries
            } catch {
                let position = "\(error.position.line):\(error.position.column)"
                throw .unreadable(error.message, place: "\(folder.lastPathComponent)/\(name).strings:\(position)")
            }
        }
        return nil
    }
}

extension DocumentError {
    /// With the file's name in front of the place.
    func failure(in name: String) -> NibFailure {
        .unreadable(message, place: position.map { "\(name):\($0.line):\($0.column)" } ?? name)
    }
}
