import Foundation

/// `render` of an Interface Builder document: a picture for each root view.
@MainActor enum DocumentRendering {
    static func run(
        _ values: RenderCommand.Values, path: String, in context: CommandContext
    ) throws -> ExitStatus {
        try checkOptions(values, path: path)
        let request = try DocumentRequest(path: path, arguments: values.scene, isStrict: values.isStrict, in: context)
        let renderer = try SceneRenderer(
            fonts: values.scene.fonts, jobs: values.jobs, command: RenderCommand.name, in: context)
        let pictures = try renderer.pictures(of: request, streams: context.streams)
        let isOne = pictures.count == 1
        if !isOne, let output = values.output, output == "-" || output.lowercased().hasSuffix(".png") {
            throw CommandError.conflict(
                "--output \(output.singleLine(limit: 40))", path,
                remedy: "the document has \(pictures.count) scenes; give a folder")
        }
        let destination = try Destination(
            output: values.output, scene: name(of: path), hasSeveral: !isOne,
            inputs: values.scene.files + [("the document", path)])
        for (index, entry) in pictures.enumerated() {
            let part = "\(index + 1)" + (entry.id.map { "-\(fileName(of: $0))" } ?? "")
            let written = try destination.write(part: part, streams: context.streams) { sink in
                try renderer.encode(entry.picture, of: request.source, progress: { _, _ in }, to: sink)
            }
            if let written { try context.streams.write(written + "\n") }
        }
        return .done
    }

    /// Refuses options that only scenes can follow.
    static func checkOptions(_ values: RenderCommand.Values, path: String) throws(CommandError) {
        if values.matrix != nil { throw conflict("--matrix", path) }
        if values.shard != nil { throw conflict("--shard", path) }
    }

    private static func conflict(_ option: String, _ path: String) -> CommandError {
        .conflict(option, path, remedy: "a document is drawn for the device it was made for")
    }

    /// `Main` for `Screens/Main.storyboard`.
    nonisolated static func name(of path: String) -> String {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        return file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    }

    /// An id as a part of a file's name: what could lead to another folder becomes a hyphen.
    static func fileName(of id: String) -> String {
        String(id.prefix(40).map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
    }
}
