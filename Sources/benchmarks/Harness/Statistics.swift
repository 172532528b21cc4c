/// Medians, since a machine that does other things too disturbs single runs by far more than the figures differ.
enum Statistics {
    /// The middle value; not a number where there are none.
    static func median(_ values: [Double]) -> Double {
        guard !values.isEmpty else { return .nan }
        let sorted = values.sorted()
        let middle = sorted.count / 2
        return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    }

    /// The median of the quotients of values taken in the same round.
    static func pairedRatio(_ ours: [Double], to others: [Double]) -> Double {
        median(zip(ours, others).map { $0 / $1 })
    }
}
