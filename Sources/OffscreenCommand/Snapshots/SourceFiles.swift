import Foundation

/// Finds the files of source that causes name, below a folder: the working folder, which in CI is the repository's.
package enum SourceFiles {
    /// Where the file is that `#fileID` calls `Module/File.swift`: in the module's folder, at whatever depth.
    ///
    /// Nil where there is none. Of several, the first by path. O(files of the module).
    package static func path(of fileID: String, below root: String = ".") -> String? {
        let parts = fileID.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, let module = parts.first, let file = parts.last,
            !["", ".", ".."].contains(module), !file.isEmpty
        else { return nil }
        for folder in ["Sources/\(module)", "Tests/\(module)", module] {
            let paths = (try? FileManager.default.subpathsOfDirectory(atPath: "\(root)/\(folder)")) ?? []
            let found = paths.filter { $0 == file || $0.hasSuffix("/\(file)") }.min()
            if let found { return "\(folder)/\(found)" }
        }
        return nil
    }
}
