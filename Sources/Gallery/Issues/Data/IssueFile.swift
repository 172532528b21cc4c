package import Foundation

/// The JSON that holds issues, in every form it comes in.
///
/// GitHub's API serves an array of issues, or one issue. `gh api --paginate` prints one array after another, with `--slurp`
/// an array of arrays; with `--jq '.[]'` it prints one object a line. A search (`gh api search/issues`) answers an object
/// with its issues as `items`. All are read, with or without a byte order mark and with any white space.
package enum IssueFile {
    /// The issues of a file, in its order. Linear in its length; beyond the data and the issues it keeps only the bounds of each.
    package static func issues(from data: Data) throws(JSONDataError) -> [Issue] {
        do {
            let entries = try entries(in: data.span)
            return try issues(of: entries, in: data)
        } catch {
            throw JSONDataError(error, in: data)
        }
    }

    /// One issue's object in the file.
    private struct Entry {
        let bounds: Range<Int>
        /// The indices and member names that lead to it from its top-level value.
        let tokens: [String]
    }

    private static func entries(in bytes: Span<UInt8>) throws(JSONProblem) -> [Entry] {
        var scanner = try JSONScanner(beginning: bytes)
        var entries: [Entry] = []
        guard scanner.byte(in: bytes) != nil else { throw scanner.problem("an array of issues") }
        while scanner.byte(in: bytes) != nil {
            try appendEntries(of: &scanner, in: bytes, at: [], depth: 0, to: &entries)
            scanner.skipWhitespace(in: bytes)
        }
        return entries
    }

    /// - Parameter depth: how many arrays the value is in; issues are in two at most.
    private static func appendEntries(
        of scanner: inout JSONScanner, in bytes: Span<UInt8>, at tokens: [String], depth: Int, to entries: inout [Entry]
    ) throws(JSONProblem) {
        let start = scanner.position
        switch scanner.byte(in: bytes) {
        case UInt8(ascii: "{"):
            if let items = try skipObject(&scanner, in: bytes), depth < 2 {
                var inner = JSONScanner(position: items)
                do throws(JSONProblem) {
                    try inner.skipElements(in: bytes) { (scanner, index) throws(JSONProblem) in
                        let place = tokens + ["items", "\(index)"]
                        try appendEntries(of: &scanner, in: bytes, at: place, depth: 2, to: &entries)
                    }
                } catch {
                    throw error.inside("items")
                }
            } else {
                entries.append(Entry(bounds: start..<scanner.position, tokens: tokens))
            }
        case UInt8(ascii: "[") where depth < 2:
            try scanner.skipElements(in: bytes) { (scanner, index) throws(JSONProblem) in
                let place = tokens + ["\(index)"]
                try appendEntries(of: &scanner, in: bytes, at: place, depth: depth + 1, to: &entries)
            }
        default:
            // Malformed text is reported as such, before the type of the value.
            try scanner.skipValue(in: bytes)
            let expected = tokens.isEmpty ? "an array of issues, or an issue" : "an issue"
            throw JSONProblem(offset: start, expected: expected, pointer: JSONPointer(tokens: []))
        }
    }

    /// Steps over an object; returns where its items begin if it is a search's result, which counts them.
    private static func skipObject(
        _ scanner: inout JSONScanner, in bytes: Span<UInt8>
    ) throws(JSONProblem) -> Int? {
        var items: Int?
        var isCounted = false
        try scanner.skipMembers(in: bytes) { (scanner, name) throws(JSONProblem) in
            if name.isEqual("total_count", in: bytes) { isCounted = true }
            if scanner.byte(in: bytes) == UInt8(ascii: "["), name.isEqual("items", in: bytes) {
                items = scanner.position
            }
            let start = scanner.position
            try scanner.skipValue(in: bytes)
            let isNumber = name.isEqual("number", in: bytes) || name.isEqual("comments", in: bytes)
            // The decoder rounds first: to it, 1e-400 is 0.
            if isNumber, JSONScanner.hasFraction(start..<scanner.position, in: bytes) {
                throw JSONProblem(offset: start, expected: "a whole number", pointer: JSONPointer(tokens: []))
            }
        }
        return isCounted ? items : nil
    }

    private static func issues(of entries: [Entry], in data: Data) throws -> [Issue] {
        let decoder = JSONDecoder()
        return try entries.map { entry in
            // `Data` counts from its own start index, which is not 0 in a slice.
            let object = data[data.startIndex + entry.bounds.lowerBound..<data.startIndex + entry.bounds.upperBound]
            do {
                return try decoder.decode(Issue.self, from: object)
            } catch {
                throw EntryError(
                    cause: error, start: entry.bounds.lowerBound, tokens: entry.tokens, expected: "an issue")
            }
        }
    }
}
