import Foundation

extension Issue: Decodable {
    private enum CodingKeys: String, CodingKey {
        case number, title, body, user, state, draft, labels, comments, locked
        case stateReason = "state_reason"
        case pullRequest = "pull_request"
        case createdAt = "created_at"
        case closedAt = "closed_at"
    }

    private struct User: Decodable {
        let login: String
    }

    private struct PullRequest: Decodable {
        let mergedAt: Timestamp?

        enum CodingKeys: String, CodingKey {
            case mergedAt = "merged_at"
        }
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let pullRequest = try container.decodeIfPresent(PullRequest.self, forKey: .pullRequest)
        let closedAt = try container.decodeIfPresent(Timestamp.self, forKey: .closedAt)
        self.init(
            number: try Self.count(in: container, forKey: .number),
            title: try container.decode(String.self, forKey: .title),
            body: try container.decodeIfPresent(String.self, forKey: .body),
            author: try container.decodeIfPresent(User.self, forKey: .user)?.login,
            status: try Self.status(in: container, pullRequest: pullRequest),
            labels: try container.decodeIfPresent([Label].self, forKey: .labels) ?? [],
            commentCount: container.contains(.comments) ? try Self.count(in: container, forKey: .comments) : 0,
            isLocked: try container.decodeIfPresent(Bool.self, forKey: .locked) ?? false,
            createdAt: try container.decodeIfPresent(Timestamp.self, forKey: .createdAt)?.date,
            closedAt: (pullRequest?.mergedAt ?? closedAt)?.date)
    }

    /// A whole number that cannot be negative.
    private static func count(in container: KeyedDecodingContainer<CodingKeys>, forKey key: CodingKeys) throws -> Int {
        let value: Int
        do {
            value = try container.decode(Int.self, forKey: key)
        } catch let error where !(error is DecodingError) {
            // A number that no `Int` can hold: the decoder would report it without its place.
            throw UnexpectedValue(codingPath: container.codingPath + [key], expected: "a whole number")
        }
        guard value >= 0 else {
            throw UnexpectedValue(codingPath: container.codingPath + [key], expected: "a number from 0 up")
        }
        return value
    }

    private static func status(
        in container: KeyedDecodingContainer<CodingKeys>, pullRequest: PullRequest?
    ) throws -> Status {
        // Where the data does not say, the issue counts as open.
        let state = try container.decodeIfPresent(String.self, forKey: .state) ?? "open"
        guard state == "open" || state == "closed" else {
            throw UnexpectedValue(
                codingPath: container.codingPath + [CodingKeys.state], expected: #""open" or "closed""#)
        }
        if let pullRequest {
            if pullRequest.mergedAt != nil { return .pullRequestMerged }
            guard state == "open" else { return .pullRequestClosed }
            let isDraft = try container.decodeIfPresent(Bool.self, forKey: .draft) ?? false
            return isDraft ? .pullRequestDraft : .pullRequestOpen
        }
        guard state == "closed" else { return .open }
        // The API's list of reasons grows; a reason not known here counts as completed, as no reason does.
        let reason = try container.decodeIfPresent(String.self, forKey: .stateReason)
        return reason == "not_planned" || reason == "duplicate" ? .notPlanned : .completed
    }
}

extension Issue.Label: Decodable {
    private enum CodingKeys: String, CodingKey {
        case name, color, description
    }

    /// A label is an object, or its name alone.
    package init(from decoder: any Decoder) throws {
        guard let container = try? decoder.container(keyedBy: CodingKeys.self) else {
            guard let name = try? decoder.singleValueContainer().decode(String.self) else {
                throw UnexpectedValue(codingPath: decoder.codingPath, expected: "a label: an object or a name")
            }
            self.init(name: name)
            return
        }
        self.init(
            name: try container.decode(String.self, forKey: .name),
            color: try Self.color(in: container),
            summary: try container.decodeIfPresent(String.self, forKey: .description))
    }

    private static func color(in container: KeyedDecodingContainer<CodingKeys>) throws -> LabelColor? {
        guard let digits = try container.decodeIfPresent(String.self, forKey: .color) else { return nil }
        guard let color = LabelColor(hexadecimal: digits) else {
            throw UnexpectedValue(codingPath: container.codingPath + [CodingKeys.color], expected: "six hex digits")
        }
        return color
    }
}
