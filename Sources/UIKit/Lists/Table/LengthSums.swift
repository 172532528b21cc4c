import Foundation

/// Lengths one after another, and where each begins.
///
/// A tree of sums, so that a length changes and a place is found in O(log count). Each sum is that of its two parts,
/// whatever was changed before: the same lengths give the same places to the last bit.
struct LengthSums {
    /// How many lengths there are.
    let count: Int
    /// Leaves of the tree: a power of two.
    private let base: Int
    /// The root at 1, the children of `n` at `2n` and `2n + 1`.
    private var nodes: [CGFloat]

    init(_ lengths: [CGFloat]) {
        count = lengths.count
        var base = 1
        while base < count { base *= 2 }
        self.base = base
        nodes = Array(repeating: 0, count: 2 * base)
        for (index, length) in lengths.enumerated() { nodes[base + index] = length }
        for node in stride(from: base - 1, to: 0, by: -1) { nodes[node] = nodes[2 * node] + nodes[2 * node + 1] }
    }

    var total: CGFloat { nodes[1] }

    subscript(index: Int) -> CGFloat {
        get { nodes[base + index] }
        set {
            var node = base + index
            guard nodes[node] != newValue else { return }
            nodes[node] = newValue
            while node > 1 {
                node /= 2
                nodes[node] = nodes[2 * node] + nodes[2 * node + 1]
            }
        }
    }

    /// The sum of the lengths before this one; `count` for that of all.
    func start(of index: Int) -> CGFloat {
        if index >= count { return total }
        var (node, sum) = (base + index, CGFloat(0))
        while node > 1 {
            // Summed from the leaf up: the nearer parts first.
            if node % 2 == 1 { sum = nodes[node - 1] + sum }
            node /= 2
        }
        return sum
    }

    /// The length in which a place lies, the last one for a place beyond all; nil where there are none.
    func index(at place: CGFloat) -> Int? {
        guard count > 0 else { return nil }
        if place >= total { return count - 1 }
        var (node, rest) = (1, place)
        while node < base {
            node *= 2
            if rest >= nodes[node] {
                rest -= nodes[node]
                node += 1
            }
        }
        return min(node - base, count - 1)
    }
}
