package import Foundation

/// Reads the small JSON files that options name (a matrix, an environment), strictly as RFC 8259 has it.
package struct JSONReader {
    /// Nesting above this is refused: no file that is meant needs it, and a hostile one would exhaust the stack.
    package static let depthLimit = 64

    private var scalars: [Unicode.Scalar]
    private var index = 0
    private var position = JSONPosition()
    /// The keys and indices that lead to the value that is read.
    private var path: [String] = []

    /// The one value that `data` holds.
    package static func read(_ data: Data) throws(JSONFault) -> JSONNode {
        if let foreign = ForeignText(data) { throw foreign.fault }
        guard let text = String(validating: data, as: UTF8.self) else { throw encodingFault(of: data) }
        var reader = JSONReader(scalars: Array(text.unicodeScalars))
        if reader.peek == "\u{FEFF}" { reader.index += 1 }
        let node = try reader.value(depth: 0)
        reader.skipBlanks()
        if reader.peek != nil { throw reader.fault(expected: "the end of the file") }
        return node
    }

    private init(scalars: [Unicode.Scalar]) {
        self.scalars = scalars
    }

    /// Points at the first byte that is not UTF-8.
    private static func encodingFault(of data: Data) -> JSONFault {
        var valid = 0
        do {
            _ = try UTF8Span(validating: data.span)
        } catch {
            valid = error.byteOffsets.lowerBound
        }
        var reader = JSONReader(scalars: Array(String(decoding: data.prefix(valid), as: UTF8.self).unicodeScalars))
        while reader.peek != nil { reader.advance() }
        return JSONFault(position: reader.position, message: "expected UTF-8 text")
    }

    // MARK: Scanning

    private var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

    private mutating func advance() {
        if scalars[index] == "\n" {
            position.line += 1
            position.column = 1
        } else {
            position.column += 1
        }
        index += 1
    }

    private mutating func skipBlanks() {
        while let scalar = peek, scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r" { advance() }
    }

    private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
        guard peek == scalar else { return false }
        advance()
        return true
    }

    private func fault(expected: String) -> JSONFault {
        let found = peek.map { "'\(Character($0))'" } ?? "the end of the file"
        return JSONFault(position: position, message: "expected \(expected), found \(found)")
    }

    /// RFC 8259 leaves open what a key means that is there twice; here it is a slip.
    private func repetition(at position: JSONPosition) -> JSONFault {
        let pointer = path.map { "/" + $0.replacing("~", with: "~0").replacing("/", with: "~1") }.joined()
        let shown = pointer.count <= 120 ? pointer : "…" + pointer.suffix(119)
        return JSONFault(
            position: position,
            message: "\(shown): the key \"\((path.last ?? "").singleLine(limit: 40))\" is there twice")
    }

    // MARK: Values

    private mutating func value(depth: Int) throws(JSONFault) -> JSONNode {
        skipBlanks()
        guard depth < Self.depthLimit else {
            throw JSONFault(position: position, message: "expected at most \(Self.depthLimit) levels of nesting")
        }
        let start = position
        switch peek {
        case "{": return JSONNode(value: .object(try members(depth: depth)), position: start)
        case "[": return JSONNode(value: .array(try elements(depth: depth)), position: start)
        case "\"": return JSONNode(value: .string(try string()), position: start)
        default: return JSONNode(value: try word(), position: start)
        }
    }

    private mutating func members(depth: Int) throws(JSONFault) -> [JSONMember] {
        advance()
        var members: [JSONMember] = []
        var keys: Set<String> = []
        skipBlanks()
        if skip("}") { return members }
        repeat {
            skipBlanks()
            let keyPosition = position
            guard peek == "\"" else { throw fault(expected: "a key in quotes") }
            let key = try string()
            path.append(key)
            guard keys.insert(key).inserted else { throw repetition(at: keyPosition) }
            skipBlanks()
            guard skip(":") else { throw fault(expected: "':'") }
            members.append(JSONMember(key: key, keyPosition: keyPosition, node: try value(depth: depth + 1)))
            path.removeLast()
            skipBlanks()
        } while skip(",")
        guard skip("}") else { throw fault(expected: "',' or '}'") }
        return members
    }

    private mutating func elements(depth: Int) throws(JSONFault) -> [JSONNode] {
        advance()
        var elements: [JSONNode] = []
        skipBlanks()
        if skip("]") { return elements }
        repeat {
            path.append("\(elements.count)")
            elements.append(try value(depth: depth + 1))
            path.removeLast()
            skipBlanks()
        } while skip(",")
        guard skip("]") else { throw fault(expected: "',' or ']'") }
        return elements
    }

    /// `null`, `true`, `false` or a number: everything up to the next delimiter.
    private mutating func word() throws(JSONFault) -> JSONNode.Value {
        let start = self
        var text = ""
        while let scalar = peek, scalar.properties.isAlphabetic || "0123456789+-.".unicodeScalars.contains(scalar) {
            text.unicodeScalars.append(scalar)
            advance()
        }
        switch text {
        case "null": return .null
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        default:
            let isPlain = text.first.map { $0 == "-" || $0.isNumber } ?? false
            guard isPlain, !text.contains("x"), let number = Double(text), !number.isNaN else {
                throw start.fault(expected: "a value")
            }
            return .number(number)
        }
    }
}

// MARK: - Strings

extension JSONReader {
    private mutating func string() throws(JSONFault) -> String {
        advance()
        var text = ""
        while let scalar = peek {
            switch scalar {
            case "\"":
                advance()
                return text
            case "\\": text.unicodeScalars.append(try escape())
            case _ where scalar.value < 0x20: throw fault(expected: "no control character in a string")
            default:
                text.unicodeScalars.append(scalar)
                advance()
            }
        }
        throw fault(expected: "'\"'")
    }

    private var loneSurrogate: JSONFault {
        JSONFault(position: position, message: "expected a character, found half of a surrogate pair")
    }

    private mutating func escape() throws(JSONFault) -> Unicode.Scalar {
        let start = self
        advance()
        let escapes: [Unicode.Scalar: Unicode.Scalar] = [
            "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
        ]
        if let scalar = peek, let escaped = escapes[scalar] {
            advance()
            return escaped
        }
        guard skip("u") else { throw fault(expected: "an escape such as \\n or \\u00e9") }
        let first = try codeUnit()
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard first & 0xFC00 == 0xD800, skip("\\"), skip("u") else { throw start.loneSurrogate }
        let second = try codeUnit()
        guard second & 0xFC00 == 0xDC00,
            let scalar = Unicode.Scalar(0x10000 + (first & 0x3FF) << 10 + second & 0x3FF)
        else { throw start.loneSurrogate }
        return scalar
    }

    private mutating func codeUnit() throws(JSONFault) -> UInt32 {
        var unit: UInt32 = 0
        for _ in 0..<4 {
            guard let scalar = peek, scalar.isASCII, let digit = Character(scalar).hexDigitValue else {
                throw fault(expected: "four hex digits")
            }
            unit = unit << 4 | UInt32(digit)
            advance()
        }
        return unit
    }
}
