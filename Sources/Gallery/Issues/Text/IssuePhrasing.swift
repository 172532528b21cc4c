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
