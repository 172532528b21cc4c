/// Walks through the text of a strings file.
struct StringsScanner {
    private let scalars: [Unicode.Scalar]
    private var place = 0
    private var (line, column) = (1, 1)

    init(_ text: String) {
        scalars = Array(text.unicodeScalars.drop { $0 == "\u{FEFF}" })
    }

    mutating func entries() throws(StringsFile.Fault) -> [String: String] {
        var entries: [String: String] = [:]
        let isBraced = try isNext("{")
        while true {
            if isBraced, try isNext("}") { break }
            try skip()
            if current == nil, !isBraced { return entries }
            let key = try text()
            // A key alone is its own text.
            if try isNext(";") {
                entries[key] = key
                continue
            }
            try take("=")
            entries[key] = try text()
            try take(";")
        }
        try skip()
        guard current == nil else { throw fault("expected the end of the file") }
        return entries
    }

    // MARK: Scanning

    private var current: Unicode.Scalar? { place < scalars.count ? scalars[place] : nil }
    private var next: Unicode.Scalar? { place + 1 < scalars.count ? scalars[place + 1] : nil }

    private mutating func advance() {
        // A line ends with any of Unix's, Windows's and the old Mac's characters.
        if current == "\n" || current == "\r" && next != "\n" {
            (line, column) = (line + 1, 1)
        } else {
            column += 1
        }
        place += 1
    }

    private func fault(_ message: String) -> StringsFile.Fault {
        StringsFile.Fault(position: DocumentPosition(line: line, column: column), message: message)
    }

    private mutating func isNext(_ scalar: Unicode.Scalar) throws(StringsFile.Fault) -> Bool {
        try skip()
        guard current == scalar else { return false }
        advance()
        return true
    }

    private mutating func take(_ scalar: Unicode.Scalar) throws(StringsFile.Fault) {
        guard try isNext(scalar) else { throw fault("expected \(scalar), as in \"key\" = \"text\";") }
    }

    /// Spaces and comments.
    private mutating func skip() throws(StringsFile.Fault) {
        while let scalar = current {
            if scalar.properties.isWhitespace {
                advance()
            } else if scalar == "/", next == "/" {
                while let scalar = current, scalar != "\n", scalar != "\r" { advance() }
            } else if scalar == "/", next == "*" {
                try skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(StringsFile.Fault) {
        let unclosed = fault("the comment is not closed")
        advance()
        advance()
        while current != nil {
            if current == "*", next == "/" {
                advance()
                advance()
                return
            }
            advance()
        }
        throw unclosed
    }

    // MARK: Texts

    /// A text in quotes, or a word without.
    private mutating func text() throws(StringsFile.Fault) -> String {
        try skip()
        guard let quote = current, quote == "\"" || quote == "'" else { return try word() }
        let unclosed = fault("the text is not closed")
        advance()
        var text = String.UnicodeScalarView()
        while let scalar = current, scalar != quote {
            if scalar == "\\" {
                text.append(try escaped())
            } else {
                text.append(scalar)
                advance()
            }
        }
        guard current != nil else { throw unclosed }
        advance()
        return String(text)
    }

    private mutating func word() throws(StringsFile.Fault) -> String {
        var text = String.UnicodeScalarView()
        while let scalar = current, scalar.isASCII,
            scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "_$/:.-".unicodeScalars.contains(scalar)
        {
            text.append(scalar)
            advance()
        }
        guard !text.isEmpty else { throw fault("expected \"key\" = \"text\";") }
        return String(text)
    }

    /// What a backslash begins.
    private mutating func escaped() throws(StringsFile.Fault) -> Unicode.Scalar {
        let start = fault("unknown escape")
        advance()
        guard let scalar = current else { throw start }
        if scalar == "U" || scalar == "u" {
            guard let found = codePoint() else { throw start }
            return found
        }
        if ("0"..."7").contains(scalar) {
            guard let found = Unicode.Scalar(digits(3, radix: 8) ?? 0x80), found.isASCII else { throw start }
            return found
        }
        advance()
        switch scalar {
        case "a": return "\u{7}"
        case "b": return "\u{8}"
        case "f": return "\u{C}"
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "v": return "\u{B}"
        default: return scalar
        }
    }

    /// `U` and four digits; two of them, with a backslash between, for what is beyond the first plane.
    private mutating func codePoint() -> Unicode.Scalar? {
        advance()
        guard let first = digits(4, radix: 16) else { return nil }
        guard (0xD800...0xDBFF).contains(first) else { return Unicode.Scalar(first) }
        guard current == "\\", next == "U" || next == "u" else { return nil }
        advance()
        advance()
        guard let second = digits(4, radix: 16), (0xDC00...0xDFFF).contains(second) else { return nil }
        return Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
    }

    /// Nil, and nothing read, for fewer.
    private mutating func digits(_ count: Int, radix: Int) -> UInt32? {
        let end = min(place + count, scalars.count)
        let text = scalars[place..<end].map(String.init).joined()
        guard text.count == count, text.first != "+", let value = UInt32(text, radix: radix) else { return nil }
        for _ in 0..<count { advance() }
        return value
    }
}
