import Goldens
import UIKit

/// `explain`: which constraints give a view's edge or dimension its value.
enum ExplainCommand: Subcommand {
    struct Values {
        var scene = SceneArguments()
        var view: String?
        var attribute: ExplainedAttribute?
        var format: Format?
        var isStrict = false
    }

    enum Format: String, Choice { case text, json }

    static let name = "explain"
    static let summary = "Say why a view's height, or another of its values, is what it is."
    static let operands = ["SCENE|FILE"]
    static let defaults = Values()

    static var options: [Option<Values>] {
        [
            .value(
                "--view", placeholder: "ID|PATH", to: \.view,
                help:
                    "the view: its accessibility identifier, also with identifiers above it (cell.12/titleLabel), or its "
                    + "path as 'layout --format json' prints it; of a document its id there, its outlet or its label",
                parse: { text throws(InvalidValue) in try text.nonEmpty() }),
            .value(
                "--attribute", placeholder: "NAME", to: \.attribute,
                help: "height (if not given), width, top, bottom, leading, trailing, left, right, centerX or centerY",
                parse: ExplainedAttribute.named),
            .value(
                "--format", placeholder: "text|json", to: \.format, help: "how to print; text if not given",
                parse: Format.named),
            .flag("--strict", to: \.isStrict, help: "of a document: what is not carried over is an error"),
        ] + SceneArguments.options(in: \.scene)
    }

    static let notes = [
        "The lines are the constraints that bind, from one end to the other, each with the points it gives to the value "
            + "and the line of source that made it. Constraints without a distance of their own are counted at the end; "
            + "JSON has them all.",
        "JSON: {\"source\", \"path\", \"identifier\", \"attribute\", \"value\", \"remarks\": [], \"steps\": [{\"text\", "
            + "\"origin\": \"app\"|\"content\"|\"stack\"|\"frame\"|\"system\", \"contribution\", \"sensitivity\", "
            + "\"priority\", \"source\"}], \"advice\": []}. The contributions add up to the value before it is rounded to "
            + "pixels; a sensitivity is by how many points the value grows with the constraint's constant.",
        "Of a .xib or .storyboard the views are those that 'layout' prints. --scale, --fonts and --environment hold, the other "
            + "options are for scenes.",
    ]

    static func run(_ values: Values, operands: [String], in context: CommandContext) throws -> ExitStatus {
        guard let view = values.view else { throw CommandError.missingOption("--view ID") }
        let report = try report(values, operands[0], view: view, in: context)
        try context.streams.write(values.format == .json ? report.json : report.text)
        return .done
    }

    private static func report(
        _ values: Values, _ operand: String, view: String, in context: CommandContext
    ) throws -> ExplanationReport {
        let attribute = values.attribute?.attribute ?? .height
        if DocumentRequest.isDocument(operand) {
            let request = try DocumentRequest(
                path: operand, arguments: values.scene, isStrict: values.isStrict, in: context)
            let renderer = try SceneRenderer(fonts: values.scene.fonts, jobs: 1, command: name, in: context)
            return try renderer.explain(attribute, of: view, in: request, streams: context.streams)
        }
        if values.isStrict { throw CommandError.conflict("--strict", operand, remedy: "it is for documents") }
        let request = try SceneRequest(sceneName: operand, arguments: values.scene, in: context)
        let renderer = try SceneRenderer(fonts: values.scene.fonts, jobs: 1, command: name, in: context)
        let progress = Progress(total: 1, streams: context.streams)
        defer { progress.clear() }
        progress.begin(request.variant.name)
        let (report, log) = try LayoutDiagnostics.collecting {
            try progress.whileListsAreLaidOut { try renderer.explain(attribute, of: view, in: request) }
        }
        progress.clear()
        LayoutLog.write(log, command: name, in: context)
        return report
    }
}

/// A value of `--attribute`.
struct ExplainedAttribute {
    let attribute: NSLayoutConstraint.Attribute

    static func named(_ name: String) throws(InvalidValue) -> ExplainedAttribute {
        let known = LayoutExplanation.attributes
        if let found = known.first(where: { $0.name == name }) { return ExplainedAttribute(attribute: found.attribute) }
        let names = known.map(\.name)
        throw InvalidValue(
            expected: "one of \(names.joined(separator: ", "))", suggestion: Suggestion.nearest(to: name, in: names))
    }
}
