import Foundation

/// The short names GitHub lets people write for emoji, such as `:bug:` and `:kr:`.
///
/// The names are those of GitHub's public list, <https://api.github.com/emojis>. Names of GitHub's own pictures, which have
/// no Unicode character (`:octocat:`), are not in it and stay text, as unknown names do.
enum EmojiShortcodes {
    /// The text with every known `:name:` replaced by its emoji. Linear in the length of the text.
    static func replacingNames(in text: String) -> String {
        guard text.utf8.contains(colon) else { return text }
        var result = ""
        var rest = Substring(text)
        while let opening = rest.utf8.firstIndex(of: colon) {
            let name = rest[rest.utf8.index(after: opening)...].utf8.prefix(while: isNameUnit)
            result += rest[..<opening]
            if name.endIndex < rest.endIndex, rest.utf8[name.endIndex] == colon,
                let emoji = emojiByName[Substring(name)]
            {
                result += emoji
                rest = rest[rest.utf8.index(after: name.endIndex)...]
            } else {
                // The colon that ends an unknown name may open the next one.
                result += rest[opening..<name.endIndex]
                rest = rest[name.endIndex...]
            }
        }
        return result + rest
    }

    private static let colon = UInt8(ascii: ":")

    private static func isNameUnit(_ unit: UInt8) -> Bool {
        switch unit {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "_"), UInt8(ascii: "+"), UInt8(ascii: "-"): true
        default: false
        }
    }

    private static let emojiByName: [Substring: Substring] = {
        let categories = [
            smileysAndEmotion, peopleAndBody, animalsAndNature, foodAndDrink, travelAndPlaces, activities, objects,
            symbols,
            flags,
        ]
        var emojiByName = [Substring: Substring](minimumCapacity: 2_048)
        for category in categories {
            // By bytes: finding the characters of so much text takes longer than a whole screen's layout.
            let words = category.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
            for index in stride(from: 0, to: words.count - 1, by: 2) {
                emojiByName[Substring(words[index])] = Substring(words[index + 1])
            }
        }
        return emojiByName
    }()
}
