import Foundation

/// `render`: pictures of a scene, or of an Interface Builder document.
enum RenderCommand: Subcommand {
    struct Values {
        var scene = SceneArguments()
        var output: String?
        var matrix: String?
        var jobs: Int?
        var shard: Shard?
        var isStrict = false
        var isReview = false
        var isFlow = false
    }

    static let name = "render"
    static let summary = "Write pictures of a scene, a .xib or a .storyboard as PNG."
    static let operands = ["SCENE|FILE"]
    static let optionalOperands = ["NEWFILE"]
    static let defaults = Values()

    static var options: [Option<Values>] {
        [
            .value(
                "--output", "-o", placeholder: "FILE|DIR|-", to: \.output,
                help:
                    "where to: a file, a folder (ends in / or exists) or - for standard output; SCENE.png if not given",
                parse: { text throws(InvalidValue) in try text.nonEmpty() })
        ] + SceneArguments.options(in: \.scene) + SceneArguments.documentOptions(in: \.scene) + [
            .value(
                "--matrix", placeholder: "FILE", to: \.matrix,
                help: "a JSON file with lists of \(MatrixFile.keys.dropLast().joined(separator: ", ")) and "
                    + "\(MatrixFile.keys.last ?? ""): every combination is one picture",
                parse: { text throws(InvalidValue) in try text.nonEmpty() }),
            .value(
                "--jobs", placeholder: "N", to: \.jobs,
                help: "threads that draw and compress; the machine's cores if not given, the picture is the same",
                parse: Length.jobs),
            .value(
                "--shard", placeholder: "I/N", to: \.shard,
                help: "only the I-th of N equal parts of the pictures, for machines that share the work",
                parse: Shard.parse),
            .flag("--strict", to: \.isStrict, help: "of a document: what is not carried over is an error"),
            .flag(
                "--review", to: \.isReview,
                help: "of two versions of a document: before, after and what moved, for a pull request"),
            .flag("--flow", to: \.isFlow, help: "of a storyboard: its scenes and segues on one sheet"),
        ]
    }

    static let notes = [
        "A matrix: {\"devices\": [\"iphone-15\"], \"widths\": [320], \"appearances\": [\"light\", \"dark\"], \"locales\": "
            + "[\"en\", \"ko\"]}. Devices and widths together are the screens; what has no list is as the options say.",
        "In a folder a picture is called SCENE.VARIANT.png, such as issue-list.iphone-15.dark.png.",
        "A .xib or .storyboard is drawn for the device it was made for: one picture, or in a folder one for each scene. --scale, "
            + "--appearance, --locale, --fonts, --environment, --assets and --jobs hold, the other options are for scenes. Images "
            + "are gray boxes of their size without --assets; --locale ko takes the texts of ko.lproj/NAME.strings beside the "
            + "document or its folder. What is not carried over is told on standard error.",
        "--review takes two versions, FILE and NEWFILE, and makes one sheet for each view that differs; the causes are printed "
            + "as well, and the status is 1 where something differs. Views are matched by their ids in the documents.",
        "--flow shows a storyboard's scenes at half their size where Interface Builder's canvas has them (in columns where they "
            + "would lie on top of each other), its segues as arrows with their kinds and identifiers, and marks the first scene.",
        "The paths of the pictures are printed, one a line; with -o - nothing but the picture is.",
    ]

    static func run(_ values: Values, operands: [String], in context: CommandContext) throws -> ExitStatus {
        if values.isReview || operands.count > 1 {
            return try review(values, operands, in: context)
        }
        if values.isFlow { return try DocumentFlow.run(values, path: operands[0], in: context) }
        if DocumentRequest.isDocument(operands[0]) {
            return try DocumentRendering.run(values, path: operands[0], in: context)
        }
        if values.isStrict { throw CommandError.conflict("--strict", operands[0], remedy: "it is for documents") }
        try values.scene.checkIsForScene(operands[0])
        try values.scene.checkStandardInput(matrix: values.matrix)
        let request = try SceneRequest(sceneName: operands[0], arguments: values.scene, in: context)
        let variants = try variants(of: request, values, context)
        let destination = try Destination(
            output: values.output, scene: request.scene.name, hasSeveral: values.matrix != nil,
            inputs: values.scene.files + (values.matrix.map { [("--matrix", $0)] } ?? []))
        let renderer = try SceneRenderer(fonts: values.scene.fonts, jobs: values.jobs, command: name, in: context)
        let chosen = values.shard?.part(of: variants) ?? variants
        let progress = Progress(total: chosen.count, streams: context.streams)
        defer { progress.clear() }
        for variant in chosen {
            progress.begin(variant.name)
            do {
                let path = try write(variant, of: request, renderer, to: destination, progress, context.streams)
                progress.clear()
                if let path { try context.streams.write(path + "\n") }
            } catch let error as CommandError where values.matrix != nil {
                throw error.named(variant: variant.name)
            }
        }
        return .done
    }

    private static func review(
        _ values: Values, _ operands: [String], in context: CommandContext
    ) throws -> ExitStatus {
        guard operands.count > 1 else { throw CommandError.missingOperand("NEWFILE") }
        guard values.isReview else { throw CommandError.unexpectedOperand(operands[1]) }
        return try DocumentReview.run(values, before: operands[0], after: operands[1], in: context)
    }

    /// Lays one picture out, draws and writes it, and returns its path, or nil for standard output.
    private static func write(
        _ variant: Variant, of request: SceneRequest, _ renderer: SceneRenderer, to destination: Destination,
        _ progress: Progress, _ streams: Streams
    ) throws -> String? {
        let picture = try progress.whileListsAreLaidOut { try renderer.picture(of: request, variant: variant) }
        return try destination.write(variant: variant, streams: streams) { sink in
            try renderer.encode(
                picture, of: request.scene.name, progress: { progress.advance("drawn", $0, of: $1) }, to: sink)
        }
    }

    /// One variant, or those of the matrix.
    private static func variants(
        of request: SceneRequest, _ values: Values, _ context: CommandContext
    ) throws(CommandError) -> [Variant] {
        guard let path = values.matrix else { return [request.variant] }
        let data = try InputFile.read(path, streams: context.streams)
        let matrix = try MatrixFile.read(
            data, source: InputFile.name(of: path), scene: request.scene, height: values.scene.height)
        try checkConflicts(of: matrix, with: values.scene)
        return matrix.variants(base: request.variant)
    }

    /// What the matrix lists cannot be an option too: one of them would be ignored.
    private static func checkConflicts(
        of matrix: MatrixFile, with arguments: SceneArguments
    ) throws(CommandError) {
        let pairs: [(option: String, isConflict: Bool)] = [
            ("--device", matrix.viewports != nil && arguments.device != nil),
            ("--width", matrix.viewports != nil && arguments.width != nil),
            ("--height", matrix.heights != nil && arguments.height != nil),
            ("--scale", matrix.scales != nil && arguments.scale != nil),
            ("--locale", matrix.locales != nil && arguments.locale != nil),
            ("--appearance", matrix.appearances != nil && arguments.appearance != nil),
            ("--content-size", matrix.contentSizes != nil && arguments.contentSize != nil),
            ("--direction", matrix.directions != nil && arguments.direction != nil),
            ("--state", matrix.states != nil && !arguments.states.isEmpty),
        ]
        guard let conflict = pairs.first(where: \.isConflict) else { return }
        throw .conflict(conflict.option, "--matrix", remedy: "the matrix lists what the option would fix")
    }
}
