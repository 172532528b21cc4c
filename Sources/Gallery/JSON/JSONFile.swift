import Foundation

/// Reads a file that is one JSON value, and says where and what is wrong with it.
enum JSONFile {
    /// The value of a file, with or without a byte order mark. Linear in its length.
    ///
    /// - Parameter expected: what the file holds, such as `an array of notes`; for messages.
    static func value<Value: Decodable>(
        _ type: Value.Type, from data: Data, expected: String
    ) throws(JSONDataError) -> Value {
        do {
            let bounds = try bounds(in: data.span, expected: expected)
            // `Data` counts from its own start index, which is not 0 in a slice.
            let text = data[data.startIndex + bounds.lowerBound..<data.startIndex + bounds.upperBound]
            do {
                return try JSONDecoder().decode(type, from: text)
            } catch {
                throw EntryError(cause: error, start: bounds.lowerBound, tokens: [], expected: expected)
            }
        } catch {
            throw JSONDataError(error, in: data)
        }
    }

    /// Where the value stands; nothing but white space may be around it.
    private static func bounds(in bytes: Span<UInt8>, expected: String) throws(JSONProblem) -> Range<Int> {
        var scanner = try JSONScanner(beginning: bytes)
        guard scanner.byte(in: bytes) != nil else { throw scanner.problem(expected) }
        let start = scanner.position
        try scanner.skipValue(in: bytes)
        let end = scanner.position
        scanner.skipWhitespace(in: bytes)
        guard scanner.byte(in: bytes) == nil else { throw scanner.problem("the end of the file") }
        return start..<end
    }
}
