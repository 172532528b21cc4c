/// Finds what a mistyped name was meant to be.
package enum Suggestion {
    /// The candidate nearest to `name`, or nil when none is near enough to be what was meant.
    ///
    /// Near is at most a third of the longer name's characters in edits, or the beginning of a name, case ignored. Among
    /// equals one of the same letters wins (they were swapped), then the first.
    package static func nearest(to name: String, in candidates: [String]) -> String? {
        let typed = Array(name.lowercased().prefix(maximumLength))
        var best: (candidate: String, rank: (Int, Int))?
        for candidate in candidates {
            let letters = Array(candidate.lowercased().prefix(maximumLength))
            let distance = editDistance(typed, letters)
            let isBeginning = typed.count >= 3 && letters.starts(with: typed)
            guard isBeginning || distance <= max(1, max(typed.count, letters.count) / 3) else { continue }
            let rank = (distance, typed.sorted() == letters.sorted() ? 0 : 1)
            if let best, best.rank <= rank { continue }
            best = (candidate, rank)
        }
        return best?.candidate
    }

    /// Longer names are compared by their beginning, so that a hostile argument costs no time.
    private static let maximumLength = 64

    /// The number of insertions, deletions, replacements and swaps of neighbours between two names
    /// (optimal string alignment); O(first * second).
    package static func editDistance(_ first: [Character], _ second: [Character]) -> Int {
        guard !first.isEmpty, !second.isEmpty else { return max(first.count, second.count) }
        var beforePrevious: [Int] = []
        var previous = Array(0...second.count)
        for row in 1...first.count {
            var current = [row]
            for column in 1...second.count {
                let replaced = previous[column - 1] + (first[row - 1] == second[column - 1] ? 0 : 1)
                var distance = min(replaced, previous[column] + 1, current[column - 1] + 1)
                if row > 1, column > 1, first[row - 1] == second[column - 2], first[row - 2] == second[column - 1] {
                    distance = min(distance, beforePrevious[column - 2] + 1)
                }
                current.append(distance)
            }
            beforePrevious = previous
            previous = current
        }
        return previous[second.count]
    }
}
