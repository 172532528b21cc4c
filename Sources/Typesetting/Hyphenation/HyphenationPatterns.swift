/// Where the words of a language may be divided: Liang's patterns ("Word Hy-phen-a-tion by Com-put-er", 1983).
///
/// A pattern is letters with digits between them, a full stop standing for an end of the word. At each place of a word the
/// greatest digit of all patterns that it contains counts; where that is odd, the word may be divided.
struct HyphenationPatterns {
    /// A beginning of patterns, by the letters that follow it.
    private struct Node {
        var next: [UInt32: Int] = [:]
        /// The digits before each letter and after the last, of the pattern that ends here; empty where none does.
        var digits: [UInt8] = []
    }

    private var nodes = [Node()]
    /// Letters that stay together at the beginning and the end of a word.
    private var (least, leastAtEnd) = (2, 2)

    /// Longer words, which no language has, are left whole.
    static let longestWord = 64

    /// Reads a dictionary of the hyphen library: its encoding, commands, then a pattern a line.
    ///
    /// - Parameter file: in UTF-8. Patterns that change the spelling of a word ("/" in their line) are left out.
    init(_ file: [UInt8]) {
        for line in file.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).dropFirst() {
            guard let first = line.first, first != UInt8(ascii: "%"), first != UInt8(ascii: "#") else { continue }
            let text = String(decoding: line, as: UTF8.self)
            if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) {
                take(command: text)
            } else if !line.contains(UInt8(ascii: "/")) {
                add(pattern: text)
            }
        }
    }

    private mutating func take(command: String) {
        let words = command.split(separator: " ")
        guard words.count == 2, let number = Int(words[1]), number > 0 else { return }
        if words[0] == "LEFTHYPHENMIN" { least = number }
        if words[0] == "RIGHTHYPHENMIN" { leastAtEnd = number }
    }

    private mutating func add(pattern: String) {
        var (node, digits) = (0, [UInt8(0)])
        for scalar in pattern.unicodeScalars {
            if let digit = UInt8(exactly: scalar.value).flatMap({ (0x30...0x39).contains($0) ? $0 - 0x30 : nil }) {
                digits[digits.count - 1] = digit
                continue
            }
            digits.append(0)
            if let next = nodes[node].next[scalar.value] {
                node = next
            } else {
                nodes.append(Node())
                nodes[node].next[scalar.value] = nodes.count - 1
                node = nodes.count - 1
            }
        }
        nodes[node].digits = digits
    }

    /// The indices of `word` before which it may be divided, in order; its letters may be of either case.
    func places(in word: ArraySlice<UInt32>) -> [Int] {
        guard word.count >= least + leastAtEnd, word.count <= Self.longestWord else { return [] }
        let end = UInt32(UInt8(ascii: "."))
        let letters = [end] + word.map(Self.lowercase) + [end]
        var digits = [UInt8](repeating: 0, count: letters.count + 1)
        for start in letters.indices {
            var node = 0
            for index in start..<letters.count {
                guard let next = nodes[node].next[letters[index]] else { break }
                node = next
                for (offset, digit) in nodes[node].digits.enumerated() where digit > digits[start + offset] {
                    digits[start + offset] = digit
                }
            }
        }
        // `digits[i]` is before `letters[i]`, which is the word's letter i - 1.
        return (least...word.count - leastAtEnd).filter { digits[$0 + 1] & 1 == 1 }.map { word.startIndex + $0 }
    }

    private static func lowercase(_ scalar: UInt32) -> UInt32 {
        guard let letter = Unicode.Scalar(scalar) else { return scalar }
        let lowercase = letter.properties.lowercaseMapping.unicodeScalars
        return lowercase.count == 1 ? lowercase.first?.value ?? scalar : scalar
    }
}
