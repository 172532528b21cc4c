extension DenseSimplex {
    /// Gives each equality, and each inequality that fails, a variable of its own while there are any: most important first, then in
    /// order of insertion. Most layouts are solved by this alone, and among equal wishes the first one wins.
    mutating func claimVariables() {
        for level in 0..<levelCount {
            for index in 0..<rows.count where rows[index].level == level {
                if rows[index].relation != .equal {
                    let value = lineValue[index]
                    guard value.magnitude > Self.tolerance, isPenalized(index, positive: value > 0) else { continue }
                }
                var best = 1e-9
                var chosen = -1
                for column in 0..<columnCount where nonbasicLine[column] >= rows.count {
                    let size = tableau[index * columnCount + column].magnitude
                    if size > best {
                        best = size
                        chosen = column
                    }
                }
                if chosen >= 0 { exchange(place: index, column: chosen) }
            }
        }
    }

    /// Cost derivative of every column, level by level.
    mutating func computeSlopes() {
        for index in slope.indices {
            slope[index] = 0
            slopeMagnitude[index] = 0
        }
        for place in 0..<rows.count {
            let line = basicLine[place]
            guard line < rows.count, isPenalized(line, positive: isPositive[place]) else { continue }
            // A satisfied line lies on its free side, an equality at zero costs as soon as it moves.
            let weight = isPositive[place] ? scale[line] : -scale[line]
            let level = rows[line].level
            for column in 0..<columnCount {
                let entry = weight * tableau[place * columnCount + column]
                slope[column * levelCount + level] += entry
                slopeMagnitude[column * levelCount + level] += entry.magnitude
            }
        }
    }

    /// A column and the direction in which its line should move, or nil at the optimum.
    func entering(greedy: Bool) -> (column: Int, direction: Double)? {
        var best: (column: Int, direction: Double)?
        var bestLevel = levelCount
        var bestRate = 0.0
        for column in 0..<columnCount {
            for direction in [1.0, -1.0] {
                guard let (level, rate) = improvement(column: column, direction: direction) else { continue }
                if !greedy {
                    if best == nil || nonbasicLine[column] < nonbasicLine[best?.column ?? column] {
                        best = (column, direction)
                    }
                } else if level < bestLevel || (level == bestLevel && rate > bestRate * 1.000001) {
                    best = (column, direction)
                    bestLevel = level
                    bestRate = rate
                }
            }
        }
        return best
    }

    /// The first level at which moving the column's line changes the cost, if it falls there.
    private func improvement(column: Int, direction: Double) -> (level: Int, rate: Double)? {
        let line = nonbasicLine[column]
        for level in 0..<levelCount {
            var derivative = slope[column * levelCount + level] * direction
            var magnitude = slopeMagnitude[column * levelCount + level]
            if line < rows.count, rows[line].level == level, isPenalized(line, positive: direction > 0) {
                derivative += scale[line]
                magnitude += scale[line]
            }
            if derivative.magnitude <= 1e-9 * magnitude { continue }
            return derivative < 0 ? (level, -derivative) : nil
        }
        return nil
    }

    /// Moves the column's line in `direction` up to the kink where it stops paying, and exchanges it with the line of that kink.
    mutating func step(column: Int, direction: Double, passesKinks: Bool) {
        var derivative = [Double](repeating: 0, count: levelCount)
        let own = nonbasicLine[column]
        var magnitude = derivative
        for level in 0..<levelCount {
            derivative[level] = slope[column * levelCount + level] * direction
            magnitude[level] = slopeMagnitude[column * levelCount + level]
        }
        if own < rows.count, isPenalized(own, positive: direction > 0) {
            derivative[rows[own].level] += scale[own]
            magnitude[rows[own].level] += scale[own]
        }
        var kinks: [(length: Double, line: Int, place: Int)] = []
        for place in 0..<rows.count where basicLine[place] < rows.count {
            let change = tableau[place * columnCount + column] * direction
            guard change.magnitude > 1e-11, (change < 0) == isPositive[place] else { continue }
            kinks.append((max(0, lineValue[place].magnitude / change.magnitude), basicLine[place], place))
        }
        kinks.sort { ($0.length, $0.line) < ($1.length, $1.line) }
        var stop = -1
        for (index, kink) in kinks.enumerated() {
            stop = index
            if !passesKinks { break }
            let row = rows[kink.line]
            let sides = row.relation == .equal ? 2.0 : 1.0
            let jump = tableau[kink.place * columnCount + column].magnitude * scale[kink.line] * sides
            derivative[row.level] += jump
            magnitude[row.level] += jump
            let first = derivative.indices.first { derivative[$0].magnitude > 1e-9 * magnitude[$0] }
            if first.map({ derivative[$0] > 0 }) ?? true { break }
        }
        guard stop >= 0 else { return }
        stop = stablest(among: kinks, column: column, upTo: stop)
        let chosen = kinks[stop]
        let length = chosen.length * direction
        for place in 0..<rows.count { lineValue[place] += tableau[place * columnCount + column] * length }
        for kink in kinks[..<stop] { isPositive[kink.place].toggle() }
        exchange(place: chosen.place, column: column, entering: length)
    }

    /// Of the kinks as near as the chosen one, the one with the largest entry, which loses the fewest digits.
    private func stablest(
        among kinks: [(length: Double, line: Int, place: Int)], column: Int, upTo stop: Int
    ) -> Int {
        let entry = tableau[kinks[stop].place * columnCount + column].magnitude
        guard entry < 1e-7 else { return stop }
        var best = stop
        var size = entry
        for index in stride(from: stop - 1, through: 0, by: -1) where kinks[stop].length - kinks[index].length < 1e-9 {
            let other = tableau[kinks[index].place * columnCount + column].magnitude
            if other > size {
                best = index
                size = other
            }
        }
        return best
    }

    /// Holds the basic line at `place` at zero and makes the column's line basic, at the value `entering` (or the value that follows).
    mutating func exchange(place: Int, column: Int, entering: Double? = nil) {
        let pivotStart = place * columnCount
        let inverse = 1 / tableau[pivotStart + column]
        let value = entering ?? (-lineValue[place] * inverse)
        if entering == nil {
            for other in 0..<rows.count where other != place {
                let before = lineValue[other]
                lineValue[other] += tableau[other * columnCount + column] * value
                if (before >= 0) != (lineValue[other] >= 0) { isPositive[other] = lineValue[other] >= 0 }
            }
        }
        for index in 0..<columnCount {
            tableau[pivotStart + index] *= index == column ? 0 : -inverse
        }
        tableau[pivotStart + column] = inverse
        for other in 0..<rows.count where other != place {
            let start = other * columnCount
            let factor = tableau[start + column]
            guard factor != 0 else { continue }
            tableau[start + column] = 0
            for index in 0..<columnCount {
                let entry = tableau[start + index] + factor * tableau[pivotStart + index]
                tableau[start + index] = entry.magnitude < 1e-13 ? 0 : entry
            }
        }
        (basicLine[place], nonbasicLine[column]) = (nonbasicLine[column], basicLine[place])
        lineValue[place] = value
        isPositive[place] = value >= 0
    }
}
