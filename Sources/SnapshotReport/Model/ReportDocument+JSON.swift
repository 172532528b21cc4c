package import Foundation

extension ReportDocument {
    /// As `report.json` holds it: UTF-8, keys in alphabetical order, so that equal documents are equal files.
    ///
    /// Numbers that are not finite, which JSON lacks, are written as strings.
    package func json() throws -> Data { try Self.encoder.encode(self) }

    static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return encoder
    }

    /// Reads what `json()` writes; keys that it does not know are ignored.
    ///
    /// - Throws: `DecodingError`, whose coding path names what is wrong.
    package init(json: Data) throws {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        self = try decoder.decode(Self.self, from: json)
    }
}
