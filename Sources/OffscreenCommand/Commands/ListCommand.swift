import Goldens

/// `list`: the scenes with their states and data, or the devices.
enum ListCommand: Subcommand {
    struct Values {
        var showsNames = false
        var showsDevices = false
        var format: Format?
    }

    enum Format: String, Choice { case text, json }

    static let name = "list"
    static let summary = "Show the scenes, their states and the data they take."
    static let defaults = Values()

    static var options: [Option<Values>] {
        [
            .flag("--names", to: \.showsNames, help: "show nothing but the scenes' names, one a line"),
            .flag("--devices", to: \.showsDevices, help: "show the devices that --device knows instead"),
            .value(
                "--format", placeholder: "text|json", to: \.format, help: "how to print; text if not given",
                parse: Format.named),
        ]
    }

    static func run(_ values: Values, operands: [String], in context: CommandContext) throws -> ExitStatus {
        let scenes = context.catalog.scenes
        if values.showsNames, values.showsDevices {
            throw CommandError.conflict("--names", "--devices", remedy: "devices have no other names than their own")
        }
        if values.showsNames, values.format == .json {
            throw CommandError.conflict("--names", "--format json", remedy: "leave --names out: the JSON has the names")
        }
        if values.showsNames {
            try context.streams.write(scenes.map { $0.name + "\n" }.joined())
            return .done
        }
        let text =
            switch (values.showsDevices, values.format ?? .text) {
            case (false, .text): scenes.map(description).joined(separator: "\n")
            case (false, .json): array(scenes.map(object))
            case (true, .text): Device.all.map(description).joined()
            case (true, .json): array(Device.all.map(object))
            }
        try context.streams.write(text)
        return .done
    }

    private static func description(of scene: Scene) -> String {
        var lines = [scene.name, "    " + scene.summary]
        if let format = scene.dataFormat {
            lines.append(
                "    data: " + format + (scene.sampleData == nil ? "" : " (a sample is shown if none is given)"))
        }
        if !scene.states.isEmpty { lines.append("    states: " + scene.states.joined(separator: ", ")) }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func description(of device: Device) -> String {
        let size = "\(Number.text(device.width)) x \(Number.text(device.height)) points @\(device.scale)x"
        let insets = "safe area \(Number.text(device.safeAreaTop)) above, \(Number.text(device.safeAreaBottom)) below"
        return device.id.padded(to: 28) + size.padded(to: 28) + insets + "\n"
    }

    private static func object(of scene: Scene) -> String {
        let format = scene.dataFormat.map(JSONText.quoted) ?? "null"
        let states = scene.states.map(JSONText.quoted).joined(separator: ",")
        return "{\"name\":\(JSONText.quoted(scene.name)),\"summary\":\(JSONText.quoted(scene.summary)),"
            + "\"dataFormat\":\(format),\"hasSampleData\":\(scene.sampleData != nil),\"states\":[\(states)]}"
    }

    private static func object(of device: Device) -> String {
        "{\"id\":\(JSONText.quoted(device.id)),\"width\":\(Number.text(device.width)),"
            + "\"height\":\(Number.text(device.height)),\"scale\":\(device.scale),"
            + "\"safeAreaInsets\":{\"top\":\(Number.text(device.safeAreaTop)),\"leading\":0,"
            + "\"bottom\":\(Number.text(device.safeAreaBottom)),\"trailing\":0}}"
    }

    /// One object a line, so that the list reads and compares well.
    private static func array(_ objects: [String]) -> String {
        objects.isEmpty ? "[]\n" : "[\n" + objects.joined(separator: ",\n") + "\n]\n"
    }
}
