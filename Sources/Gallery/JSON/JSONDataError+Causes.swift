import Foundation

extension JSONDataError {
    /// Makes the error of a problem that scanning or decoding met; looks its place up in the file.
    init(_ error: any Error, in data: Data) {
        switch error {
        case let problem as JSONProblem:
            self.init(problem, in: data)
        case let entry as EntryError:
            self.init(entry, in: data)
        default:
            self.init(JSONProblem(offset: 0, expected: "data that can be read"), in: data)
        }
    }

    private init(_ problem: JSONProblem, in data: Data) {
        let found =
            problem.pointer == nil
            ? data.describedByte(at: problem.offset) : data.describedValue(at: problem.offset)
        self.init(
            offset: problem.offset, pointer: problem.pointer?.text, expected: problem.expected,
            found: problem.isRepetition ? found + " a second time" : found, in: data)
    }

    private init(_ error: EntryError, in data: Data) {
        let fault = Fault(error.cause, of: error.expected)
        let bytes = data.span
        let place = try? JSONPointer.offset(of: fault.codingPath, from: error.start, in: bytes)
        let offset = place ?? error.start
        var found = place == nil ? "nothing" : data.describedValue(at: offset)
        var expected = fault.expected
        if let missing = fault.missingMember {
            found = "none"
            if let answer = data.answerOfAPI(at: error.start) {
                (expected, found) = (error.expected, answer)
            } else {
                expected = "a member \"\(missing)\""
            }
        }
        self.init(
            offset: offset, pointer: JSONPointer(tokens: error.tokens, codingPath: fault.codingPath).text,
            expected: expected, found: found, in: data)
    }

    private init(offset: Int, pointer: String?, expected: String, found: String, in data: Data) {
        let before = data.prefix(offset)
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { before.index(after: $0) } ?? before.startIndex
        self.init(
            line: before.count { $0 == UInt8(ascii: "\n") } + 1,
            column: String(decoding: before[lineStart...], as: UTF8.self).unicodeScalars.count + 1,
            pointer: pointer, expected: expected, found: found)
    }
}

/// What decoding found wrong with a value, and where within it.
private struct Fault {
    let codingPath: [any CodingKey]
    let expected: String
    var missingMember: String?

    /// - Parameter value: what was decoded, such as `an issue`.
    init(_ error: any Error, of value: String) {
        switch error {
        case let error as UnexpectedValue:
            self.init(codingPath: error.codingPath, expected: error.expected)
        case DecodingError.typeMismatch(let type, let context), DecodingError.valueNotFound(let type, let context):
            self.init(codingPath: context.codingPath, expected: Self.name(of: type))
        case DecodingError.keyNotFound(let key, let context):
            self.init(codingPath: context.codingPath, expected: "", missingMember: key.stringValue)
        default:
            self.init(codingPath: [], expected: value)
        }
    }

    private init(codingPath: [any CodingKey], expected: String, missingMember: String? = nil) {
        self.codingPath = codingPath
        self.expected = expected
        self.missingMember = missingMember
    }

    private static func name(of type: any Any.Type) -> String {
        if type == String.self { return "a string" }
        if type == Int.self { return "a whole number" }
        if type == Bool.self { return "true or false" }
        return String(describing: type).hasPrefix("Array") ? "an array" : "an object"
    }
}

extension Data {
    /// The value at an offset, short enough for a message: strings and numbers as written, containers by their kind.
    fileprivate func describedValue(at offset: Int) -> String {
        var scanner = JSONScanner(position: offset)
        let isWellFormed = (try? scanner.skipValue(in: span)) != nil
        switch dropFirst(offset).first {
        case UInt8(ascii: "{"): return "an object"
        case UInt8(ascii: "["): return "an array"
        default:
            guard isWellFormed else { return describedByte(at: offset) }
            let text = String(decoding: dropFirst(offset).prefix(scanner.position - offset), as: UTF8.self)
            guard text.count > 42 else { return text.withoutControlCharacters }
            return text.prefix(40).withoutControlCharacters + (text.hasPrefix("\"") ? "…\"" : "…")
        }
    }

    /// The character at an offset, or the byte where it shows nothing.
    fileprivate func describedByte(at offset: Int) -> String {
        let rest = dropFirst(offset)
        guard let byte = rest.first else { return "the end of the file" }
        let character = String(decoding: rest.prefix(32), as: UTF8.self).first
        guard let character, byte > 0x20, byte != 0x7F, !character.unicodeScalars.contains("\u{FFFD}") else {
            let digits = String(byte, radix: 16, uppercase: true)
            return "byte 0x\(digits.count < 2 ? "0" : "")\(digits)"
        }
        return "\"\(character)\""
    }

    /// The message of an error that an API served in place of data, such as `Not Found`.
    fileprivate func answerOfAPI(at offset: Int) -> String? {
        struct Answer: Decodable {
            let message: String
        }
        var scanner = JSONScanner(position: offset)
        guard (try? scanner.skipValue(in: span)) != nil,
            let answer = try? JSONDecoder().decode(
                Answer.self, from: dropFirst(offset).prefix(scanner.position - offset))
        else { return nil }
        let message = answer.message.withoutControlCharacters
        return "the API's answer \"\(message.count > 80 ? message.prefix(80) + "…" : message)\""
    }
}
