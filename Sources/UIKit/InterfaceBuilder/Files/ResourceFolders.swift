import Foundation

/// The folders that a bundle's resources are in.
enum ResourceFolders {
    /// An app has its resources in the main bundle; on Linux those of each module are in a bundle beside the program.
    ///
    /// - Parameters:
    ///   - bundle: nil for the main one.
    ///   - modules: those whose bundles come before others beside the program.
    static func of(_ bundle: Bundle?, modules: [String]) -> [URL] {
        let main = Bundle.main
        let bundle = bundle ?? main
        let own = bundle.resourceURL ?? bundle.bundleURL
        guard bundle.bundleURL == main.bundleURL else { return [own] }
        let beside = entries(of: main.bundleURL).filter { $0.pathExtension == "resources" }
        let preferred = beside.filter { folder in self.modules(of: folder).contains { modules.contains($0) } }
        return [own] + preferred + beside.filter { !preferred.contains($0) }
    }

    /// In the order of their names, whatever the file system's.
    static func entries(of folder: URL) -> [URL] {
        let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (found ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    /// `Package_Module.resources`: what stands after one of the underscores.
    static func modules(of folder: URL) -> [String] {
        let parts = folder.deletingPathExtension().lastPathComponent.split(separator: "_")
        return parts.indices.dropFirst().map { parts[$0...].joined(separator: "_") }
    }
}
