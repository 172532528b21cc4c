/// A growable run of plain values, indexed by 32-bit places.
///
/// The solver's hot loops follow indices from one run to another; this gives them one pointer and one addition an access. Indices are checked in debug
/// builds only. Appending is O(1) amortized; a run never shrinks, so that a solver in steady use stops allocating.
struct Storage<Element: BitwiseCopyable>: ~Copyable {
    /// Nil until the first element comes: most runs of a short-lived solver stay empty.
    private var base: UnsafeMutablePointer<Element>?
    private var capacity = 0
    private(set) var count = 0

    deinit { base?.deallocate() }

    var isEmpty: Bool { count == 0 }

    subscript(place: Int) -> Element {
        @inline(__always) get {
            assert(place >= 0 && place < count, "place outside of a solver's storage")
            return base.unsafelyUnwrapped[place]
        }
        @inline(__always) _modify {
            assert(place >= 0 && place < count, "place outside of a solver's storage")
            yield &base.unsafelyUnwrapped[place]
        }
    }

    subscript(place: UInt32) -> Element {
        @inline(__always) get { self[Int(truncatingIfNeeded: place)] }
        @inline(__always) _modify { yield &self[Int(truncatingIfNeeded: place)] }
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow() }
        (base.unsafelyUnwrapped + count).initialize(to: element)
        count += 1
    }

    @inline(__always)
    mutating func popLast() -> Element? {
        guard count > 0 else { return nil }
        count -= 1
        return base.unsafelyUnwrapped[count]
    }

    /// Forgets the elements and keeps the memory.
    mutating func removeAll() { count = 0 }

    /// Appends or drops until there are `newCount`.
    mutating func resize(to newCount: Int, filling element: Element) {
        while count < newCount { append(element) }
        count = newCount
    }

    mutating func sort(by areInIncreasingOrder: (Element, Element) -> Bool) {
        var elements = UnsafeMutableBufferPointer(start: base, count: count)
        elements.sort(by: areInIncreasingOrder)
    }

    /// The same elements in memory of their own.
    borrowing func copied() -> Storage {
        var copy = Storage()
        guard count > 0, let base else { return copy }
        let memory = UnsafeMutablePointer<Element>.allocate(capacity: count)
        memory.initialize(from: base, count: count)
        copy.base = memory
        copy.capacity = count
        copy.count = count
        return copy
    }

    @inline(never)
    private mutating func grow() {
        // The first room is enough for a small screen: most solvers measure a cell and go. Large runs grow in few steps, since each one touches
        // new pages; what is not reached yet of the last one costs nothing.
        let least = 2048 / MemoryLayout<Element>.stride
        capacity = capacity < 1024 ? Swift.max(least, capacity * 2) : capacity * 8
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
        if let base {
            larger.moveInitialize(from: base, count: count)
            base.deallocate()
        }
        base = larger
    }
}

extension UInt32 {
    /// No place: the end of a list, or a field not in use.
    @inline(__always) static var none: UInt32 { .max }
}
