package import Foundation

/// How issues are put into words: the language, and whether dates are told by the distance from a moment.
package struct IssuePhrasing: Sendable, Equatable {
    package enum Language: Sendable, Equatable {
        case english
        case korean

        /// The language for a locale's identifier, such as `ko` or `ko-KR`; English where there is no translation.
        package init(localeIdentifier: String) {
            let code = localeIdentifier.prefix { $0 != "-" && $0 != "_" }
            self = code.lowercased() == "ko" ? .korean : .english
        }
    }

    package var language: Language
    /// The moment from which dates are told ("3 days ago"); nil for absolute dates.
    package var now: Date?

    package init(language: Language = .english, now: Date? = nil) {
        self.language = language
        self.now = now
    }
}

extension IssuePhrasing {
    /// The title of the list.
    var listTitle: String {
        switch language {
        case .english: "Issues"
        case .korean: "이슈"
        }
    }

    /// In place of a title that an issue has not, or that nothing can be seen of.
    var missingTitle: String {
        switch language {
        case .english: "No title"
        case .korean: "제목 없음"
        }
    }

    var emptyTitle: String {
        switch language {
        case .english: "No issues"
        case .korean: "이슈 없음"
        }
    }

    var emptyExplanation: String {
        switch language {
        case .english: "There is nothing to show here yet."
        case .korean: "아직 표시할 내용이 없습니다."
        }
    }

    /// `12 Open`.
    func openCount(_ count: Int) -> String {
        switch language {
        case .english: "\(Self.grouped(count)) Open"
        case .korean: "열림 \(Self.grouped(count))"
        }
    }

    /// `1,204 Closed`.
    func closedCount(_ count: Int) -> String {
        switch language {
        case .english: "\(Self.grouped(count)) Closed"
        case .korean: "닫힘 \(Self.grouped(count))"
        }
    }

    /// In three digits and a word at most where room is scarce: `123K`, `12만`; below ten thousand as it is.
    func shortened(_ count: Int) -> String {
        let units: [(value: Int, name: String)] =
            switch language {
            case .english: [(1_000_000_000, "B"), (1_000_000, "M"), (1_000, "K")]
            case .korean: [(100_000_000, "억"), (10_000, "만")]
            }
        guard count >= 10_000, let unit = units.first(where: { count >= $0.value }) else { return Self.grouped(count) }
        return Self.grouped(count / unit.value) + unit.name
    }

    /// Thousands set off by commas, as both languages write them.
    static func grouped(_ number: Int) -> String {
        let digits = String(number.magnitude)
        var result = number < 0 ? "-" : ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { result.append(",") }
            result.append(digit)
        }
        return result
    }
}
