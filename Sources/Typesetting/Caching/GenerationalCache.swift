/// A dictionary that forgets what was not used lately: at most twice `capacity` units of cost are held.
///
/// Two generations: a value that is found in the old one moves to the young one; when the young one is full, the old
/// one is dropped and the young one grows old. All operations take constant time.
struct GenerationalCache<Key: Hashable, Value> {
    private struct Entry {
        let value: Value
        let cost: Int
    }

    private var young: [Key: Entry] = [:]
    private var old: [Key: Entry] = [:]
    private var cost = 0
    private let capacity: Int

    /// - Parameter capacity: units of cost in a generation; a value that costs more is not kept.
    init(capacity: Int) {
        self.capacity = capacity
    }

    subscript(key: Key) -> Value? {
        mutating get {
            if let entry = young[key] { return entry.value }
            guard let entry = old.removeValue(forKey: key) else { return nil }
            insert(entry.value, for: key, cost: entry.cost)
            return entry.value
        }
        set {
            guard let newValue else { return }
            insert(newValue, for: key, cost: 1)
        }
    }

    mutating func insert(_ value: Value, for key: Key, cost added: Int) {
        guard added <= capacity else { return }
        if cost + added > capacity {
            old = young
            young = [:]
            cost = 0
        }
        young[key] = Entry(value: value, cost: added)
        cost += added
    }
}
