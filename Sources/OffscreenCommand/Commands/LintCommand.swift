import Goldens
import UIKit

/// `lint`: what is wrong with the layout of a scene or an Interface Builder document, without a golden.
enum LintCommand: Subcommand {
    struct Values {
        var scene = SceneArguments()
        var format: Format?
        var leavesNotesOut = false
        var isStrict = false
    }

    enum Format: String, Choice { case text, json }

    static let name = "lint"
    static let summary =
        "Find layout mistakes in a scene, a .xib or a .storyboard: conflicts, ambiguity, cut text, overlaps."
    static let operands = ["SCENE|FILE"]
    static let defaults = Values()

    static var options: [Option<Values>] {
        [
            .value(
                "--format", placeholder: "text|json", to: \.format, help: "how to print; text if not given",
                parse: Format.named),
            .flag("--findings-only", to: \.leavesNotesOut, help: "leave notes out"),
            .flag("--strict", to: \.isStrict, help: "of a document: what is not carried over is an error"),
        ] + SceneArguments.options(in: \.scene)
    }

    static var helpSections: [HelpPage.Section] {
        [
            HelpPage.Section(
                title: "findings",
                rows: [
                    ("conflict", "required constraints exclude each other: the smallest set of them"),
                    ("ambiguous-position", "nothing decides where a view is along an axis"),
                    (
                        "ambiguous-size",
                        "nothing decides a view's width or height, or that of what a scroll view scrolls; cells are tried one "
                            + "pixel higher too, which is a note where a stack view's order would decide"
                    ),
                    ("truncated-text", "a label has more text than it shows"),
                    ("clipped-text", "text is cut off where its label ends, or where a view clips it"),
                    ("text-outside-view", "text is drawn outside of its label's superview"),
                    ("overlapping-siblings", "two siblings show something at the same place"),
                    ("view-outside-superview", "a view reaches beyond its superview"),
                    ("undetermined-cell-height", "no constraint reaches the bottom of a cell that sizes itself"),
                    ("constraints-outside-content-view", "a cell's constraints are not on its contentView"),
                    ("small-touch-target", "a control is smaller than 44 x 44 points (always a note)"),
                ])
        ]
    }

    static let notes = [
        "Notes are conflicts that were over in the end, and what may be meant so: a line limit set in code that cuts a text, a small touch target, and an overlay "
            + "that is declared as one: tied to what it covers along both axes, with a zPosition, a negative spacing, or "
            + "without user interaction.",
        "JSON: {\"source\", \"size\", \"scale\", \"findings\": [{\"kind\", \"severity\": \"finding\"|\"note\", \"path\", "
            + "\"identifier\", \"message\", \"constraints\": [{\"text\", \"source\"}], \"remedy\", \"otherPaths\"}]}. "
            + "Paths are those of 'layout'; a source is MODULE/FILE:LINE, or null for a constraint that UIKit made.",
        "Of a .xib or .storyboard every scene is looked at as 'layout' lays it out. An identifier is that of Interface Builder, "
            + "a source FILE:LINE; where there are several scenes, the roots in paths have indexes. --scale, --fonts and "
            + "--environment hold, the other options are for scenes.",
        "Exit status 1 if there is a finding; notes do not count.",
    ]

    static func run(_ values: Values, operands: [String], in context: CommandContext) throws -> ExitStatus {
        var report = try report(values, operands[0], in: context)
        if values.leavesNotesOut { report.findings.removeAll { $0.severity == .note } }
        try context.streams.write(values.format == .json ? report.json : report.text)
        return report.hasFindings ? .finding : .done
    }

    private static func report(_ values: Values, _ operand: String, in context: CommandContext) throws -> LintReport {
        if DocumentRequest.isDocument(operand) {
            let request = try DocumentRequest(
                path: operand, arguments: values.scene, isStrict: values.isStrict, in: context)
            let renderer = try SceneRenderer(fonts: values.scene.fonts, jobs: 1, command: name, in: context)
            return try renderer.review(of: request, streams: context.streams)
        }
        if values.isStrict { throw CommandError.conflict("--strict", operand, remedy: "it is for documents") }
        let request = try SceneRequest(sceneName: operand, arguments: values.scene, in: context)
        let renderer = try SceneRenderer(fonts: values.scene.fonts, jobs: 1, command: name, in: context)
        let progress = Progress(total: 1, streams: context.streams)
        defer { progress.clear() }
        progress.begin(request.variant.name)
        let (report, log) = try progress.whileListsAreLaidOut {
            try renderer.review(of: request) { progress.advance("checked", $0, of: $1) }
        }
        progress.clear()
        LayoutLog.write(log, command: name, in: context)
        return report
    }
}
