import Foundation
import Goldens

/// What `explain` prints.
struct ExplanationReport {
    let source: String
    let explanation: LayoutExplanation

    var text: String {
        let name = explanation.identifier.map { "#\($0)" } ?? explanation.path
        let place = explanation.identifier == nil ? "" : "    (\(explanation.path))"
        var lines = ["\(name): \(explanation.attribute) \(Number.text(explanation.value))\(place)"]
        lines += explanation.remarks
        lines += steps
        if !explanation.advice.isEmpty {
            lines += ["To change it: " + explanation.advice.joined(separator: "; ") + "."]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The constraints that give points, in columns, and their sum.
    private var steps: [String] {
        let shown = explanation.steps.filter { abs($0.contribution) > 0.0005 }
        guard !shown.isEmpty else { return [] }
        let sum = explanation.steps.reduce(0) { $0 + $1.contribution }
        let numbers = shown.map { Number.text($0.contribution) }
        let width = max(4, (numbers + [Number.text(sum)]).map(\.count).max() ?? 0) + 2
        let column = min(64, shown.map { text(of: $0).count }.max() ?? 0)
        var lines = zip(numbers, shown).map { number, step in
            let left = number.aligned(to: width) + "  " + text(of: step)
            guard let source = step.source else { return left }
            return left.padded(to: width + 2 + column + 1) + " " + source
        }
        let ties = explanation.steps.count - shown.count
        let remark = ties == 0 ? "" : "  (and \(ties) \(ties == 1 ? "constraint" : "constraints") without a distance)"
        let isRounded = abs(sum - explanation.value) > 0.0005 && abs(sum - explanation.value) < 1
        let rounding = isRounded ? ", \(Number.text(explanation.value)) on whole pixels" : ""
        if shown.count > 1 || isRounded {
            lines.append(Number.text(sum).aligned(to: width) + "  in all" + rounding + remark)
        }
        return lines
    }

    private func text(of step: LayoutExplanation.Step) -> String {
        let isPlain = abs(abs(step.sensitivity) - 1) < 0.001 || step.origin != "app"
        return step.text + (isPlain ? "" : " (x \(Number.text(abs(step.sensitivity))))")
    }

    var json: String {
        let steps = explanation.steps.map { step in
            "{\"text\":\(JSONText.quoted(step.text)),\"origin\":\(JSONText.quoted(step.origin)),"
                + "\"contribution\":\(Number.text(step.contribution)),\"sensitivity\":\(Number.text(step.sensitivity)),"
                + "\"priority\":\(Number.text(Double(step.priority))),\"source\":\(JSONText.quotedOrNull(step.source))}"
        }
        let body = steps.isEmpty ? "" : "\n" + steps.joined(separator: ",\n") + "\n"
        return "{\"source\":\(JSONText.quoted(source)),\"path\":\(JSONText.quoted(explanation.path)),"
            + "\"identifier\":\(JSONText.quotedOrNull(explanation.identifier)),"
            + "\"attribute\":\(JSONText.quoted(explanation.attribute)),\"value\":\(Number.text(explanation.value)),"
            + "\"remarks\":[\(explanation.remarks.map(JSONText.quoted).joined(separator: ","))],"
            + "\"steps\":[\(body)],"
            + "\"advice\":[\(explanation.advice.map(JSONText.quoted).joined(separator: ","))]}\n"
    }
}

extension String {
    /// The text with blanks before it up to `width` characters.
    fileprivate func aligned(to width: Int) -> String {
        String(repeating: " ", count: max(0, width - count)) + self
    }
}
