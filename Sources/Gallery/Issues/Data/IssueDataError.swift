import Foundation

/// What is wrong with a file of issues, and where.
package struct IssueDataError: Error, Sendable, Equatable {
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

extension IssueDataError: CustomStringConvertible {
    /// The place and the message: `12:7: /3/labels/0/color: expected six hex digits, found "red"`.
    package var description: String { "\(line):\(column): \(message)" }
}

/// Thrown while an issue is decoded: a value of the right type that cannot be meant. Becomes an `IssueDataError` once its
/// place in the file is known.
struct UnexpectedValue: Error {
    let codingPath: [any CodingKey]
    let expected: String
}
