import Foundation

/// What is wrong with a JSON file of an app's data, and where.
package struct JSONDataError: Error, Sendable, Equatable {
    /// From 1.
    package let line: Int
    /// From 1, in Unicode scalars.
    package let column: Int
    /// The JSON Pointer (RFC 6901) of the value within its top-level value; nil where the text is no JSON.
    package let pointer: String?
    /// What belongs there, such as `six hex digits`.
    package let expected: String
    /// What stands there, such as `"red"`.
    package let found: String

    /// One line: `/3/labels/0/color: expected six hex digits, found "red"`.
    package var message: String {
        let problem = "expected \(expected), found \(found)"
        guard let pointer, !pointer.isEmpty else { return problem }
        // Any text may be a member's name; what is wrong with it has to be seen, too.
        return "\(pointer.count <= 120 ? pointer : "…" + pointer.suffix(119)): \(problem)"
    }
}

extension JSONDataError: CustomStringConvertible {
    /// The place and the message: `12:7: /3/labels/0/color: expected six hex digits, found "red"`.
    package var description: String { "\(line):\(column): \(message)" }
}

/// Thrown while data is decoded: a value of the right type that cannot be meant. Becomes an `JSONDataError` once its
/// place in the file is known.
struct UnexpectedValue: Error {
    let codingPath: [any CodingKey]
    let expected: String
}

/// A value that could not be decoded, with its place in the file.
struct EntryError: Error {
    let cause: any Error
    /// In bytes from the file's start.
    let start: Int
    /// The indices and member names that lead to the value from its top-level value.
    let tokens: [String]
    /// What the value was to be, such as `an issue`.
    let expected: String
}
