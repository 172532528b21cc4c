package import Foundation

/// A friend's card: who it is, what they like to do, and what they say.
///
/// In a file, an array of objects:
///
///     [{"handle": "sumin.k", "name": "김수민", "hobbies": ["등산", "필름 사진"], "review": "…"}]
///
/// * `handle`: a name of the friend's own;
/// * `hobbies`: at most eight, none of them empty;
/// * `review`: a text of any length.
package struct Friend: Sendable, Equatable, Decodable {
    static let hobbyLimit = 8

    package let handle: String
    let name: String
    package let hobbies: [String]
    let review: String

    package init(handle: String, name: String, hobbies: [String], review: String) {
        self.handle = handle
        self.name = name
        self.hobbies = Array(hobbies.prefix(Self.hobbyLimit))
        self.review = review
    }

    /// The friends of a file, in its order.
    package static func friends(from data: Data) throws(JSONDataError) -> [Friend] {
        try JSONFile.value([Friend].self, from: data, expected: "an array of friends")
    }

    private enum CodingKeys: String, CodingKey {
        case handle, name, hobbies, review
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        handle = try container.decode(String.self, forKey: .handle)
        name = try container.decode(String.self, forKey: .name)
        hobbies = try container.decode([String].self, forKey: .hobbies)
        review = try container.decode(String.self, forKey: .review)
        guard hobbies.count <= Self.hobbyLimit, hobbies.allSatisfy({ !$0.isEmpty }) else {
            throw UnexpectedValue(
                codingPath: container.codingPath + [CodingKeys.hobbies],
                expected: "at most \(Self.hobbyLimit) names of hobbies")
        }
    }
}
