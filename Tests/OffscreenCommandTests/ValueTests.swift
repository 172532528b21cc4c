import Foundation
import Goldens
import OffscreenCommand
import Testing

@Suite("Values of options") struct ValueTests {
    // Seconds from `date -u -d TEXT +%s`.
    @Test(
        "A date is read as the moment it names, in UTC unless it says otherwise",
        arguments: [
            ("1970-01-01", 0), ("2026-11-30", 1_795_996_800), ("2026-11-30T09:30", 1_796_031_000),
            ("2026-11-30T09:30:15.25Z", 1_796_031_015), ("2026-11-30T09:30:15+09:00", 1_795_998_615),
            ("2024-02-29 00:00:00-0130", 1_709_170_200), ("1900-03-01", -2_203_891_200),
            ("0001-01-01", -62_135_596_800),
        ])
    func dates(text: String, seconds: Int) throws {
        #expect(try ISODate.parse(text).timeIntervalSince1970 == TimeInterval(seconds))
    }

    @Test(
        "A date that does not exist or is written otherwise is refused",
        arguments: [
            "", "yesterday", "2026-02-29", "2026-13-01", "2026-1-1", "2026-11-30T24:00", "2026-11-30T", "0000-01-01",
            "2026-11-30T09:30:15+9", "2026-11-30T09:30Zx", "٢٠٢٦-11-30",
        ])
    func badDates(text: String) {
        #expect(throws: InvalidValue.self) { try ISODate.parse(text) }
    }

    @Test(
        "A length is from 1 to 10,000 points",
        arguments: [("390", 390.0), ("1", 1), ("1.5", 1.5), ("10000", 10_000), ("1e3", 1000)])
    func lengths(text: String, expected: Double) throws {
        #expect(try Length.points(text) == expected)
    }

    @Test(
        "Any other length is refused with the limit named",
        arguments: ["0", "0.99", "1e-300", "-1", "nan", "NaN", "inf", "100000", "", "390pt", "10000.01", "0x10"])
    func badLengths(text: String) {
        #expect(throws: InvalidValue(expected: "points from 1 to 10000")) { try Length.points(text) }
    }

    @Test("Shards take every element once")
    func shards() throws {
        let parts = try (1...3).map { try Shard.parse("\($0)/3").part(of: Array(0..<8)) }
        #expect(parts == [[0, 3, 6], [1, 4, 7], [2, 5]])
    }

    @Test("A shard outside of its count is refused", arguments: ["0/3", "4/3", "1", "1/0", "a/b", "1/2/3", "-1/2", ""])
    func badShards(text: String) {
        #expect(throws: InvalidValue.self) { try Shard.parse(text) }
    }

    @Test(
        "A locale is read in either spelling",
        arguments: [("ko", "ko"), ("pt-BR", "pt_BR"), ("zh_Hant_TW", "zh_Hant_TW")])
    func locales(text: String, expected: String) throws {
        #expect(try LocaleIdentifier.parse(text) == expected)
    }

    @Test("What is no locale is refused", arguments: ["", "k", "../ko", "ko KR", "pt-", "英語"])
    func badLocales(text: String) {
        #expect(throws: InvalidValue.self) { try LocaleIdentifier.parse(text) }
    }

    @Test(
        "Numbers are printed without noise",
        arguments: [
            (390.0, "390"), (16 + 1.0 / 3, "16.333"), (0.5, "0.5"), (-0.0, "0"), (-0.0001, "0"), (-1.25, "-1.25"),
            (2.9999999, "3"), (.nan, "null"), (.infinity, "null"), (100, "100"), (0.05, "0.05"), (10.001, "10.001"),
            (-1_234_567.895, "-1234567.895"), (999_999_999.9999, "1000000000"), (5_000_000_000.25, "5000000000.25"),
            (-123_456_789_012, "-123456789012"), (1e12, "1000000000000.0"),
        ])
    func numbers(value: Double, expected: String) {
        #expect(Number.text(value) == expected)
    }
}
