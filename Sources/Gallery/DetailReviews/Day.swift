import Foundation

/// A day as a file writes it, `2026-05-02`.
struct Day: Decodable {
    /// As it is shown: `2026.05.02`.
    let text: String

    init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard text.count == 10, Timestamp.date(from: text + "T00:00:00Z") != nil else {
            throw UnexpectedValue(codingPath: decoder.codingPath, expected: #"a day such as "2026-05-02""#)
        }
        self.text = text.replacing("-", with: ".")
    }
}
