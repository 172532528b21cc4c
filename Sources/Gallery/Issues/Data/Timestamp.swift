import Foundation

/// A moment as the API writes it, `2026-03-04T05:06:07Z`.
struct Timestamp: Decodable {
    let date: Date

    init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let date = Self.date(from: text) else {
            throw UnexpectedValue(
                codingPath: decoder.codingPath, expected: #"a date and time such as "2026-03-04T05:06:07Z""#)
        }
        self.date = date
    }

    /// The moment that an RFC 3339 text names; nil for anything else, days that do not exist included.
    ///
    /// Parsed by hand: the formatters of Foundation take several times as long, and 10,000 issues have 20,000 dates.
    static func date(from text: String) -> Date? {
        var fields = Substring(text).utf8
        guard let year = number(4, from: &fields), skip("-", in: &fields),
            let month = number(2, from: &fields), skip("-", in: &fields),
            let day = number(2, from: &fields), skip("T", in: &fields) || skip("t", in: &fields),
            let hour = number(2, from: &fields), skip(":", in: &fields),
            let minute = number(2, from: &fields), skip(":", in: &fields),
            let second = number(2, from: &fields), skipFraction(in: &fields),
            let offset = offset(from: &fields), fields.isEmpty,
            let midnight = CalendarDay(year: year, month: month, day: day),
            hour < 24, minute < 60, second < 60
        else { return nil }
        let seconds = midnight.daysSince1970 * 86_400 + hour * 3_600 + minute * 60 + second - offset
        return Date(timeIntervalSince1970: Double(seconds))
    }

    private static func number(_ digits: Int, from fields: inout Substring.UTF8View) -> Int? {
        guard fields.count >= digits else { return nil }
        var value = 0
        for unit in fields.prefix(digits) {
            guard case UInt8(ascii: "0")...UInt8(ascii: "9") = unit else { return nil }
            value = value * 10 + Int(unit - UInt8(ascii: "0"))
        }
        fields.removeFirst(digits)
        return value
    }

    private static func skip(_ mark: Unicode.Scalar, in fields: inout Substring.UTF8View) -> Bool {
        guard fields.first == UInt8(ascii: mark) else { return false }
        fields.removeFirst()
        return true
    }

    /// Fractions of a second are allowed and dropped: the finest unit shown is a minute.
    private static func skipFraction(in fields: inout Substring.UTF8View) -> Bool {
        guard skip(".", in: &fields) else { return true }
        let digits = fields.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
        fields.removeFirst(digits)
        return digits > 0
    }

    /// Seconds east of UTC: `Z` or `+09:00`.
    private static func offset(from fields: inout Substring.UTF8View) -> Int? {
        if skip("Z", in: &fields) || skip("z", in: &fields) { return 0 }
        let sign = skip("-", in: &fields) ? -1 : 1
        guard sign == -1 || skip("+", in: &fields), let hours = number(2, from: &fields), skip(":", in: &fields),
            let minutes = number(2, from: &fields), hours < 24, minutes < 60
        else { return nil }
        return sign * (hours * 3_600 + minutes * 60)
    }
}
