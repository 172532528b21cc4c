import Foundation

/// A path into a JSON value, as RFC 6901 writes it.
struct JSONPointer {
    /// Member names and indices, not escaped.
    var tokens: [String]

    init(tokens: [String], codingPath: [any CodingKey] = []) {
        self.tokens = tokens + codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    }

    /// `/3/labels/0/color`; empty for the whole value.
    var text: String {
        tokens.map { "/" + $0.replacing("~", with: "~0").replacing("/", with: "~1") }.joined()
    }

    /// Where the value stands that a path leads to, in bytes, from a value known to be well-formed at `start`; nil when there
    /// is none.
    static func offset(of codingPath: [any CodingKey], from start: Int, in bytes: Span<UInt8>) throws(JSONProblem)
        -> Int?
    {
        var offset = start
        for key in codingPath {
            var scanner = JSONScanner(position: offset)
            var found: Int?
            if scanner.byte(in: bytes) == UInt8(ascii: "{") {
                try scanner.skipMembers(in: bytes) { (scanner, name) throws(JSONProblem) in
                    if name.isEqual(key.stringValue, in: bytes) { found = scanner.position }
                    try scanner.skipValue(in: bytes)
                }
            } else if scanner.byte(in: bytes) == UInt8(ascii: "[") {
                try scanner.skipElements(in: bytes) { (scanner, index) throws(JSONProblem) in
                    if index == key.intValue { found = scanner.position }
                    try scanner.skipValue(in: bytes)
                }
            }
            guard let found else { return nil }
            offset = found
        }
        return offset
    }
}
