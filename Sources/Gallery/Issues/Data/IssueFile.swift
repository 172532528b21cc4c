package import Foundation

/// The JSON that holds issues, in every form it comes in.
///
/// GitHub's API serves an array of issues, or one issue. `gh api --paginate` prints one array after another, with `--slurp`
/// an array of arrays; with `--jq '.[]'` it prints one object a line. All are read, with or without a byte order mark and with any white space.
package enum IssueFile {
    /// The issues of a file, in its order. Linear in its length; beyond the data and the issues it keeps only the bounds of each.
    package static func issues(from data: Data) throws(IssueDataError) -> [Issue] {
        do {
            let entries = try entries(in: data.span)
            return try issues(of: entries, in: data)
        } catch {
            throw IssueDataError(error, in: data)
        }
    }

    /// One issue's object in the file.
    private struct Entry {
        let bounds: Range<Int>
        /// The indices that lead to it from its top-level value.
        let indices: [Int]
    }

    private static func entries(in bytes: Span<UInt8>) throws(JSONProblem) -> [Entry] {
        do {
            _ = try UTF8Span(validating: bytes)
        } catch {
            throw JSONProblem(offset: error.byteOffsets.lowerBound, expected: "text in UTF-8")
        }
        var scanner = JSONScanner()
        if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { scanner.position = 3 }
        var entries: [Entry] = []
        scanner.skipWhitespace(in: bytes)
        guard scanner.byte(in: bytes) != nil else { throw scanner.problem("an array of issues") }
        while scanner.byte(in: bytes) != nil {
            try appendEntries(of: &scanner, in: bytes, at: [], to: &entries)
            scanner.skipWhitespace(in: bytes)
        }
        return entries
    }

    private static func appendEntries(
        of scanner: inout JSONScanner, in bytes: Span<UInt8>, at indices: [Int], to entries: inout [Entry]
    ) throws(JSONProblem) {
        let start = scanner.position
        switch scanner.byte(in: bytes) {
        case UInt8(ascii: "{"):
            try scanner.skipValue(in: bytes)
            entries.append(Entry(bounds: start..<scanner.position, indices: indices))
        case UInt8(ascii: "[") where indices.count < 2:
            try scanner.skipElements(in: bytes) { (scanner, index) throws(JSONProblem) in
                try appendEntries(of: &scanner, in: bytes, at: indices + [index], to: &entries)
            }
        default:
            // Malformed text is reported as such, before the type of the value.
            try scanner.skipValue(in: bytes)
            let expected = indices.isEmpty ? "an array of issues, or an issue" : "an issue"
            throw JSONProblem(offset: start, expected: expected, pointer: JSONPointer(indices: indices).text)
        }
    }

    private static func issues(of entries: [Entry], in data: Data) throws -> [Issue] {
        let decoder = JSONDecoder()
        return try entries.map { entry in
            // `Data` counts from its own start index, which is not 0 in a slice.
            let object = data[data.startIndex + entry.bounds.lowerBound..<data.startIndex + entry.bounds.upperBound]
            do {
                return try decoder.decode(Issue.self, from: object)
            } catch {
                throw EntryError(cause: error, start: entry.bounds.lowerBound, indices: entry.indices)
            }
        }
    }
}

/// An issue that could not be decoded, with its place in the file.
struct EntryError: Error {
    let cause: any Error
    /// In bytes from the file's start.
    let start: Int
    let indices: [Int]
}
