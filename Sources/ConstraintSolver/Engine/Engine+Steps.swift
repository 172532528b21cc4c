extension Engine {
    /// Moves an improving column up to the kink where it stops paying, and exchanges it with the row of that kink.
    ///
    /// Passing kinks on the way is the long step of Barrodale and Roberts (1973): one exchange does the work of many.
    /// - Returns: whether anything moved.
    mutating func step(_ column: UInt32, greedy: Bool) -> Bool {
        let isUpward = columns[column].isUpward
        let isReturning = Int(columns[column].bucket) == levels.count
        leaveBucket(column)
        releaseVariable(of: column)
        gatherSlopes(column)
        let direction = isUpward ? 1.0 : -1.0
        for rank in 0..<slopes.count { slopes[rank] *= direction }
        if !columns[column].isVariable {
            let penalty = isUpward ? columns[column].penaltyAbove : columns[column].penaltyBelow
            slopes[levels[columns[column].level].rank] += penalty
            slopeSizes[levels[columns[column].level].rank] += penalty
        }
        collectKinks(column, direction: direction)
        let stop = greedy && !isReturning ? stoppingKink() : nearestKink()
        if isReturning, stop.map({ kinks[$0].length >= columns[column].value.magnitude }) ?? true {
            moveColumn(column, by: -columns[column].value)
            return true
        }
        // Without a kink nothing would end the movement; costs are never negative, so that is a rounding error.
        guard let stop else { return false }
        let kink = kinks[stop]
        moveColumn(column, by: direction * kink.length)
        if greedy, !isReturning { changeSides(before: stop) }
        rows[kink.row].value = 0
        let entersAbove = isUpward
        exchange(row: kink.row, column: column)
        if rows[kink.row].value == 0 { rows[kink.row].isAbove = entersAbove }
        suspectIfFailing(kink.row)
        return kink.length > 0
    }

    /// Where the rows that move toward zero, or away over it, meet it.
    mutating func collectKinks(_ column: UInt32, direction: Double) {
        kinks.removeAll()
        var place = columns[column].head
        while place != .none {
            let entry = entries[place]
            place = entry.columnNext
            let row = rows[entry.row]
            let rate = entry.value * direction
            guard !row.isVariable, rate.magnitude > 1e-9, (rate < 0) == row.isAbove else { continue }
            let distance = Swift.max(0, row.isAbove ? row.value : -row.value)
            kinks.append(
                Kink(length: distance / rate.magnitude, size: rate.magnitude, row: entry.row, line: row.line))
        }
    }

    /// The nearest kink; of several the one of the constraint that comes first, as Bland's rule wants it.
    func nearestKink() -> Int? {
        var best: Int?
        for index in 0..<kinks.count {
            guard let other = best else {
                best = index
                continue
            }
            let (a, b) = (kinks[index], kinks[other])
            if a.length < b.length || (a.length == b.length && a.line < b.line) { best = index }
        }
        return best
    }

    /// The kink at which going on would no longer pay.
    private mutating func stoppingKink() -> Int? {
        guard kinks.count > 0 else { return nil }
        // Of equally near kinks the largest number comes first: it loses the fewest digits.
        kinks.sort {
            ($0.length, -$0.size, $0.line) < ($1.length, -$1.size, $1.line)
        }
        for index in 0..<kinks.count {
            let row = rows[kinks[index].row]
            let jump = kinks[index].size * (row.penaltyAbove + row.penaltyBelow)
            let rank = levels[row.level].rank
            slopes[rank] += jump
            slopeSizes[rank] += jump
            if !stillImproves() { return stablest(index) }
        }
        return kinks.count - 1
    }

    /// Rows whose kink was passed are on the other side from now on, those that are exactly at zero too: else each of a thousand rows that meet
    /// zero together would take a step of its own.
    private mutating func changeSides(before stop: Int) {
        for index in 0..<stop where kinks[index].length == kinks[stop].length {
            let row = kinks[index].row
            guard rows[row].value.magnitude <= 1e-9 else { continue }
            rows[row].isAbove.toggle()
            markRowDirty(row)
        }
    }

    private func stillImproves() -> Bool {
        for rank in 0..<slopes.count where slopes[rank].magnitude > 1e-9 * slopeSizes[rank] {
            return slopes[rank] < 0
        }
        return false
    }

    /// Of the kinks practically as near as the chosen one, the one with the largest number, if that of the chosen one is tiny.
    private func stablest(_ chosen: Int) -> Int {
        guard kinks[chosen].size < 1e-6 else { return chosen }
        var best = chosen
        for index in 0..<kinks.count
        where (kinks[index].length - kinks[chosen].length).magnitude < 1e-9 && kinks[index].size > kinks[best].size {
            best = index
        }
        return best
    }
}
