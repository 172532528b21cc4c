import Foundation

extension IssuePhrasing {
    /// A moment in words: `on Mar 4, 2026`, or, up to 30 days before `now`, `3 days ago`. Days are those of UTC.
    func phrase(for moment: Date) -> String {
        guard let now, let distance = Distance(from: moment, to: now) else { return absolutePhrase(for: moment) }
        switch language {
        case .english: return englishPhrase(for: distance)
        case .korean: return koreanPhrase(for: distance)
        }
    }

    private func absolutePhrase(for moment: Date) -> String {
        let day = CalendarDay(of: moment)
        switch language {
        // Spaces that do not break keep the date together.
        case .english: return "on \(Self.englishMonths[day.month - 1])\u{A0}\(day.day),\u{A0}\(day.year)"
        case .korean: return "\(day.year)년\u{A0}\(day.month)월\u{A0}\(day.day)일"
        }
    }

    private func englishPhrase(for distance: Distance) -> String {
        switch distance {
        case .moments: "just now"
        case .minutes(1): "1 minute ago"
        case .minutes(let count): "\(count) minutes ago"
        case .hours(1): "1 hour ago"
        case .hours(let count): "\(count) hours ago"
        case .days(1): "yesterday"
        case .days(let count): "\(count) days ago"
        case .weeks(1): "last week"
        case .weeks(let count): "\(count) weeks ago"
        }
    }

    private func koreanPhrase(for distance: Distance) -> String {
        switch distance {
        case .moments: "방금"
        case .minutes(let count): "\(count)분 전"
        case .hours(let count): "\(count)시간 전"
        case .days(1): "어제"
        case .days(let count): "\(count)일 전"
        case .weeks(1): "지난주"
        case .weeks(let count): "\(count)주 전"
        }
    }

    private static let englishMonths = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// How long ago, in the largest unit that fits.
    private enum Distance {
        case moments
        case minutes(Int)
        case hours(Int)
        case days(Int)
        case weeks(Int)

        /// Nil for a moment yet to come, and for one so long ago that its date says more.
        init?(from moment: Date, to now: Date) {
            let seconds = now.timeIntervalSince(moment)
            guard seconds >= 0, seconds <= 30 * 86_400 else { return nil }
            switch Int(seconds) {
            case ..<60: self = .moments
            case let seconds where seconds < 3_600: self = .minutes(seconds / 60)
            case let seconds where seconds < 86_400: self = .hours(seconds / 3_600)
            case let seconds where seconds < 7 * 86_400: self = .days(seconds / 86_400)
            case let seconds: self = .weeks(seconds / (7 * 86_400))
            }
        }
    }
}
