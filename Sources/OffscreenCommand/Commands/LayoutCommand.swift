/// `layout`: the frames of a scene's views, without pixels.
enum LayoutCommand: Subcommand {
    struct Values {
        var scene = SceneArguments()
        var format: Format?
    }

    enum Format: String, Choice { case text, json }

    static let name = "layout"
    static let summary = "Print the frames of a scene's views."
    static let operands = ["SCENE"]
    static let defaults = Values()

    static var options: [Option<Values>] {
        [
            .value(
                "--format", placeholder: "text|json", to: \.format, help: "how to print; text if not given",
                parse: Format.named)
        ] + SceneArguments.options(in: \.scene)
    }

    static let notes = [
        "Frames are in points, in the coordinates of the superview; parents come before their children.",
        "JSON: {\"source\", \"size\": {\"width\", \"height\"}, \"scale\", \"views\": [{\"id\", \"class\", \"path\", \"frame\": {\"x\", "
            + "\"y\", \"width\", \"height\"}, \"boundsOrigin\": {\"x\", \"y\"}}]}; an id is null for a view without an accessibility "
            + "identifier. Where a view's content is scrolled, boundsOrigin says how far: subtract it from its subviews' "
            + "frames to find them in the picture.",
    ]

    static func run(_ values: Values, operands: [String], in context: CommandContext) throws -> ExitStatus {
        let request = try SceneRequest(sceneName: operands[0], arguments: values.scene, in: context)
        let renderer = try SceneRenderer(fonts: values.scene.fonts, jobs: 1, command: name, in: context)
        let progress = Progress(total: 1, streams: context.streams)
        progress.begin(request.variant.name)
        defer { progress.clear() }
        let layout = try progress.whileListsAreLaidOut { try renderer.layout(of: request) }
        progress.clear()
        try context.streams.write(values.format == .json ? layout.json : layout.text)
        return .done
    }
}
