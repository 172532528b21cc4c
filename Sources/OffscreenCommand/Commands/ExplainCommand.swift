import Goldens
import UIKit

/// `explain`: which constraints give a view's edge or dimension its value.
enum ExplainCommand: Subcommand {
    struct Values {
        var scene = SceneArguments()
        var view: String?
        var attribute: ExplainedAttribute?
        var format: Format?
    }

    enum Format: String, Choice { case text, json }

    static let name = "explain"
    static let summary = "Say why a view's height, or another of its values, is what it is."
    static let operands = ["SCENE"]
    static let defaults = Values()

    static var options: [Option<Values>] {
        [
            .value(
                "--view", placeholder: "ID|PATH", to: \.view,
                help:
                    "the view: its accessibility identifier, also with identifiers above it (cell.12/titleLabel), or its "
                    + "path as 'layout --format json' prints it",
                parse: { text throws(InvalidValue) in try text.nonEmpty() }),
            .value(
                "--attribute", placeholder: "NAME", to: \.attribute,
                help: "height (if not given), width, top, bottom, leading, trailing, left, right, centerX or centerY",
                parse: ExplainedAttribute.named),
            .value(
                "--format", placeholder: "text|json", to: \.format, help: "how to print; text if not given",
                parse: Format.named),
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
    ]

    static func run(_ values: Values, operands: [String], in context: CommandContext) throws -> ExitStatus {
        guard let view = values.view else { throw CommandError.missingOption("--view ID") }
        let attribute = values.attribute?.attribute ?? .height
        let request = try SceneRequest(sceneName: operands[0], arguments: values.scene, in: context)
        let renderer = try SceneRenderer(fonts: values.scene.fonts, jobs: 1, command: name, in: context)
        let progress = Progress(total: 1, streams: context.streams)
        defer { progress.clear() }
        progress.begin(request.variant.name)
        let (report, log) = try LayoutDiagnostics.collecting {
            try progress.whileListsAreLaidOut { try renderer.explain(attribute, of: view, in: request) }
        }
        progress.clear()
        LayoutLog.write(log, command: name, in: context)
        try context.streams.write(values.format == .json ? report.json : report.text)
        return .done
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
