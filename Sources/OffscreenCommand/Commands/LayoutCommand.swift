/// `layout`: the frames of the views of a scene or of an Interface Builder document, without pixels.
enum LayoutCommand: Subcommand {
    struct Values {
        var scene = SceneArguments()
        var format: Format?
        var isStrict = false
    }

    enum Format: String, Choice { case text, json }

    static let name = "layout"
    static let summary = "Print the frames of the views of a scene, a .xib or a .storyboard."
    static let operands = ["SCENE|FILE"]
    static let defaults = Values()

    static var options: [Option<Values>] {
        [
            .value(
                "--format", placeholder: "text|json", to: \.format, help: "how to print; text if not given",
                parse: Format.named),
            .flag("--strict", to: \.isStrict, help: "of a document: what is not carried over is an error"),
        ] + SceneArguments.options(in: \.scene) + SceneArguments.documentOptions(in: \.scene)
    }

    static let notes = [
        "Frames are in points, in the coordinates of the superview; parents come before their children.",
        "JSON: {\"source\", \"size\": {\"width\", \"height\"}, \"scale\", \"views\": [{\"id\", \"class\", \"path\", \"frame\": {\"x\", "
            + "\"y\", \"width\", \"height\"}, \"boundsOrigin\": {\"x\", \"y\"}}]}; an id is null for a view without an accessibility "
            + "identifier. Where a view's content is scrolled, boundsOrigin says how far: subtract it from its subviews' "
            + "frames to find them in the picture.",
        "Of a .xib or .storyboard every scene is laid out in the size it has there, for the document's own device; an id is "
            + "that of Interface Builder. --scale, --appearance, --locale, --fonts, --environment and --assets hold, the other "
            + "options are for scenes. What is not carried over is told on standard error.",
    ]

    static func run(_ values: Values, operands: [String], in context: CommandContext) throws -> ExitStatus {
        if DocumentRequest.isDocument(operands[0]) {
            let layout = try documentLayout(values, path: operands[0], in: context)
            try context.streams.write(values.format == .json ? layout.json : layout.text)
            return .done
        }
        if values.isStrict { throw CommandError.conflict("--strict", operands[0], remedy: "it is for documents") }
        try values.scene.checkIsForScene(operands[0])
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

    private static func documentLayout(
        _ values: Values, path: String, in context: CommandContext
    ) throws -> ViewFrames {
        let request = try DocumentRequest(path: path, arguments: values.scene, isStrict: values.isStrict, in: context)
        let renderer = try SceneRenderer(fonts: values.scene.fonts, jobs: 1, command: name, in: context)
        return try renderer.layout(of: request, streams: context.streams)
    }
}
