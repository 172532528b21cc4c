import Foundation

extension LayoutExplanation: CustomStringConvertible {
    /// A line for each constraint that gives points, from one end to the other, and their sum.
    public var description: String {
        let name = identifier.map { "#\($0)" } ?? path
        let place = identifier == nil ? "" : "    (\(path))"
        var lines = ["\(name): \(attribute) \(Number.text(value))\(place)"] + remarks + stepLines
        if !advice.isEmpty { lines.append("To change it: " + advice.joined(separator: "; ") + ".") }
        return lines.joined(separator: "\n")
    }

    /// The constraints where none of them has a distance: a view at its superview's edge.
    private var tieLines: [String] {
        guard !steps.isEmpty else { return [] }
        let column = min(64, steps.map(\.text.count).max() ?? 0)
        let lines = steps.prefix(Self.tieLimit).map { step in
            guard let source = step.source else { return "  " + step.text }
            return "  " + step.text + String(repeating: " ", count: max(0, column - step.text.count) + 2) + source
        }
        let rest = steps.count - lines.count
        return ["It hangs on these, none of which has a distance:"] + lines + (rest > 0 ? ["  and \(rest) more"] : [])
    }

    private static let tieLimit = 8

    /// The constraints that give points, in columns, and their sum.
    private var stepLines: [String] {
        let shown = steps.filter(\.isShown)
        if shown.isEmpty { return tieLines }
        let sum = steps.reduce(0) { $0 + $1.contribution }
        let numbers = shown.map { Number.text($0.contribution) }
        let width = max(4, (numbers + [Number.text(sum)]).map(\.count).max() ?? 0) + 2
        let column = min(64, shown.map(\.words.count).max() ?? 0)
        var lines = zip(numbers, shown).map { number, step in
            let left = number.aligned(to: width) + "  " + step.words
            guard let source = step.source else { return left }
            let gap = String(repeating: " ", count: max(0, width + 2 + column + 1 - left.count) + 1)
            return left + gap + source
        }
        let ties = steps.count - shown.count
        let remark = ties == 0 ? "" : "  (and \(ties) \(ties == 1 ? "constraint" : "constraints") without a distance)"
        let isRounded = abs(sum - value) > 0.0005 && abs(sum - value) < 1
        let rounding = isRounded ? ", \(Number.text(value)) on whole pixels" : ""
        if shown.count > 1 || isRounded {
            lines.append(Number.text(sum).aligned(to: width) + "  in all" + rounding + remark)
        }
        return lines
    }
}

extension LayoutExplanation.Step {
    /// What it is, and how many times its constant counts if that is not once.
    fileprivate var words: String {
        let isPlain = abs(abs(sensitivity) - 1) < 0.001 || origin != "app"
        return text + (isPlain ? "" : " (x \(Number.text(abs(sensitivity))))")
    }
}

extension String {
    /// The text with blanks before it up to `width` characters.
    fileprivate func aligned(to width: Int) -> String {
        String(repeating: " ", count: max(0, width - count)) + self
    }
}
