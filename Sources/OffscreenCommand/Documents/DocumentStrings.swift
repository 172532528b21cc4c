import Foundation
import InterfaceBuilder

/// Finds the texts of a document in another language: `ko.lproj/Main.strings` beside it, or beside its own `Base.lproj`.
struct DocumentStrings {
    private let source: String
    private let candidates: [String]

    /// - Parameters:
    ///   - path: the document's.
    ///   - locale: as `LocaleIdentifier` reads it: `pt_BR` has `pt-BR.lproj`, `pt_BR.lproj` or `pt.lproj`.
    init(path: String, locale: String) {
        source = InputFile.name(of: path)
        var folders = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        if folders.last?.hasSuffix(".lproj") ?? false { folders.removeLast() }
        let base = folders.isEmpty ? "" : folders.joined(separator: "/") + "/"
        let name = DocumentRendering.name(of: path)
        var (names, parts) = ([String](), locale.split(separator: "_"))
        while !parts.isEmpty {
            names +=
                parts.count > 1 ? [parts.joined(separator: "-"), parts.joined(separator: "_")] : [String(parts[0])]
            parts.removeLast()
        }
        candidates = names.map { "\(base)\($0).lproj/\(name).strings" }
    }

    /// Puts them into the document. Which language its own texts are in is not known, so a file that is not there is told.
    func localize(_ document: inout Document, in context: CommandContext) throws(CommandError) {
        guard let file = candidates.first(where: { FileManager.default.fileExists(atPath: $0) }) else {
            let names = candidates.map { $0.split(separator: "/").suffix(2).joined(separator: "/") }
            context.streams.writeError(
                "\(source.singleLine): warning: there is no \(names.joined(separator: " or ")); the document's own texts stay\n"
            )
            return
        }
        let data = try InputFile.read(file, streams: context.streams)
        do {
            document.localize(try StringsFile(data).entries)
        } catch {
            throw .malformed(
                source: file, line: error.position.line, column: error.position.column, message: error.message)
        }
    }
}
