package import Foundation

/// A film with what people say of it.
///
/// In a file, one object:
///
///     {
///       "title": "밤의 등대", "director": "한서윤", "releaseDate": "2026-03-18", "genres": ["드라마"],
///       "reviews": [{"author": "haneul_log", "rating": 5, "date": "2026-03-20", "text": "…"}]
///     }
///
/// * `releaseDate`: a day;
/// * `genres`: names, at least one;
/// * `reviews`: as in the file of a place, `PlaceReviews`.
package struct Movie: Sendable, Equatable, Decodable {
    package let title: String
    let director: String
    /// As `2026.03.18`.
    let releaseDay: String
    let genres: [String]
    package let reviews: [DetailReview]

    /// The film of a file.
    package init(data: Data) throws(JSONDataError) {
        self = try JSONFile.value(Movie.self, from: data, expected: "an object that describes a film")
    }

    private enum CodingKeys: String, CodingKey {
        case title, director, releaseDate, genres, reviews
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        title = try container.decode(String.self, forKey: .title)
        director = try container.decode(String.self, forKey: .director)
        releaseDay = try container.decode(Day.self, forKey: .releaseDate).text
        genres = try container.decode([String].self, forKey: .genres)
        reviews = try container.decode([DetailReview].self, forKey: .reviews)
        guard !genres.isEmpty else {
            throw UnexpectedValue(
                codingPath: container.codingPath + [CodingKeys.genres], expected: "at least one genre")
        }
    }
}
