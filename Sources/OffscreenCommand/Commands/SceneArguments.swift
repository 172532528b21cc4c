import Foundation
import Goldens

/// The options that `render` and `layout` share: which data, which states, and for which screen.
struct SceneArguments {
    var data: String?
    var states: [String] = []
    var taps: [String] = []
    var device: Device?
    var width: Double?
    var height: Double?
    var scale: Int?
    var appearance: Appearance?
    var contentSize: ContentSize?
    var direction: Direction?
    var locale: String?
    var now: Date?
    var fonts: String?
    var environment: String?
    /// Asset catalogs, of documents alone.
    var assets: [String] = []

    /// The files that the options name, by option.
    var files: [(option: String, path: String)] {
        [("--data", data), ("--environment", environment)].compactMap { option, path in path.map { (option, $0) } }
    }

    /// Refuses several options that read standard input: it can be read only once.
    ///
    /// - Parameter matrix: the value of `--matrix`, for a subcommand that has it.
    func checkStandardInput(matrix: String? = nil) throws(CommandError) {
        let readers = (files + (matrix.map { [("--matrix", $0)] } ?? [])).filter { $0.path == "-" }
        guard readers.count > 1 else { return }
        throw .conflict(
            readers[0].option + " -", readers[1].option + " -", remedy: "standard input can be read only once")
    }

    /// The table of these options for a subcommand that keeps them at `base`.
    static func options<Values>(in base: WritableKeyPath<Values, SceneArguments>) -> [Option<Values>] {
        contentOptions(in: base) + screenOptions(in: base) + lookOptions(in: base) + surroundingsOptions(in: base)
    }

    /// What documents have beside.
    static func documentOptions<Values>(in base: WritableKeyPath<Values, SceneArguments>) -> [Option<Values>] {
        [
            .values(
                "--assets", placeholder: "DIR.xcassets", to: base.appending(path: \.assets),
                help: "of a document: an asset catalog, with its images and colours by name; may be given several times"
            )
        ]
    }

    /// Refuses what only documents take.
    func checkIsForScene(_ name: String) throws(CommandError) {
        if !assets.isEmpty { throw .conflict("--assets", name, remedy: "it is for documents") }
    }

    /// Those of commands that take many scenes, each in all of its states.
    static func sharedOptions<Values>(in base: WritableKeyPath<Values, SceneArguments>) -> [Option<Values>] {
        [dataOption(in: base)] + screenOptions(in: base) + lookOptions(in: base) + surroundingsOptions(in: base)
    }

    private static func dataOption<Values>(in base: WritableKeyPath<Values, SceneArguments>) -> Option<Values> {
        .value(
            "--data", placeholder: "FILE|-", to: base.appending(path: \.data),
            help: "the scene's data; - reads standard input",
            parse: { text throws(InvalidValue) in try text.nonEmpty() })
    }

    private static func contentOptions<Values>(
        in base: WritableKeyPath<Values, SceneArguments>
    ) -> [Option<Values>] {
        [
            dataOption(in: base),
            .values(
                "--state", placeholder: "NAME", to: base.appending(path: \.states),
                help: "show the scene in this state; 'list' names them"),
            .values(
                "--tap", placeholder: "ID", to: base.appending(path: \.taps),
                help: "tap the control or the cell with this accessibility identifier before anything is drawn"),
        ]
    }

    private static func screenOptions<Values>(
        in base: WritableKeyPath<Values, SceneArguments>
    ) -> [Option<Values>] {
        [
            .value(
                "--device", placeholder: "ID", to: base.appending(path: \.device),
                help: "the screen; \(Device.standard.id) if neither this nor --width is given", parse: Device.named),
            .value(
                "--width", placeholder: "POINTS", to: base.appending(path: \.width),
                help: "a bare rectangle of this width, without safe areas, instead of a device", parse: Length.points),
            .value(
                "--height", placeholder: "POINTS", to: base.appending(path: \.height),
                help: "a fixed height; without it a list is shown at its full height", parse: Length.points),
            .value(
                "--scale", placeholder: "1|2|3", to: base.appending(path: \.scale),
                help: "pixels a point; the device's own, or 2 with --width", parse: Length.scale),
        ]
    }

    private static func lookOptions<Values>(
        in base: WritableKeyPath<Values, SceneArguments>
    ) -> [Option<Values>] {
        [
            .value(
                "--appearance", placeholder: "light|dark", to: base.appending(path: \.appearance),
                help: "light if not given", parse: Appearance.named),
            .value(
                "--content-size", placeholder: "SIZE", to: base.appending(path: \.contentSize),
                help: "the Dynamic Type size: XS, S, M, L (if not given), XL, XXL, XXXL, AX1 to AX5",
                parse: ContentSize.named),
            .value(
                "--direction", placeholder: "ltr|rtl", to: base.appending(path: \.direction),
                help: "the layout direction; ltr if not given", parse: Direction.named),
        ]
    }

    private static func surroundingsOptions<Values>(
        in base: WritableKeyPath<Values, SceneArguments>
    ) -> [Option<Values>] {
        [
            .value(
                "--locale", placeholder: "ID", to: base.appending(path: \.locale),
                help: "the locale the scene gets, such as ko or pt-BR; \(LocaleIdentifier.standard) if not given",
                parse: LocaleIdentifier.parse),
            .value(
                "--now", placeholder: "DATE", to: base.appending(path: \.now),
                help: "the date and time the scene takes for the present, in ISO 8601; the clock is never read",
                parse: ISODate.parse),
            .value(
                "--fonts", placeholder: "DIR", to: base.appending(path: \.fonts),
                help: "a folder of more fonts, found by their family names",
                parse: { text throws(InvalidValue) in try text.nonEmpty() }),
            .value(
                "--environment", placeholder: "FILE", to: base.appending(path: \.environment),
                help: "a JSON file with what a device does not decide: {\"safeAreaInsets\": {\"ID\": {\"top\": 59, "
                    + "\"leading\": 0, \"bottom\": 34, \"trailing\": 0}}, \"scale\": 2}; ID is the root view's accessibility "
                    + "identifier or the scene's name",
                parse: { text throws(InvalidValue) in try text.nonEmpty() }),
        ]
    }
}
