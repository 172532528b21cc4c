/// A subcommand as data: what help says of it, its options and operands, and what it does.
@MainActor protocol Subcommand {
    associatedtype Values

    static var name: String { get }
    /// One line for the overview.
    static var summary: String { get }
    /// Required operands as help names them.
    static var operands: [String] { get }
    /// Operands that may follow; one that ends in `…` stands for any number.
    static var optionalOperands: [String] { get }
    static var defaults: Values { get }
    static var options: [Option<Values>] { get }
    /// Sections of help after the options.
    static var helpSections: [HelpPage.Section] { get }
    /// Paragraphs at the end of help.
    static var notes: [String] { get }

    static func run(_ values: Values, operands: [String], in context: CommandContext) throws -> ExitStatus
}

extension Subcommand {
    static var operands: [String] { [] }
    static var optionalOperands: [String] { [] }
    static var helpSections: [HelpPage.Section] { [] }
    static var notes: [String] { [] }

    /// Parses the arguments after the subcommand's name and runs it, or prints its help.
    static func run(arguments: [String], in context: CommandContext) throws -> ExitStatus {
        let parser = ArgumentParser(options: options, operands: operands, optionalOperands: optionalOperands)
        switch try parser.parse(arguments, defaults: defaults) {
        case .help:
            try context.streams.write(help(program: context.program))
            return .done
        case .run(let values, let operands):
            return try run(values, operands: operands, in: context)
        }
    }

    static func help(program: String) -> String {
        let usage = ([program, name] + operands + optionalOperands.map { "[\($0)]" } + ["[options]"]).joined(
            separator: " ")
        let sections = [HelpPage.Section(options: options)] + helpSections
        return HelpPage(usage: usage, summary: summary, sections: sections, notes: notes).text
    }
}

/// What every subcommand works with.
struct CommandContext {
    /// The executable's name, as help and messages show it.
    let program: String
    let catalog: SceneCatalog
    let streams: Streams
    /// As they were typed, the subcommand first: what worker processes get, too.
    let arguments: [String]
}
