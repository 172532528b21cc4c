internal import Foundation

/// The frames that were made lately, by a hash of everything they depend on: a text that is set again costs one look.
///
/// A table in which a frame has two places; the newer of two takes the first, and the older goes when a third comes. It
/// grows with its use to `largestCount` places, and where the frames together cost more than `capacity` all are
/// forgotten. All operations take constant time, growth apart.
struct FrameTable {
    private struct Place {
        var key = FrameKey(low: 0, high: 0)
        var frame = TextFrame(size: .zero, lines: [])
        /// Roughly the glyphs of the frame; 0 for an empty place.
        var cost = 0
    }

    private var places = [Place](repeating: Place(), count: smallestCount)
    private var cost = 0

    /// Powers of two. The largest table is 1 MB without its frames.
    private static let smallestCount = 1 << 8
    private static let largestCount = 1 << 14
    /// Glyphs: about 25 MB of frames.
    private static let capacity = 500_000
    /// Glyphs of a frame that is kept.
    static let largestFrame = 20_000

    func frame(_ key: FrameKey) -> TextFrame? {
        let first = firstPlace(key)
        if places[first].key == key, places[first].cost > 0 { return places[first].frame }
        if places[first + 1].key == key, places[first + 1].cost > 0 { return places[first + 1].frame }
        return nil
    }

    mutating func insert(_ frame: TextFrame, _ key: FrameKey, cost added: Int) {
        guard added <= Self.largestFrame else { return }
        if cost + added > Self.capacity {
            places = [Place](repeating: Place(), count: places.count)
            cost = 0
        }
        place(Place(key: key, frame: frame, cost: added + 1))
    }

    private mutating func place(_ place: Place) {
        if places[firstPlace(place.key) + 1].cost > 0, places.count < Self.largestCount { grow() }
        let first = firstPlace(place.key)
        cost += place.cost - places[first + 1].cost
        places[first + 1] = places[first]
        places[first] = place
    }

    private mutating func grow() {
        let old = places
        places = [Place](repeating: Place(), count: min(4 * old.count, Self.largestCount))
        cost = 0
        // The second place of a pair has the older frame.
        for first in stride(from: 0, to: old.count, by: 2) {
            for known in [old[first + 1], old[first]] where known.cost > 0 {
                let place = firstPlace(known.key)
                cost += known.cost - places[place + 1].cost
                places[place + 1] = places[place]
                places[place] = known
            }
        }
    }

    private func firstPlace(_ key: FrameKey) -> Int {
        Int(truncatingIfNeeded: key.low) & (places.count - 1) & ~1
    }
}

/// 128 bits that stand for a text, its style, a width and whatever else a frame depends on.
///
/// Two of them are equal by chance once in 10^29 or so frames, and not by intent, as each process begins its hashes
/// with random numbers of its own.
struct FrameKey: Equatable {
    let low: UInt64
    let high: UInt64

    init(low: UInt64, high: UInt64) {
        self.low = low
        self.high = high
    }

    /// Nil for a text too long to be kept.
    init?(_ text: StyledText, _ style: ParagraphStyle, _ room: FrameRoom, seed: ByteHash) {
        guard text.string.utf8.count <= Typesetter.longestKept else { return nil }
        var hash = seed
        hash.combine(text.string)
        // In place, as a loop over the array copies each of its runs.
        unsafe text.runs.withUnsafeBufferPointer { runs in
            for index in runs.indices { unsafe hash.combine(runs, index) }
        }
        for run in text.paragraphRuns {
            hash.combine(UInt64(bitPattern: Int64(run.length)))
            hash.combine(run.style)
        }
        hash.combine(style)
        hash.combine(room.width)
        hash.combine(room.scale)
        let flags = (text.hasFinalEmptyLine ? 1 : 0) | (room.keepsParagraphsOnOneLine ? 2 : 0)
        hash.combine(UInt64(room.maximumLines) << 2 | UInt64(flags))
        low = hash.value
        high = hash.secondValue
    }
}
