import Foundation
import Goldens

/// What `explain` prints.
struct ExplanationReport {
    let source: String
    let explanation: LayoutExplanation

    var text: String { explanation.description + "\n" }

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
