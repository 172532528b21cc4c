import Foundation

extension JSONScanner {
    /// Steps over a string, both quotation marks included; returns whether there is an escape in it.
    @discardableResult
    mutating func skipString(in bytes: Span<UInt8>) throws(JSONProblem) -> Bool {
        var isEscaped = false
        position += 1
        while let byte = byte(in: bytes) {
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                return isEscaped
            case UInt8(ascii: "\\"):
                isEscaped = true
                try skipEscape(in: bytes)
            case 0..<0x20: throw problem(#"a quotation mark, or an escape such as "\n""#)
            default: position += 1
            }
        }
        throw problem("a quotation mark that ends the string")
    }

    private mutating func skipEscape(in bytes: Span<UInt8>) throws(JSONProblem) {
        let start = position
        position += 1
        switch byte(in: bytes) {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            position += 1
        case UInt8(ascii: "u"):
            try skipCharacterCode(from: start, in: bytes)
        default:
            throw JSONProblem(offset: start, expected: #"an escape such as "\n""#)
        }
    }

    /// Steps over the rest of `\u` and four digits, and over the low surrogate that a high one must be followed by.
    private mutating func skipCharacterCode(from start: Int, in bytes: Span<UInt8>) throws(JSONProblem) {
        let code = try characterCode(in: bytes)
        guard code & 0xF800 == 0xD800 else { return }
        let isHigh = code < 0xDC00
        let hasLow = isHigh && byte(in: bytes) == UInt8(ascii: "\\") && secondByte(in: bytes) == UInt8(ascii: "u")
        if hasLow {
            position += 1
            if try characterCode(in: bytes) & 0xFC00 == 0xDC00 { return }
        }
        throw JSONProblem(offset: start, expected: "both halves of a surrogate pair")
    }

    private func secondByte(in bytes: Span<UInt8>) -> UInt8? {
        position + 1 < bytes.count ? bytes[position + 1] : nil
    }

    private mutating func characterCode(in bytes: Span<UInt8>) throws(JSONProblem) -> UInt32 {
        position += 1
        var code: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = byte(in: bytes), let digit = Character(UnicodeScalar(byte)).hexDigitValue else {
                throw problem("four hex digits")
            }
            code = code << 4 | UInt32(digit)
            position += 1
        }
        return code
    }

    /// Steps over a number as RFC 8259 writes it: no plus sign, no leading zeros, digits on both sides of a point.
    mutating func skipNumber(in bytes: Span<UInt8>) throws(JSONProblem) {
        if byte(in: bytes) == UInt8(ascii: "-") { position += 1 }
        if byte(in: bytes) == UInt8(ascii: "0") {
            position += 1
        } else {
            try skipDigits(in: bytes)
        }
        if byte(in: bytes) == UInt8(ascii: ".") {
            position += 1
            try skipDigits(in: bytes)
        }
        if byte(in: bytes) == UInt8(ascii: "e") || byte(in: bytes) == UInt8(ascii: "E") {
            position += 1
            if byte(in: bytes) == UInt8(ascii: "+") || byte(in: bytes) == UInt8(ascii: "-") { position += 1 }
            try skipDigits(in: bytes)
        }
    }

    private mutating func skipDigits(in bytes: Span<UInt8>) throws(JSONProblem) {
        let start = position
        while let byte = byte(in: bytes), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
        guard position > start else { throw problem("a digit") }
    }
}
