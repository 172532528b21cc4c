package import Foundation

/// A `.strings` file: texts of a document in another language, by the ids and properties of its objects, such as
/// `"abc-12-xyz.text" = "안녕";`.
///
/// The form is that of property lists before XML, with or without braces around. Of a key that comes twice the last text counts.
package struct StringsFile: Equatable, Sendable {
    package let entries: [String: String]

    /// What is wrong, and where.
    package struct Fault: Error, Equatable, Sendable {
        package let position: DocumentPosition
        package let message: String

        package init(position: DocumentPosition, message: String) {
            (self.position, self.message) = (position, message)
        }
    }

    /// Bytes above which a file is refused.
    package static let limit = 16 << 20

    /// - Parameter data: UTF-8, or UTF-16 with a byte order mark.
    package init(_ data: Data) throws(Fault) {
        let start = DocumentPosition(line: 1, column: 1)
        guard data.count <= Self.limit else {
            throw Fault(position: start, message: "a strings file is at most 16 MiB large")
        }
        guard let text = Self.text(data) else {
            throw Fault(position: start, message: "expected UTF-8, or UTF-16 with a byte order mark")
        }
        var scanner = StringsScanner(text)
        entries = try scanner.entries()
    }

    private static func text(_ data: Data) -> String? {
        let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
        return isWide ? String(data: data, encoding: .utf16) : String(validating: data, as: UTF8.self)
    }
}
