/// How the words of a paragraph may be divided to fill its lines.
struct WordDivision {
    let patterns: HyphenationPatterns
    /// A line that is less full than this part of its width is filled.
    let factor: Double

    /// The places in the word that begins at `index`, or that `index` is inside of, after signs such as an opening quote; in
    /// order.
    func places(inWordAt index: Int, of paragraph: ShapedParagraph) -> [Int] {
        let scalars = paragraph.scalars
        var first = index
        while first < scalars.count, !Self.isLetter(scalars[first]) {
            if CharacterClass.isWhitespace(scalars[first]) { return [] }
            first += 1
        }
        var end = first
        // No further than it takes to see that the word is too long: a line asks, and a word may have a million of them.
        let longest = HyphenationPatterns.longestWord
        while end < scalars.count, end - first <= longest, Self.isLetter(scalars[end]) { end += 1 }
        // Of a word longer than a line the rest is left: the word begins on a line before.
        if first == index {
            while first > 0, end - first <= longest, Self.isLetter(scalars[first - 1]) { first -= 1 }
        }
        return patterns.places(in: scalars[first..<end])
    }

    private static func isLetter(_ scalar: UInt32) -> Bool {
        if scalar < 0x80 { return UInt8(ascii: "a") <= scalar | 0x20 && scalar | 0x20 <= UInt8(ascii: "z") }
        guard let properties = Unicode.Scalar(scalar)?.properties else { return false }
        return properties.isAlphabetic || properties.generalCategory == .nonspacingMark
    }
}
