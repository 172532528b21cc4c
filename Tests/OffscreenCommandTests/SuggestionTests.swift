import Goldens
import OffscreenCommand
import Testing

@Suite("Suggestions") struct SuggestionTests {
    @Test(
        "The nearest name is suggested, and none when all are far",
        arguments: [
            ("iphone-51", "iphone-15"), ("IPHONE-15", "iphone-15"), ("iphone15pro", "iphone-15-pro"),
            ("ipad", "ipad-a16"), ("android", nil), ("", nil),
        ] as [(String, String?)])
    func nearest(name: String, expected: String?) {
        #expect(Suggestion.nearest(to: name, in: Device.all.map(\.id)) == expected)
    }

    @Test(
        "The distance counts insertions, deletions, replacements and swaps of neighbours",
        arguments: [("", "abc", 3), ("abc", "abc", 0), ("abc", "acb", 1), ("kitten", "sitting", 3), ("ca", "abc", 3)])
    func distance(first: String, second: String, expected: Int) {
        #expect(Suggestion.editDistance(Array(first), Array(second)) == expected)
    }
}
