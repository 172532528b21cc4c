/// Reads a subcommand's arguments against its table of options.
///
/// `--option value` and `--option=value` are the same; what follows `--` is never an option, and a lone `-` is an
/// argument (standard input or output).
struct ArgumentParser<Values> {
    let options: [Option<Values>]
    /// The operands in order, as help names them: `["SCENE"]`; each is required.
    let operands: [String]
    /// Those that may follow; one that ends in `…` stands for any number.
    var optionalOperands: [String] = []

    /// What a command line asks for.
    enum Outcome {
        case help
        case run(Values, operands: [String])
    }

    /// Reads the arguments that follow the subcommand's name into `defaults`.
    func parse(_ arguments: [String], defaults: Values) throws(CommandError) -> Outcome {
        var values = defaults
        var given: Set<String> = []
        var found: [String] = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                found += rest
                break
            }
            guard argument.hasPrefix("-"), argument != "-" else {
                found.append(argument)
                continue
            }
            let (name, attached) = split(argument)
            if attached == nil, name == "--help" || name == "-h" { return .help }
            let option = try option(named: name)
            guard given.insert(option.name).inserted || option.isRepeatable else {
                throw .repeatedOption(option.name)
            }
            let text = try value(of: option, spelled: name, attached: attached, rest: &rest)
            try apply(option, text, to: &values)
        }
        try checkCount(of: found)
        return .run(values, operands: found)
    }

    /// Divides `--option=value` at the first equals sign; short options take no attached value.
    private func split(_ argument: String) -> (name: String, attached: String?) {
        guard argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") else { return (argument, nil) }
        return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
    }

    private func option(named name: String) throws(CommandError) -> Option<Values> {
        if let option = options.first(where: { $0.names.contains(name) }) { return option }
        throw .unknownOption(name, nearest: Suggestion.nearest(to: name, in: options.flatMap(\.names) + ["--help"]))
    }

    /// The option's value: what is attached, or the next argument unless that is itself an option of the table.
    ///
    /// `--width -1` therefore reports the width, and `--width --scale 2` the missing value.
    private func value(
        of option: Option<Values>, spelled name: String, attached: String?, rest: inout ArraySlice<String>
    ) throws(CommandError) -> String {
        guard let placeholder = option.placeholder else {
            if let attached { throw .unexpectedValue(option: name, value: attached) }
            return ""
        }
        if let attached { return attached }
        guard let next = rest.first, next != "--", !isOption(next) else {
            throw .missingValue(option: name, placeholder: placeholder)
        }
        rest.removeFirst()
        return next
    }

    private func isOption(_ argument: String) -> Bool {
        let name = split(argument).name
        return options.contains { $0.names.contains(name) } || name == "--help" || name == "-h"
    }

    private func apply(_ option: Option<Values>, _ text: String, to values: inout Values) throws(CommandError) {
        do {
            try option.apply(&values, text)
        } catch {
            throw .invalidValue(
                option: option.name, value: text, expected: error.expected, nearest: error.suggestion)
        }
    }

    private func checkCount(of found: [String]) throws(CommandError) {
        if found.count < operands.count { throw .missingOperand(operands[found.count]) }
        let limit = operands.count + optionalOperands.count
        let isOpen = optionalOperands.last?.hasSuffix("…") ?? false
        if found.count > limit, !isOpen { throw .unexpectedOperand(found[limit]) }
    }
}
