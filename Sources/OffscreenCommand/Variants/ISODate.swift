package import Foundation

/// Reads the date that scenes take for the present.
package enum ISODate {
    /// `2026-11-30`, `2026-11-30T09:30Z`, `2026-11-30T09:30:15+09:00`; without a zone the time is UTC.
    ///
    /// The Gregorian calendar, years 1 to 9999; no clock, locale or zone of the machine takes part.
    package static func parse(_ text: String) throws(InvalidValue) -> Date {
        guard let seconds = seconds(text) else {
            throw InvalidValue(expected: "an ISO 8601 date such as 2026-11-30 or 2026-11-30T09:30:00Z")
        }
        return Date(timeIntervalSince1970: TimeInterval(seconds))
    }

    private static func seconds(_ text: String) -> Int? {
        var fields = Fields(text)
        guard let year = fields.number(digits: 4), fields.skip("-"), let month = fields.number(digits: 2),
            fields.skip("-"), let day = fields.number(digits: 2), year >= 1, (1...12).contains(month),
            (1...length(ofMonth: month, year: year)).contains(day)
        else { return nil }
        let midnight = days(year: year, month: month, day: day) * 86_400
        if fields.isAtEnd { return midnight }
        guard fields.skip("T") || fields.skip(" "), let time = fields.timeOfDay(), let zone = fields.zone(),
            fields.isAtEnd
        else { return nil }
        return midnight + time - zone
    }

    private static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

    private static func length(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Days from 1970-01-01.
    private static func days(year: Int, month: Int, day: Int) -> Int {
        let past = year - 1
        let beforeYear = past * 365 + past / 4 - past / 100 + past / 400
        let beforeMonth = (1..<month).reduce(0) { $0 + length(ofMonth: $1, year: year) }
        // 719,162 days lie between 0001-01-01 and 1970-01-01.
        return beforeYear + beforeMonth + day - 1 - 719_162
    }
}

/// A cursor over the fields of a date.
private struct Fields {
    private var rest: Substring

    init(_ text: String) { rest = text[...] }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func skip(_ character: Character) -> Bool {
        guard rest.first == character else { return false }
        rest.removeFirst()
        return true
    }

    mutating func number(digits: Int) -> Int? {
        let field = rest.prefix(digits)
        guard field.count == digits, field.allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
        rest.removeFirst(digits)
        return Int(field)
    }

    /// Seconds from midnight; a fraction of a second is read and left out.
    mutating func timeOfDay() -> Int? {
        guard let hour = number(digits: 2), skip(":"), let minute = number(digits: 2), hour < 24, minute < 60 else {
            return nil
        }
        guard skip(":") else { return hour * 3600 + minute * 60 }
        guard let second = number(digits: 2), second < 60 else { return nil }
        if skip(".") {
            let fraction = rest.prefix { ("0"..."9").contains($0) }
            guard !fraction.isEmpty else { return nil }
            rest.removeFirst(fraction.count)
        }
        return hour * 3600 + minute * 60 + second
    }

    /// Seconds east of UTC; none given means UTC.
    mutating func zone() -> Int? {
        if isAtEnd || skip("Z") { return 0 }
        let sign = skip("+") ? 1 : skip("-") ? -1 : 0
        guard sign != 0, let hour = number(digits: 2), hour < 24 else { return nil }
        _ = skip(":")
        guard let minute = number(digits: 2), minute < 60 else { return nil }
        return sign * (hour * 3600 + minute * 60)
    }
}
