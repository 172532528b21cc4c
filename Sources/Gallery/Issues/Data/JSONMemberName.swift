import Foundation

/// A member's name where it stands in the bytes, between its quotation marks.
struct JSONMemberName {
    /// In bytes from the text's start.
    let bounds: Range<Int>
    /// The name without its escapes; nil where it has none and stands as it is.
    private let unescaped: String?
    /// The first eight bytes of the text, the first one highest: most names differ there.
    private let prefix: UInt64

    init(bounds: Range<Int>, isEscaped: Bool, in bytes: Span<UInt8>) {
        self.bounds = bounds
        // Well-formed, as the scanner stepped over it.
        unescaped =
            isEscaped
            ? try? JSONDecoder().decode(
                String.self, from: Data((bounds.lowerBound - 1...bounds.upperBound).map { bytes[$0] }))
            : nil
        var prefix: UInt64 = 0
        if let unescaped {
            for (place, byte) in unescaped.utf8.prefix(8).enumerated() { prefix |= Self.shifted(byte, to: place) }
        } else {
            for place in 0..<min(8, bounds.count) {
                prefix |= Self.shifted(bytes[bounds.lowerBound + place], to: place)
            }
        }
        self.prefix = prefix
    }

    private static func shifted(_ byte: UInt8, to place: Int) -> UInt64 { UInt64(byte) << UInt64(56 - place * 8) }

    func text(in bytes: Span<UInt8>) -> String {
        unescaped ?? String(decoding: bounds.map { bytes[$0] }, as: UTF8.self)
    }

    func isEqual(_ text: String, in bytes: Span<UInt8>) -> Bool {
        if let unescaped { return unescaped.utf8.elementsEqual(text.utf8) }
        guard bounds.count == text.utf8.count else { return false }
        return zip(bounds, text.utf8).allSatisfy { bytes[$0] == $1 }
    }

    /// The first name that stands there a second time; sorts them, so that no number of members takes long.
    static func repeated(among names: ArraySlice<JSONMemberName>, in bytes: Span<UInt8>) -> JSONMemberName? {
        let sorted = names.sorted { first, second in
            if first.precedes(second, in: bytes) { return true }
            return first.bounds.lowerBound < second.bounds.lowerBound && !second.precedes(first, in: bytes)
        }
        var repeated: JSONMemberName?
        for (first, second) in zip(sorted, sorted.dropFirst()) where !first.precedes(second, in: bytes) {
            if let found = repeated, found.bounds.lowerBound < second.bounds.lowerBound { continue }
            repeated = second
        }
        return repeated
    }

    /// By the bytes of the texts.
    private func precedes(_ other: JSONMemberName, in bytes: Span<UInt8>) -> Bool {
        if prefix != other.prefix { return prefix < other.prefix }
        if unescaped != nil || other.unescaped != nil {
            return text(in: bytes).utf8.lexicographicallyPrecedes(other.text(in: bytes).utf8)
        }
        for (place, otherPlace) in zip(bounds, other.bounds) where bytes[place] != bytes[otherPlace] {
            return bytes[place] < bytes[otherPlace]
        }
        return bounds.count < other.bounds.count
    }
}
