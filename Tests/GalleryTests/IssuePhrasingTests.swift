import Foundation
import Gallery
import Testing

@Suite("Issues in words")
struct IssuePhrasingTests {
    /// 2026-03-04T05:06:07Z.
    private static let moment = Date(timeIntervalSince1970: 1_772_600_767)

    private static func issue(_ status: Issue.Status) -> Issue {
        Issue(
            number: 123, title: "a", author: "mina", status: status, createdAt: moment,
            closedAt: moment.addingTimeInterval(86_400))
    }

    /// The author line with `~` for a space that does not break.
    private static func line(_ phrasing: IssuePhrasing, _ issue: Issue) -> String {
        phrasing.authorLine(for: issue).replacing("\u{A0}", with: "~")
    }

    @Test(
        "The author line says who did what when",
        arguments: [
            (.open, "#123 opened on Mar~4,~2026 by mina", "#123 · mina · 2026년~3월~4일 열림"),
            (.completed, "#123 by mina was closed on Mar~5,~2026", "#123 · mina · 2026년~3월~5일 닫힘"),
            (.notPlanned, "#123 by mina was closed on Mar~5,~2026", "#123 · mina · 2026년~3월~5일 닫힘"),
            (.pullRequestOpen, "#123 opened on Mar~4,~2026 by mina", "#123 · mina · 2026년~3월~4일 열림"),
            (.pullRequestDraft, "#123 drafted on Mar~4,~2026 by mina", "#123 · mina · 2026년~3월~4일 초안 작성"),
            (.pullRequestMerged, "#123 by mina was merged on Mar~5,~2026", "#123 · mina · 2026년~3월~5일 병합됨"),
            (.pullRequestClosed, "#123 by mina was closed on Mar~5,~2026", "#123 · mina · 2026년~3월~5일 닫힘"),
        ] as [(Issue.Status, String, String)])
    func authorLine(status: Issue.Status, english: String, korean: String) {
        #expect(Self.line(IssuePhrasing(), Self.issue(status)) == english)
        #expect(Self.line(IssuePhrasing(language: .korean), Self.issue(status)) == korean)
    }

    @Test("A deleted account is GitHub's ghost, and a missing date is left out")
    func ghost() {
        #expect(Self.line(IssuePhrasing(), Issue(number: 7, title: "a")) == "#7 opened by ghost")
        #expect(
            Self.line(IssuePhrasing(language: .korean), Issue(number: 7, title: "a", status: .completed))
                == "#7 · ghost · 닫힘")
    }

    @Test(
        "Dates are told by their distance when there is a now to tell it from",
        arguments: [
            (0, "just now", "방금"), (59, "just now", "방금"), (60, "1 minute ago", "1분 전"),
            (3_599, "59 minutes ago", "59분 전"), (3_600, "1 hour ago", "1시간 전"),
            (86_399, "23 hours ago", "23시간 전"), (86_400, "yesterday", "어제"),
            (259_200, "3 days ago", "3일 전"), (604_800, "last week", "지난주"),
            (2_592_000, "4 weeks ago", "4주 전"), (2_678_400, "on Mar~4,~2026", "2026년~3월~4일"),
            (-1, "on Mar~4,~2026", "2026년~3월~4일"),
        ] as [(Double, String, String)])
    func relativeDates(seconds: Double, english: String, korean: String) {
        let now = Self.moment.addingTimeInterval(seconds)
        #expect(
            Self.line(IssuePhrasing(now: now), Self.issue(.open)) == "#123 opened \(english) by mina")
        #expect(
            Self.line(IssuePhrasing(language: .korean, now: now), Self.issue(.open))
                == "#123 · mina · \(korean) 열림")
    }

    @Test("Days are those of the Gregorian calendar, leap days included")
    func calendar() {
        for (seconds, day) in [
            (951_782_400.0, "Feb~29,~2000"), (-1, "Dec~31,~1969"), (4_107_542_400, "Mar~1,~2100"),
            (4_107_542_399, "Feb~28,~2100"), (1e300, "Dec~31,~9999"),
        ] {
            let issue = Issue(number: 1, title: "a", author: "b", createdAt: Date(timeIntervalSince1970: seconds))
            #expect(Self.line(IssuePhrasing(), issue) == "#1 opened on \(day) by b")
        }
    }

    @Test("The language follows the locale, English where there is no translation")
    func languages() {
        #expect(IssuePhrasing.Language(localeIdentifier: "ko") == .korean)
        #expect(IssuePhrasing.Language(localeIdentifier: "ko_KR") == .korean)
        #expect(IssuePhrasing.Language(localeIdentifier: "kok-IN") == .english)
        #expect(IssuePhrasing.Language(localeIdentifier: "fr") == .english)
    }

    @Test(
        "Short names become emoji, other text between colons stays",
        arguments: [
            (":bug: Crash", "🐛 Crash"), ("a :+1::heart: b", "a 👍❤️ b"), (":kr: 한국어", "🇰🇷 한국어"),
            (":octocat: stays", ":octocat: stays"), ("12:30:bug:", "12:30🐛"), (":a:b:bug:", "🅰️b🐛"),
            ("std::vector", "std::vector"), (":BUG:", ":BUG:"), (":", ":"), ("::", "::"), (":bug", ":bug"),
        ])
    func shortcodes(text: String, shown: String) {
        #expect(Issue(number: 1, title: text).displayTitle == shown)
        #expect(Issue.Label(name: text).displayName == shown)
    }

    @Test("Control characters do no harm: breaks and tabs are spaces, others are gone")
    func controlCharacters() {
        let title = "a\nb\tc\r\nd\u{0}e\u{7F}f\u{2028}g\u{1B}[31mh\u{85}i 👩‍💻"
        #expect(Issue(number: 1, title: title).displayTitle == "a b c def g[31mh i 👩‍💻")
    }

    @Test("White space around titles and names is not shown, and labels of nothing else are left out")
    func whitespace() {
        let labels = ["\n bug\t", "", " \n", "\u{0}"].map { Issue.Label(name: $0) }
        let issue = Issue(number: 1, title: "\n\n  two  words\u{2028} \u{A0}", labels: labels)
        #expect(issue.displayTitle == "two  words")
        #expect(issue.displayLabels.map(\.displayName) == ["bug"])
    }
}
