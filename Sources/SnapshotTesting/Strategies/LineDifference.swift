/// Two texts side by side as a unified diff: `−` for lines of the golden, `+` for those that came instead.
struct LineDifference {
    let text: String

    /// Lines around a change that are shown with it.
    private static let context = 4

    init(_ golden: String, _ actual: String) {
        let before = golden.split(separator: "\n", omittingEmptySubsequences: false)
        let after = actual.split(separator: "\n", omittingEmptySubsequences: false)
        let changes = after.difference(from: before)
        var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
        for change in changes {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        text = Self.hunks(Self.lines(before, after, removed, inserted))
    }

    private struct Line {
        let sign: String
        let text: Substring
        /// Counted from 1, in the golden and in the new text.
        let number: (before: Int, after: Int)
        var isChange: Bool { sign != " " }
    }

    private static func lines(
        _ before: [Substring], _ after: [Substring], _ removed: Set<Int>, _ inserted: Set<Int>
    ) -> [Line] {
        var lines: [Line] = []
        var (old, new) = (0, 0)
        while old < before.count || new < after.count {
            let number = (old + 1, new + 1)
            if old < before.count, removed.contains(old) {
                lines.append(Line(sign: minus, text: before[old], number: number))
                old += 1
            } else if new < after.count, inserted.contains(new) {
                lines.append(Line(sign: plus, text: after[new], number: number))
                new += 1
            } else {
                lines.append(Line(sign: " ", text: before[old], number: number))
                old += 1
                new += 1
            }
        }
        return lines
    }

    private static func hunks(_ lines: [Line]) -> String {
        let changes = lines.indices.filter { lines[$0].isChange }
        var ranges: [Range<Int>] = []
        for index in changes {
            let range = max(0, index - context)..<min(lines.count, index + context + 1)
            if let last = ranges.last, last.upperBound >= range.lowerBound {
                ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
            } else {
                ranges.append(range)
            }
        }
        return ranges.map { hunk(lines[$0]) }.joined(separator: "\n")
    }

    private static func hunk(_ lines: ArraySlice<Line>) -> String {
        guard let first = lines.first else { return "" }
        let (old, new) = (lines.count { $0.sign != plus }, lines.count { $0.sign != minus })
        let head = "@@ \(minus)\(first.number.before),\(old) \(plus)\(first.number.after),\(new) @@"
        return ([head] + lines.map { $0.sign + $0.text }).joined(separator: "\n")
    }
}
