extension Engine {
    /// Sums the slopes of the rows in the column, level by level: what moving the column's line upward would cost them.
    mutating func gatherSlopes(_ column: UInt32) {
        let count = levels.count
        slopes.resize(to: count, filling: 0)
        slopeSizes.resize(to: count, filling: 0)
        for rank in 0..<count {
            slopes[rank] = 0
            slopeSizes[rank] = 0
        }
        var place = columns[column].head
        while place != .none {
            let row = entries[place].row
            let slope = rows[row].slope
            if slope != 0 {
                let cost = slope * entries[place].value
                let rank = levels[rows[row].level].rank
                slopes[rank] += cost
                slopeSizes[rank] += cost.magnitude
            }
            place = entries[place].columnNext
        }
    }

    /// After `gatherSlopes`: the first rank at which moving the column's line in the direction changes the cost, if the cost falls there.
    ///
    /// `levels.count` stands for a free variable that may return to 0 at no cost.
    private func improvement(_ column: UInt32, upward: Bool) -> UInt32? {
        let line = columns[column]
        let direction = upward ? 1.0 : -1.0
        let own = line.isVariable ? .none : levels[line.level].rank
        for rank in 0..<UInt32(levels.count) {
            var slope = slopes[rank] * direction
            var size = slopeSizes[rank]
            if rank == own {
                let penalty = upward ? line.penaltyAbove : line.penaltyBelow
                slope += penalty
                size += penalty
            }
            if slope.magnitude <= 1e-9 * size { continue }
            return slope < 0 ? rank : nil
        }
        let returns = line.isVariable && (upward ? line.value < 0 : line.value > 0)
        return returns ? UInt32(levels.count) : nil
    }

    /// Prices every dirty column: those that improve wait in the list of their rank.
    private mutating func priceDirty() {
        while let column = dirtyColumns.popLast() {
            columns[column].isDirty = false
            leaveBucket(column)
            guard columns[column].isLive else { continue }
            gatherSlopes(column)
            if let rank = improvement(column, upward: true) {
                enterBucket(column, rank: rank, upward: true)
            } else if let rank = improvement(column, upward: false) {
                enterBucket(column, rank: rank, upward: false)
            }
        }
    }

    private mutating func enterBucket(_ column: UInt32, rank: UInt32, upward: Bool) {
        let next = buckets[rank]
        columns[column].bucket = rank
        columns[column].bucketNext = next
        columns[column].bucketPrevious = .none
        columns[column].isUpward = upward
        if next != .none { columns[next].bucketPrevious = column }
        buckets[rank] = column
        lowestBucket = Swift.min(lowestBucket, rank)
    }

    @inline(__always)
    mutating func leaveBucket(_ column: UInt32) {
        let record = columns[column]
        guard record.bucket != .none else { return }
        if record.bucketPrevious == .none {
            buckets[record.bucket] = record.bucketNext
        } else {
            columns[record.bucketPrevious].bucketNext = record.bucketNext
        }
        if record.bucketNext != .none { columns[record.bucketNext].bucketPrevious = record.bucketPrevious }
        columns[column].bucket = .none
    }

    /// Improves until nothing can.
    ///
    /// The oldest cure for cycling, Bland's rule, takes over after many exchanges in a row that moved nothing, and until one moves.
    mutating func improve() {
        buckets.resize(to: levels.count + 1, filling: .none)
        lowestBucket = 0
        var idle = 0
        var steps = 0
        let limit = 100_000 + 100 * (rows.count + columns.count)
        while steps < limit {
            priceDirty()
            guard let column = idle < 200 ? firstImproving() : leastImproving() else { return }
            let moved = step(column, greedy: idle < 200)
            idle = moved ? 0 : idle + 1
            steps += 1
        }
        // Only rounding errors lead here: what is left in the lists is given up.
        while let column = firstImproving() { leaveBucket(column) }
    }

    private mutating func firstImproving() -> UInt32? {
        while Int(lowestBucket) < buckets.count {
            let column = buckets[lowestBucket]
            if column != .none { return column }
            lowestBucket += 1
        }
        return nil
    }

    /// The improving column whose line comes first, variables before constraints.
    private func leastImproving() -> UInt32? {
        var best: UInt32?
        for rank in 0..<buckets.count {
            var column = buckets[rank]
            while column != .none {
                if best.map({ comesFirst(column, $0) }) ?? true { best = column }
                column = columns[column].bucketNext
            }
        }
        return best
    }

    func comesFirst(_ first: UInt32, _ second: UInt32) -> Bool {
        let (a, b) = (columns[first], columns[second])
        return a.isVariable == b.isVariable ? a.line < b.line : a.isVariable
    }
}
