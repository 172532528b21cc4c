package import Foundation

/// A note of a few short paragraphs, such as a shopping list.
///
/// In a file, an array of objects, each with two members:
///
///     [{"id": "weekend-groceries", "paragraphs": ["주말 장보기", "달걀 열 개"]}]
///
/// * `id`: a name of the note's own, of lower-case letters, digits and hyphens;
/// * `paragraphs`: texts, of which each begins on a line of its own; at least one.
package struct Note: Sendable, Equatable, Decodable {
    package let id: String
    package let paragraphs: [String]

    package init(id: String, paragraphs: [String]) {
        self.id = id
        self.paragraphs = paragraphs
    }

    private enum CodingKeys: String, CodingKey {
        case id, paragraphs
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(String.self, forKey: .id)
        paragraphs = try container.decode([String].self, forKey: .paragraphs)
        guard !id.isEmpty, id.allSatisfy({ ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == "-" }) else {
            throw UnexpectedValue(
                codingPath: container.codingPath + [CodingKeys.id],
                expected: "lower-case letters, digits and hyphens")
        }
        guard !paragraphs.isEmpty else {
            throw UnexpectedValue(
                codingPath: container.codingPath + [CodingKeys.paragraphs], expected: "at least one paragraph")
        }
    }

    /// The paragraphs, one a line.
    var text: String { paragraphs.joined(separator: "\n") }

    /// The notes of a file, in its order.
    package static func notes(from data: Data) throws(JSONDataError) -> [Note] {
        try JSONFile.value([Note].self, from: data, expected: "an array of notes")
    }
}
