import Foundation
import Gallery
import Testing

@Suite("Reading issues")
struct IssueFileTests {
    private static let first = #"{"number":1,"title":"a"}"#
    private static let second = #"{"number":2,"title":"b"}"#

    private static func numbers(_ text: String) throws -> [Int] {
        try IssueFile.issues(from: Data(text.utf8)).map(\.number)
    }

    private static func issue(_ members: String) throws -> Issue {
        let issues = try IssueFile.issues(from: Data(#"[{"number":1,"title":"a",\#(members)}]"#.utf8))
        return try #require(issues.first)
    }

    @Test(
        "Every form that the API and its command line print is read",
        arguments: [
            "[\(first),\(second)]",
            "[[\(first)],[\(second)]]",
            "[[\(first),\(second)],[]]",
            "[\(first)][\(second)]",
            "[\(first)]\n[\(second)]\n",
            "\(first)\n\(second)",
            "\(first)\r\n\(second)\r\n",
            "\u{FEFF}[\(first),\(second)]",
            " \t\r\n[ \(first) ,\n\(second) ] \n\n",
            "{\"total_count\":2,\"incomplete_results\":false,\"items\":[\(first),\(second)]}",
            "{\"items\":[\(first)],\"total_count\":2}{\"items\":[\(second)],\"total_count\":2}",
            "[{\"total_count\":1,\"items\":[\(first)]},{\"total_count\":1,\"items\":[\(second)]}]",
        ])
    func forms(text: String) throws {
        #expect(try Self.numbers(text) == [1, 2])
    }

    @Test("One object is one issue, an empty array none")
    func oneAndNone() throws {
        #expect(try Self.numbers(Self.first) == [1])
        #expect(try Self.numbers("[]") == [])
        #expect(try Self.numbers("[[],[]]") == [])
        #expect(try Self.numbers(#"{"total_count":0,"items":[]}"#) == [])
    }

    @Test("A slice of data is read like data of its own")
    func slice() throws {
        let data = Data("xx[\(Self.first)]".utf8).dropFirst(2)
        #expect(try IssueFile.issues(from: data).map(\.number) == [1])
    }

    @Test("Members the API may leave null or out have a meaning")
    func nulls() throws {
        let issue = try Self.issue(
            #""body":null,"user":null,"closed_at":null,"state_reason":null,"pull_request":null,"unknown":[{}]"#)
        #expect(issue == Issue(number: 1, title: "a"))
    }

    @Test(
        "State, reason and pull request tell the status",
        arguments: [
            (#""state":"open""#, .open),
            (#""state":"open","state_reason":"reopened""#, .open),
            (#""state":"closed""#, .completed),
            (#""state":"closed","state_reason":"completed""#, .completed),
            (#""state":"closed","state_reason":"not_planned""#, .notPlanned),
            (#""state":"closed","state_reason":"duplicate""#, .notPlanned),
            (#""state":"open","pull_request":{}"#, .pullRequestOpen),
            (#""state":"open","draft":true,"pull_request":{"merged_at":null}"#, .pullRequestDraft),
            (#""state":"closed","draft":true,"pull_request":{"merged_at":null}"#, .pullRequestClosed),
            (#""state":"closed","pull_request":{"merged_at":"2026-01-02T03:04:05Z"}"#, .pullRequestMerged),
        ] as [(String, Issue.Status)])
    func status(members: String, status: Issue.Status) throws {
        #expect(try Self.issue(members).status == status)
    }

    @Test("Labels are objects or names")
    func labels() throws {
        let issue = try Self.issue(
            #""labels":["plain",{"name":"bug","color":"D73a4a","description":"Broken"},{"name":"x","color":null}]"#)
        #expect(
            issue.labels == [
                Issue.Label(name: "plain"),
                Issue.Label(name: "bug", color: LabelColor(hexadecimal: "d73a4a"), summary: "Broken"),
                Issue.Label(name: "x"),
            ])
        #expect(issue.labels[1].color?.red == 215.0 / 255)
    }

    @Test(
        "Dates are read to the second, with any offset",
        arguments: [
            ("1970-01-01T00:00:00Z", 0),
            ("2000-02-29T12:00:00Z", 951_825_600),
            ("2026-03-04T05:06:07Z", 1_772_600_767),
            ("2026-03-04T05:06:07.123Z", 1_772_600_767),
            ("2026-03-04T14:06:07+09:00", 1_772_600_767),
            ("1969-12-31T23:59:59Z", -1),
        ])
    func dates(text: String, seconds: Double) throws {
        #expect(try Self.issue(#""created_at":"\#(text)""#).createdAt == Date(timeIntervalSince1970: seconds))
    }

    @Test("100,000 levels of unrelated nesting are refused, not followed")
    func deepNesting() throws {
        let error = #expect(throws: JSONDataError.self) {
            try Self.numbers(String(repeating: "[", count: 100_000))
        }
        #expect(error?.description == "1:501: expected at most 500 levels of nesting, found \"[\"")
        let inside = "[{\"x\":" + String(repeating: "[", count: 100_000)
        let deep = #expect(throws: JSONDataError.self) { try Self.numbers(inside) }
        #expect(deep?.description == "1:505: expected at most 500 levels of nesting, found \"[\"")
    }
}
