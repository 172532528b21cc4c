import Foundation

/// The arguments with everything read and checked: what is to be laid out, and how.
struct SceneRequest {
    let scene: Scene
    let data: Data?
    let sourceName: String
    let taps: [String]
    let now: Date?
    let environment: EnvironmentFile
    /// The look the options ask for; a matrix varies it.
    let variant: Variant

    /// Reads the files that the arguments name.
    init(
        sceneName: String, arguments: SceneArguments, in context: CommandContext
    ) throws(CommandError) {
        try arguments.checkStandardInput()
        let scene = try context.catalog.scene(named: sceneName)
        self.scene = scene
        taps = arguments.taps
        now = arguments.now
        environment = try Self.environment(arguments, context)
        variant = try Self.variant(arguments, environment: environment)
        try Self.check(variant.states, of: scene)
        (data, sourceName) = try Self.data(arguments.data, for: scene, context)
    }

    /// What the scene is made from in the given variant.
    func input(for variant: Variant) -> SceneInput {
        SceneInput(
            data: data, sourceName: sourceName, states: variant.states, now: now,
            localeIdentifier: variant.locale ?? LocaleIdentifier.standard)
    }

    /// Refuses states that the scene does not have.
    static func check(_ states: [String], of scene: Scene) throws(CommandError) {
        for state in states where !scene.states.contains(state) {
            throw .unknownState(
                state, scene: scene.name, nearest: Suggestion.nearest(to: state, in: scene.states),
                known: scene.states)
        }
    }

    private static func environment(
        _ arguments: SceneArguments, _ context: CommandContext
    ) throws(CommandError) -> EnvironmentFile {
        guard let path = arguments.environment else { return EnvironmentFile() }
        return try EnvironmentFile.read(
            InputFile.read(path, streams: context.streams), source: InputFile.name(of: path))
    }

    private static func variant(
        _ arguments: SceneArguments, environment: EnvironmentFile
    ) throws(CommandError) -> Variant {
        if arguments.device != nil, arguments.width != nil {
            throw .conflict("--device", "--width", remedy: "a device has its own width")
        }
        let viewport: Viewport =
            if let width = arguments.width {
                .rectangle(width: width, height: arguments.height)
            } else {
                .device(arguments.device ?? .standard, height: arguments.height)
            }
        return Variant(
            viewport: viewport, scaleOverride: arguments.scale ?? environment.scale,
            appearance: arguments.appearance ?? .light, contentSize: arguments.contentSize ?? .large,
            direction: arguments.direction ?? .leftToRight, locale: arguments.locale, states: arguments.states)
    }

    private static func data(
        _ path: String?, for scene: Scene, _ context: CommandContext
    ) throws(CommandError) -> (Data?, String) {
        guard let format = scene.dataFormat else {
            if path != nil { throw .dataNotTaken(scene: scene.name) }
            return (nil, "")
        }
        if let path {
            return (try InputFile.read(path, streams: context.streams), InputFile.name(of: path))
        }
        guard let sample = scene.sampleData else { throw .dataMissing(scene: scene.name, format: format) }
        return (sample, "<sample data>")
    }
}
