import Foundation

/// An item's size as a flow sees it: along the row, and across it (along the scroll direction). Points.
struct FlowItemSize: Equatable {
    var extent: CGFloat
    var thickness: CGFloat
}

/// The sizes of a section's items: one value while all are equal, else 16 bytes an item.
///
/// Filled by `append` in item order when a layout asks its delegate, read by the row breaker and by item lookups.
struct FlowItemSizes {
    private(set) var count = 0
    /// The size of every item while all are equal.
    private var shared = FlowItemSize(extent: 0, thickness: 0)
    /// Empty while all items have the shared size.
    private var individual: [FlowItemSize] = []

    init() {}

    init(repeating size: FlowItemSize, count: Int) {
        shared = size
        self.count = count
    }

    var isUniform: Bool { individual.isEmpty }

    subscript(index: Int) -> FlowItemSize {
        get { individual.isEmpty ? shared : individual[index] }
        set {
            guard newValue != self[index] else { return }
            spread()
            individual[index] = newValue
        }
    }

    mutating func append(_ size: FlowItemSize) {
        if count == 0 { shared = size }
        if individual.isEmpty, size != shared { spread() }
        if !individual.isEmpty { individual.append(size) }
        count += 1
    }

    /// Whether every item takes the same length along its row. O(n) unless the sizes are uniform.
    var haveEqualExtents: Bool {
        guard let first = individual.first else { return true }
        return individual.allSatisfy { $0.extent == first.extent }
    }

    private mutating func spread() {
        guard individual.isEmpty else { return }
        individual.reserveCapacity(count + 1)
        individual.append(contentsOf: repeatElement(shared, count: count))
    }
}
