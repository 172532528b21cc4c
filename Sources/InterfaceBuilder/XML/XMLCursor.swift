/// Goes through the bytes of a document and knows where it is.
struct XMLCursor {
    private let bytes: [UInt8]
    private(set) var offset: Int
    private var line = 1
    private var column = 1

    /// Begins after a byte order mark, where there is one.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    var position: DocumentPosition { DocumentPosition(line: line, column: column) }
    /// Nil at the end.
    var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    mutating func advance() {
        guard offset < bytes.count else { return }
        let byte = bytes[offset]
        offset += 1
        if byte == UInt8(ascii: "\n") {
            line += 1
            column = 1
        } else if offset == bytes.count || bytes[offset] & 0xC0 != 0x80 {
            // The last byte of a scalar.
            column += 1
        }
    }

    mutating func advance(by count: Int) {
        for _ in 0..<count { advance() }
    }

    func isAt(_ text: StaticString) -> Bool {
        guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
        return text.withUTF8Buffer { expected in
            expected.indices.allSatisfy { bytes[offset + $0] == expected[$0] }
        }
    }

    /// Goes past the text if it is next.
    mutating func take(_ text: StaticString) -> Bool {
        guard isAt(text) else { return false }
        advance(by: text.utf8CodeUnitCount)
        return true
    }

    mutating func skip(while isSkipped: (UInt8) -> Bool) {
        while let byte = current, isSkipped(byte) { advance() }
    }

    mutating func skipWhitespace() {
        skip(while: XMLCursor.isWhitespace)
    }

    /// What was passed since an offset; nil if it is no UTF-8.
    func text(from start: Int) -> String? {
        String(validating: bytes[start..<offset], as: UTF8.self)
    }

    static func isWhitespace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
            || byte == UInt8(ascii: "\r")
    }

    /// What XML allows nowhere.
    static func isForbidden(_ byte: UInt8) -> Bool { byte < 0x20 && !isWhitespace(byte) }

    /// Interface Builder's names are ASCII; other letters are let pass.
    static func isNamePart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: ":"), 0x80...:
            true
        default: false
        }
    }
}
