package import Foundation

/// A place with what its guests say of it.
///
/// In a file, one object:
///
///     {
///       "name": "느린물결", "category": "카페", "address": "부산 영도구 흰여울길 12",
///       "ratings": [1, 0, 3, 14, 46],
///       "keywords": [{"text": "커피가 진해요", "count": 42}],
///       "reviews": [{"author": "haneul_log", "rating": 5, "date": "2026-05-02", "text": "…"}]
///     }
///
/// * `ratings`: how many guests gave one star, two, and so on up to five;
/// * `keywords`: what was said most, each with how often, from 0 up;
/// * `reviews`: whoever wrote one, from one star to five, the day, and a text of any length.
package struct PlaceReviews: Sendable, Equatable, Decodable {
    struct Keyword: Sendable, Equatable {
        let text: String
        let count: Int
    }

    package let name: String
    let category: String
    let address: String
    /// By stars, from one to five.
    let ratings: [Int]
    let keywords: [Keyword]
    package let reviews: [DetailReview]

    /// The place of a file.
    package init(data: Data) throws(JSONDataError) {
        self = try JSONFile.value(PlaceReviews.self, from: data, expected: "an object that describes a place")
    }

    var ratingCount: Int { ratings.reduce(0, +) }

    /// In tenths of a star, such as `4.6`; nil without ratings.
    var averageRating: String? {
        guard ratingCount > 0 else { return nil }
        let sum = ratings.enumerated().reduce(0) { $0 + ($1.offset + 1) * $1.element }
        let tenths = (sum * 10 + ratingCount / 2) / ratingCount
        return "\(tenths / 10).\(tenths % 10)"
    }
}

/// What one guest wrote.
package struct DetailReview: Sendable, Equatable {
    package let author: String
    /// In stars, from 1 to 5.
    package let rating: Int
    /// As `2026.05.02`.
    package let day: String
    package let text: String

    package init(author: String, rating: Int, day: String, text: String) {
        self.author = author
        self.rating = rating
        self.day = day
        self.text = text
    }
}
