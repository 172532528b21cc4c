import Foundation

/// Where a text stops being what is expected.
struct JSONProblem: Error {
    /// In bytes from the text's start.
    let offset: Int
    let expected: String
    /// Whether what stands there belongs there, but only once.
    var isRepetition = false
    /// Leads to the place from the value that is scanned; nil where the text is no JSON.
    var pointer: JSONPointer?

    /// The problem as the container of the value has it: its pointer leads through `token` first.
    func inside(_ token: String) -> JSONProblem {
        var problem = self
        problem.pointer?.tokens.insert(token, at: 0)
        return problem
    }
}

/// Steps over JSON values (RFC 8259) byte by byte without building them, and says where one is malformed.
///
/// `JSONDecoder` reads one value and knows no positions; this finds the bounds of several values, one after another, and
/// the place of each. It stands on `position` in the bytes that every method is given.
struct JSONScanner {
    /// Deeper nesting is refused: nothing the API serves comes near, and each level takes stack here and in the decoder.
    static let depthLimit = 500

    var position = 0
    private var depth = 0
    /// Of the members stepped over in the objects that the scanner is in, the outermost object's first.
    private var names: [JSONMemberName] = []

    init(position: Int = 0) {
        self.position = position
    }

    /// Stands on the first value of a whole file, which may begin with a byte order mark; refuses what is not UTF-8.
    init(beginning bytes: Span<UInt8>) throws(JSONProblem) {
        do {
            _ = try UTF8Span(validating: bytes)
        } catch {
            throw JSONProblem(offset: error.byteOffsets.lowerBound, expected: "text in UTF-8")
        }
        position = bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
        skipWhitespace(in: bytes)
    }

    /// Stands on the next byte that is not white space.
    mutating func skipWhitespace(in bytes: Span<UInt8>) {
        while let byte = byte(in: bytes), byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
            position += 1
        }
    }

    /// The byte at `position`; nil at the end.
    func byte(in bytes: Span<UInt8>) -> UInt8? {
        position < bytes.count ? bytes[position] : nil
    }

    /// Steps over one value; stands behind it.
    mutating func skipValue(in bytes: Span<UInt8>) throws(JSONProblem) {
        guard let byte = byte(in: bytes) else { throw problem("a value") }
        switch byte {
        case UInt8(ascii: "{"):
            try skipMembers(in: bytes) { (scanner, _) throws(JSONProblem) in try scanner.skipValue(in: bytes) }
        case UInt8(ascii: "["):
            try skipElements(in: bytes) { (scanner, _) throws(JSONProblem) in try scanner.skipValue(in: bytes) }
        case UInt8(ascii: "\""): try skipString(in: bytes)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try skipNumber(in: bytes)
        case UInt8(ascii: "t"): try skipWord("true", in: bytes)
        case UInt8(ascii: "f"): try skipWord("false", in: bytes)
        case UInt8(ascii: "n"): try skipWord("null", in: bytes)
        default: throw problem("a value")
        }
    }

    /// Steps over an array; `skipElement` is given each element's index, standing on it, and must step over it.
    mutating func skipElements(
        in bytes: Span<UInt8>, _ skipElement: (inout JSONScanner, _ index: Int) throws(JSONProblem) -> Void
    ) throws(JSONProblem) {
        try skipContainer(closedBy: UInt8(ascii: "]"), named: "]", in: bytes) { (scanner, index) throws(JSONProblem) in
            do throws(JSONProblem) {
                try skipElement(&scanner, index)
            } catch {
                throw error.inside("\(index)")
            }
        }
    }

    /// Steps over an object; `skipMember` is given each member's name, standing on its value, and must step over it.
    ///
    /// RFC 8259 leaves open what a name means that is there twice; here it is a slip, and refused.
    mutating func skipMembers(
        in bytes: Span<UInt8>, _ skipMember: (inout JSONScanner, JSONMemberName) throws(JSONProblem) -> Void
    ) throws(JSONProblem) {
        let outer = names.count
        defer { names.removeSubrange(outer...) }
        try skipContainer(closedBy: UInt8(ascii: "}"), named: "}", in: bytes) { (scanner, _) throws(JSONProblem) in
            let start = scanner.position
            guard scanner.byte(in: bytes) == UInt8(ascii: "\"") else { throw scanner.problem("a member's name") }
            let isEscaped = try scanner.skipString(in: bytes)
            let name = JSONMemberName(bounds: start + 1..<scanner.position - 1, isEscaped: isEscaped, in: bytes)
            scanner.names.append(name)
            scanner.skipWhitespace(in: bytes)
            try scanner.skip(UInt8(ascii: ":"), expected: #"":""#, in: bytes)
            scanner.skipWhitespace(in: bytes)
            do throws(JSONProblem) {
                try skipMember(&scanner, name)
            } catch {
                throw error.inside(name.text(in: bytes))
            }
        }
        guard let name = JSONMemberName.repeated(among: names[outer...], in: bytes) else { return }
        throw JSONProblem(
            offset: name.bounds.lowerBound - 1, expected: "each member once", isRepetition: true,
            pointer: JSONPointer(tokens: [name.text(in: bytes)]))
    }

    private mutating func skipContainer(
        closedBy closing: UInt8, named name: String, in bytes: Span<UInt8>,
        _ skipItem: (inout JSONScanner, _ index: Int) throws(JSONProblem) -> Void
    ) throws(JSONProblem) {
        guard depth < Self.depthLimit else { throw problem("at most \(Self.depthLimit) levels of nesting") }
        depth += 1
        defer { depth -= 1 }
        position += 1
        skipWhitespace(in: bytes)
        var index = 0
        while index > 0 || byte(in: bytes) != closing {
            try skipItem(&self, index)
            skipWhitespace(in: bytes)
            if byte(in: bytes) == closing { break }
            try skip(UInt8(ascii: ","), expected: "\",\" or \"\(name)\"", in: bytes)
            skipWhitespace(in: bytes)
            index += 1
        }
        position += 1
    }

    private mutating func skip(_ byte: UInt8, expected: String, in bytes: Span<UInt8>) throws(JSONProblem) {
        guard self.byte(in: bytes) == byte else { throw problem(expected) }
        position += 1
    }

    private mutating func skipWord(_ word: StaticString, in bytes: Span<UInt8>) throws(JSONProblem) {
        let start = position
        for unit in word.description.utf8 {
            guard byte(in: bytes) == unit else { throw JSONProblem(offset: start, expected: "a value") }
            position += 1
        }
    }

    func problem(_ expected: String) -> JSONProblem {
        JSONProblem(offset: position, expected: expected)
    }
}
