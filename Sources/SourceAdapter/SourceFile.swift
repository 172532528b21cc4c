/// A file of Swift source, before and after.
package struct SourceFile: Hashable, Sendable {
    /// What messages and diagnostics call the file.
    package let path: String
    /// Where it lies in the folder of sources, and in that of results.
    package let name: String
    package let text: String

    package init(path: String, name: String, text: String) {
        self.path = path
        self.name = name
        self.text = text
    }
}
