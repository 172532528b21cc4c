/// The subcommands there are, and the overview `--help` prints.
@MainActor enum CommandTable {
    static let commands: [any Subcommand.Type] = [
        ListCommand.self, RenderCommand.self, LayoutCommand.self, LintCommand.self, ExplainCommand.self,
        VerifyCommand.self, RecordCommand.self, AcceptCommand.self, ReportCommand.self, PruneCommand.self,
        CompareCommand.self, DoctorCommand.self,
    ]

    static func run(arguments: [String], in context: CommandContext) throws -> ExitStatus {
        guard let first = arguments.first else {
            context.streams.writeError(overview(program: context.program))
            return .badInput
        }
        let rest = Array(arguments.dropFirst())
        switch first {
        case "--help", "-h", "help":
            return try help(about: rest.first, in: context)
        case "--version":
            try context.streams.write("\(context.program) \(OffscreenCommand.version)\n")
            return .done
        default:
            return try command(named: first).run(arguments: rest, in: context)
        }
    }

    private static func help(about name: String?, in context: CommandContext) throws -> ExitStatus {
        let text = try name.map { try command(named: $0).help(program: context.program) }
        try context.streams.write(text ?? overview(program: context.program))
        return .done
    }

    private static func command(named name: String) throws(CommandError) -> any Subcommand.Type {
        if let command = commands.first(where: { $0.name == name }) { return command }
        if name.hasPrefix("-") {
            throw .unknownOption(name, nearest: Suggestion.nearest(to: name, in: ["--help", "--version"]))
        }
        throw .unknownCommand(name, nearest: Suggestion.nearest(to: name, in: commands.map { $0.name }))
    }

    static func overview(program: String) -> String {
        let rows = commands.map { (term: $0.name, text: $0.summary) }
        return HelpPage(
            usage: "\(program) COMMAND [options]",
            summary: "Renders UIKit screens to PNG without a simulator, an Xcode or a display.",
            sections: [
                HelpPage.Section(title: "commands", rows: rows),
                HelpPage.Section(
                    title: "options",
                    rows: [("-h, --help", "show this help"), ("--version", "show the version")]),
                HelpPage.Section(
                    title: "exit status",
                    rows: [
                        ("0", "done"), ("1", "a difference or finding"), ("2", "bad usage or input"),
                        ("3", "fonts or libraries are not those that are needed"),
                    ]),
            ],
            notes: ["'\(program) COMMAND --help' shows the options of a command."]
        ).text
    }
}
