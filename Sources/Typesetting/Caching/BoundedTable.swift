/// Objects that were used lately, by a key of 128 bits; together they cost no more than a number of bytes.
///
/// Beside each object stands a summary of it, what is asked for most often: it is read without touching the object, whose
/// memory is far away from that of others.
///
/// An open table at most half full. Where an object more would cost too much, a hand goes around and takes out what was not
/// used since it was there before. All operations take constant time on average.
struct BoundedTable<Value: AnyObject, Summary> {
    private struct Place {
        var key = TextKey(low: 0, high: 0)
        /// Nil where the place is free.
        var value: Value?
        var summary: Summary
        var cost: Int32 = 0
        var wasUsed = false
    }

    private var places: [Place]
    private let freePlace: Place
    private var count = 0
    private var hand = 0
    /// Bytes of the objects that are held.
    private(set) var cost = 0
    private let capacity: Int

    /// - Parameters:
    ///   - capacity: bytes; an object that costs more is not kept.
    ///   - emptySummary: that of no object.
    init(capacity: Int, emptySummary: Summary) {
        self.capacity = capacity
        freePlace = Place(summary: emptySummary)
        places = Array(repeating: freePlace, count: 1 << 8)
    }

    mutating func value(_ key: TextKey) -> Value? {
        let index = place(of: key)
        guard let value = places[index].value else { return nil }
        if !places[index].wasUsed { places[index].wasUsed = true }
        return value
    }

    mutating func summary(_ key: TextKey) -> Summary? {
        let index = place(of: key)
        guard places[index].value != nil else { return nil }
        if !places[index].wasUsed { places[index].wasUsed = true }
        return places[index].summary
    }

    /// Keeps an object in place of one with the same key.
    mutating func insert(_ value: Value, _ key: TextKey, summary: Summary, cost added: Int) {
        guard added <= capacity, let added = Int32(exactly: added) else { return }
        if 2 * (count + 1) > places.count { grow() }
        let index = place(of: key)
        cost -= Int(places[index].cost)
        if places[index].value == nil { count += 1 }
        places[index] = Place(key: key, value: value, summary: summary, cost: added, wasUsed: true)
        cost += Int(added)
        while cost > capacity { moveHand(keeping: key) }
    }

    /// Where the key is, or would be.
    private func place(of key: TextKey) -> Int {
        var index = home(of: key)
        while places[index].value != nil, places[index].key != key { index = next(index) }
        return index
    }

    private func home(of key: TextKey) -> Int { Int(truncatingIfNeeded: key.low) & (places.count - 1) }

    private func next(_ index: Int) -> Int { (index + 1) & (places.count - 1) }

    private mutating func moveHand(keeping key: TextKey) {
        if places[hand].value == nil || places[hand].key == key {
            hand = next(hand)
        } else if places[hand].wasUsed {
            places[hand].wasUsed = false
            hand = next(hand)
        } else {
            // What moves into the place is looked at next.
            remove(at: hand)
        }
    }

    /// Takes an object out and closes the gap, so that a search still finds all that are after it.
    private mutating func remove(at index: Int) {
        cost -= Int(places[index].cost)
        count -= 1
        let mask = places.count - 1
        var (gap, other) = (index, next(index))
        while places[other].value != nil {
            if (other - home(of: places[other].key)) & mask >= (other - gap) & mask {
                places[gap] = places[other]
                gap = other
            }
            other = next(other)
        }
        places[gap] = freePlace
    }

    private mutating func grow() {
        let old = places
        places = Array(repeating: freePlace, count: 2 * old.count)
        hand = 0
        for known in old where known.value != nil { places[place(of: known.key)] = known }
    }
}
