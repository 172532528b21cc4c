import Foundation

extension PlaceReviews {
    private enum CodingKeys: String, CodingKey {
        case name, category, address, ratings, keywords, reviews
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        category = try container.decode(String.self, forKey: .category)
        address = try container.decode(String.self, forKey: .address)
        ratings = try container.decode([Int].self, forKey: .ratings)
        keywords = try container.decode([Keyword].self, forKey: .keywords)
        reviews = try container.decode([DetailReview].self, forKey: .reviews)
        guard ratings.count == 5, ratings.allSatisfy({ (0...1_000_000).contains($0) }) else {
            throw UnexpectedValue(
                codingPath: container.codingPath + [CodingKeys.ratings],
                expected: "five numbers from 0 to 1,000,000")
        }
    }
}

extension PlaceReviews.Keyword: Decodable {
    private enum CodingKeys: String, CodingKey {
        case text, count
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        text = try container.decode(String.self, forKey: .text)
        count = try container.decode(Int.self, forKey: .count)
        guard count >= 0 else {
            throw UnexpectedValue(
                codingPath: container.codingPath + [CodingKeys.count], expected: "a number from 0 up")
        }
    }
}

extension DetailReview: Decodable {
    private enum CodingKeys: String, CodingKey {
        case author, rating, date, text
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        author = try container.decode(String.self, forKey: .author)
        rating = try container.decode(Int.self, forKey: .rating)
        text = try container.decode(String.self, forKey: .text)
        guard (1...5).contains(rating) else {
            throw UnexpectedValue(
                codingPath: container.codingPath + [CodingKeys.rating], expected: "a number of stars from 1 to 5")
        }
        day = try container.decode(Day.self, forKey: .date).text
    }
}
