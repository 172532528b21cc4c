/// The texts that were set lately, by hash: a table of fixed size, in which a text has two places.
///
/// A text that finds both places taken takes that of the text found less lately. Where the texts together cost more
/// than `capacity`, all are forgotten. All operations take constant time, and a look-up touches little memory.
struct KnownTexts {
    private var places = [KnownText?](repeating: nil, count: placeCount)
    /// For each pair of places, whether the second was found last.
    private var isSecondLatest = [Bool](repeating: false, count: placeCount / 2)
    private var cost = 0

    /// A power of two.
    private static let placeCount = 1 << 14
    /// Scalars: about 50 MB with their glyphs and a frame each.
    private static let capacity = 500_000

    /// The text of a hash; the caller checks that it is the wanted one.
    mutating func text(hash: UInt64) -> KnownText? {
        let pair = Self.pair(hash)
        for side in 0...1 {
            if let text = places[2 * pair + side], text.hash == hash {
                isSecondLatest[pair] = side == 1
                return text
            }
        }
        return nil
    }

    mutating func insert(_ text: KnownText) {
        if cost + text.cost > Self.capacity { self = KnownTexts() }
        let pair = Self.pair(text.hash)
        var side = isSecondLatest[pair] ? 0 : 1
        // A text of the same hash gives way, or there would be two of one text.
        for index in 0...1 where places[2 * pair + index].map({ $0.hash == text.hash }) ?? false { side = index }
        if let evicted = places[2 * pair + side] { cost -= evicted.cost }
        places[2 * pair + side] = text
        isSecondLatest[pair] = side == 1
        cost += text.cost
    }

    private static func pair(_ hash: UInt64) -> Int {
        Int(truncatingIfNeeded: hash & UInt64(placeCount / 2 - 1))
    }
}
