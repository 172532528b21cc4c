/// Objects that were used lately, by a key of 128 bits; together they cost no more than a number of bytes.
///
/// An open table at most half full. Where an object more would cost too much, a hand goes around and takes out what was not
/// used since it was there before. All operations take constant time on average.
struct BoundedTable<Value: AnyObject> {
    private struct Place {
        var key = TextKey(low: 0, high: 0)
        var value: Value?
        var cost: Int32 = 0
        var wasUsed = false
    }

    private var places = [Place](repeating: Place(), count: 1 << 8)
    private var count = 0
    private var hand = 0
    /// Bytes of the objects that are held.
    private(set) var cost = 0
    private let capacity: Int

    /// - Parameter capacity: bytes; an object that costs more is not kept.
    init(capacity: Int) {
        self.capacity = capacity
    }

    mutating func value(_ key: TextKey) -> Value? {
        let index = place(of: key)
        guard let value = places[index].value else { return nil }
        if !places[index].wasUsed { places[index].wasUsed = true }
        return value
    }

    /// Keeps an object in place of one with the same key.
    mutating func insert(_ value: Value, _ key: TextKey, cost added: Int) {
        guard added <= capacity, let added = Int32(exactly: added) else { return }
        if 2 * (count + 1) > places.count { grow() }
        let index = place(of: key)
        cost -= Int(places[index].cost)
        if places[index].value == nil { count += 1 }
        places[index] = Place(key: key, value: value, cost: added, wasUsed: true)
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
        places[gap] = Place()
    }

    private mutating func grow() {
        let old = places
        places = [Place](repeating: Place(), count: 2 * old.count)
        hand = 0
        for known in old where known.value != nil { places[place(of: known.key)] = known }
    }
}
