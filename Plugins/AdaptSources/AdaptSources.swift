import Foundation
import PackagePlugin

/// Adapts a folder of sources for the target that it is applied to, and compiles the result as the target's own.
///
/// A build tool plugin adds sources to a target and cannot replace them, so the real sources stand in a folder of their own, which a
/// file `SourceFolder.txt` in the target's folder names in its first line, relative to the package. Further lines name files and
/// folders in it that are left out.
@main struct AdaptSources: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let note = target.directoryURL.appending(path: "SourceFolder.txt")
        guard let text = try? String(contentsOf: note, encoding: .utf8) else { throw AdaptationFault.missingNote(note) }
        let lines = text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
        let folder = context.package.directoryURL.appending(path: lines.first ?? "")
        let exceptions = lines.dropFirst()
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { name in
            name.hasSuffix(".swift") && !name.split(separator: "/").contains { $0.hasPrefix(".") }
                && !exceptions.contains { name == $0 || name.hasPrefix($0 + "/") }
        }.sorted()
        guard !names.isEmpty else { throw AdaptationFault.noSources(folder) }
        let output = context.pluginWorkDirectoryURL.appending(path: "Adapted")
        return [
            .buildCommand(
                displayName: "Adapting \(names.count) sources of \(target.name)",
                executable: try context.tool(named: "offscreen-adapt").url,
                arguments: [folder.path, "-o", output.path] + exceptions.flatMap { ["--except", $0] },
                inputFiles: [note] + names.map { folder.appending(path: $0) },
                outputFiles: names.map { output.appending(path: $0) })
        ]
    }
}

enum AdaptationFault: Error, CustomStringConvertible {
    case missingNote(URL)
    case noSources(URL)

    var description: String {
        switch self {
        case .missingNote(let note):
            "\(note.path) is missing; expected a file with the path of the sources' folder, relative to the package"
        case .noSources(let folder):
            "\(folder.path) has no Swift files; expected the folder of sources that SourceFolder.txt names"
        }
    }
}
