/// One of several equal parts of the pictures, for machines that share the work: `--shard 2/4`.
package struct Shard: Equatable, Sendable {
    /// From 1 to `count`.
    package let index: Int
    package let count: Int

    package static func parse(_ text: String) throws(InvalidValue) -> Shard {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let index = parts[0], let count = parts[1], (1...10_000).contains(count),
            (1...count).contains(index)
        else { throw InvalidValue(expected: "I/N with I from 1 to N and N up to 10000") }
        return Shard(index: index, count: count)
    }

    /// Every `count`-th element, so that shards differ by at most one in number and none is left out or taken twice.
    package func part<Element>(of elements: [Element]) -> [Element] {
        elements.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
    }
}
