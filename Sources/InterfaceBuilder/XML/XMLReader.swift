/// Reads XML into elements: all of the language but document types, which are refused, so that a document can neither
/// define entities that grow without end nor name files and addresses to be read.
///
/// Goes through the bytes once, with a stack of the open elements; takes time and memory in proportion to the size.
struct XMLReader {
    private var cursor: XMLCursor
    private var open: [OpenElement] = []
    private var root: DocumentElement?
    private var count = 0

    private struct OpenElement {
        let name: String
        let attributes: [DocumentElement.Attribute]
        let position: DocumentPosition
        var children: [DocumentElement] = []
        var text = ""

        var closed: DocumentElement {
            let isBlank = !children.isEmpty && text.utf8.allSatisfy(XMLCursor.isWhitespace)
            return DocumentElement(
                name: name, attributes: attributes, children: children, text: isBlank ? "" : text, position: position)
        }
    }

    private init(_ bytes: [UInt8]) {
        cursor = XMLCursor(bytes)
    }

    /// The root element.
    static func read(_ bytes: [UInt8]) throws(DocumentError) -> DocumentElement {
        guard bytes.count <= DocumentLimits.size else { throw .tooLarge }
        var reader = XMLReader(bytes)
        return try reader.readDocument()
    }

    private mutating func readDocument() throws(DocumentError) -> DocumentElement {
        try readDeclaration()
        while let byte = cursor.current {
            if byte == UInt8(ascii: "<") { try readMarkup() } else { try readText() }
        }
        if let last = open.last { throw .malformed(last.position, .unclosed(last.name)) }
        guard let root else { throw .malformed(cursor.position, .noElement) }
        return root
    }

    // MARK: Markup

    private mutating func readDeclaration() throws(DocumentError) {
        let position = cursor.position
        guard cursor.take("<?xml") else { return }
        while let byte = cursor.current, byte != UInt8(ascii: "?") {
            cursor.skipWhitespace()
            if cursor.current == UInt8(ascii: "?") { break }
            guard let attribute = try readAttribute() else { throw .malformed(position, .unclosed("?xml")) }
            let isUTF8 = ["utf-8", "utf8", "us-ascii"].contains(attribute.value.lowercased())
            if attribute.name == "encoding", !isUTF8 { throw .malformed(position, .encoding(attribute.value)) }
        }
        guard cursor.take("?>") else { throw .malformed(position, .unclosed("?xml")) }
    }

    private mutating func readMarkup() throws(DocumentError) {
        let position = cursor.position
        if cursor.take("<!--") {
            try skip(past: "-->", from: position)
        } else if cursor.take("<![CDATA[") {
            try readCharacterData(from: position)
        } else if cursor.isAt("<!") {
            throw .malformed(position, .documentType)
        } else if cursor.take("<?") {
            try skip(past: "?>", from: position)
        } else if cursor.take("</") {
            try readEndTag(from: position)
        } else {
            cursor.advance()
            try readStartTag(from: position)
        }
    }

    private mutating func skip(past end: StaticString, from position: DocumentPosition) throws(DocumentError) {
        while !cursor.take(end) {
            guard cursor.current != nil else { throw .malformed(position, .unclosed("comment or instruction")) }
            cursor.advance()
        }
    }

    private mutating func readStartTag(from position: DocumentPosition) throws(DocumentError) {
        let name = try readName()
        try countElement(at: position)
        if open.isEmpty, root != nil { throw .malformed(position, .secondRoot(name)) }
        var attributes: [DocumentElement.Attribute] = []
        while true {
            let hasSpace = cursor.current.map(XMLCursor.isWhitespace) ?? false
            cursor.skipWhitespace()
            if cursor.take("/>") {
                return close(OpenElement(name: name, attributes: attributes, position: position))
            }
            if cursor.take(">") { break }
            let place = cursor.position
            guard hasSpace, let attribute = try readAttribute() else { throw .malformed(place, .tag(name)) }
            guard !attributes.contains(where: { $0.name == attribute.name }) else {
                throw .malformed(place, .repeatedAttribute(attribute.name))
            }
            guard attributes.count < DocumentLimits.attributes else { throw .malformed(place, .tooManyAttributes) }
            attributes.append(attribute)
        }
        guard open.count < DocumentLimits.depth else { throw .malformed(position, .tooDeep) }
        open.append(OpenElement(name: name, attributes: attributes, position: position))
    }

    private mutating func countElement(at position: DocumentPosition) throws(DocumentError) {
        count += 1
        guard count <= DocumentLimits.elements else { throw .malformed(position, .tooManyElements) }
    }

    private mutating func readEndTag(from position: DocumentPosition) throws(DocumentError) {
        let name = try readName()
        cursor.skipWhitespace()
        guard cursor.take(">") else { throw .malformed(position, .tag(name)) }
        guard let last = open.popLast() else { throw .malformed(position, .unopened(name)) }
        guard last.name == name else { throw .malformed(position, .mismatch(open: last.name, found: name)) }
        close(last)
    }

    private mutating func close(_ element: OpenElement) {
        if open.isEmpty { root = element.closed } else { open[open.count - 1].children.append(element.closed) }
    }

    private mutating func readName() throws(DocumentError) -> String {
        let (start, position) = (cursor.offset, cursor.position)
        cursor.skip(while: XMLCursor.isNamePart)
        guard cursor.offset > start, let name = cursor.text(from: start) else { throw .malformed(position, .name) }
        return name
    }

    /// Nil where no attribute begins.
    private mutating func readAttribute() throws(DocumentError) -> DocumentElement.Attribute? {
        guard let first = cursor.current, XMLCursor.isNamePart(first) else { return nil }
        let name = try readName()
        cursor.skipWhitespace()
        let position = cursor.position
        guard cursor.take("=") else { throw .malformed(position, .attribute(name)) }
        cursor.skipWhitespace()
        guard let quote = cursor.current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw .malformed(cursor.position, .attribute(name))
        }
        cursor.advance()
        let value = try readCharacters(isValue: true) { $0 == quote || $0 == UInt8(ascii: "<") }
        guard cursor.current == quote else { throw .malformed(cursor.position, .attribute(name)) }
        cursor.advance()
        return DocumentElement.Attribute(name: name, value: value)
    }

    // MARK: Text

    private mutating func readText() throws(DocumentError) {
        let position = cursor.position
        let text = try readCharacters(isValue: false) { $0 == UInt8(ascii: "<") }
        guard open.isEmpty else {
            open[open.count - 1].text += text
            return
        }
        guard text.utf8.allSatisfy(XMLCursor.isWhitespace) else { throw .malformed(position, .textOutside) }
    }

    private mutating func readCharacterData(from position: DocumentPosition) throws(DocumentError) {
        let start = cursor.offset
        while !cursor.isAt("]]>") {
            guard let byte = cursor.current else { throw .malformed(position, .unclosed("CDATA")) }
            guard !XMLCursor.isForbidden(byte) else { throw .malformed(cursor.position, .character) }
            cursor.advance()
        }
        guard let text = cursor.text(from: start), !open.isEmpty else { throw .malformed(position, .textOutside) }
        open[open.count - 1].text += text
        _ = cursor.take("]]>")
    }

    /// Up to where it ends, with references replaced; white space in a value becomes spaces.
    private mutating func readCharacters(
        isValue: Bool, until isEnd: (UInt8) -> Bool
    ) throws(DocumentError) -> String {
        var text = ""
        while let byte = cursor.current, !isEnd(byte) {
            if byte == UInt8(ascii: "&") {
                text.unicodeScalars.append(try readReference())
                continue
            }
            let (start, position) = (cursor.offset, cursor.position)
            cursor.skip { $0 != UInt8(ascii: "&") && !isEnd($0) && !XMLCursor.isForbidden($0) }
            guard cursor.offset > start, let part = cursor.text(from: start) else {
                throw .malformed(position, .character)
            }
            text += isValue ? Self.normalized(part) : part
        }
        return text
    }

    private static func normalized(_ value: String) -> String {
        guard value.utf8.contains(where: { $0 < 0x20 }) else { return value }
        return String(value.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    }

    private mutating func readReference() throws(DocumentError) -> Unicode.Scalar {
        let position = cursor.position
        cursor.advance()
        let start = cursor.offset
        cursor.skip { XMLCursor.isNamePart($0) || $0 == UInt8(ascii: "#") }
        guard let name = cursor.text(from: start), cursor.take(";") else { throw .malformed(position, .reference) }
        guard let scalar = Self.scalar(named: name) else { throw .malformed(position, .entity(name)) }
        return scalar
    }

    private static func scalar(named name: String) -> Unicode.Scalar? {
        switch name {
        case "amp": "&"
        case "lt": "<"
        case "gt": ">"
        case "quot": "\""
        case "apos": "'"
        default: scalar(numbered: name)
        }
    }

    /// `#10`, `#x1F600`; nil for what XML allows nowhere.
    private static func scalar(numbered name: String) -> Unicode.Scalar? {
        guard name.hasPrefix("#") else { return nil }
        let digits = name.dropFirst()
        let value = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        guard let value, value >= 0x20 || [9, 10, 13].contains(value), value & 0xFFFE != 0xFFFE else { return nil }
        return Unicode.Scalar(value)
    }
}
