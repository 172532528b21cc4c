extension CommandError {
    /// The error as one line, without the program's name.
    ///
    /// - Parameter program: the program and, where it got that far, its subcommand: what `--help` is appended to.
    package func message(program: String) -> String {
        switch self {
        case .undecodableArgument, .unknownCommand, .unknownOption, .missingValue, .unexpectedValue, .repeatedOption,
            .invalidValue,
            .conflict, .missingOperand, .missingOption, .unexpectedOperand:
            usageMessage(program: program)
        case .unknownScene, .unknownState, .unknownControl, .untappable, .unknownView, .ambiguousView,
            .unknownSnapshot,
            .dataMissing, .dataNotTaken, .sceneFailed:
            sceneMessage(program: program)
        default: fileMessage
        }
    }

    /// Whether the line begins with a place (`FILE:LINE:COLUMN:`), as editors read it, rather than with the program.
    var namesPlace: Bool {
        if case .malformed = self { return true }
        return false
    }

    private func usageMessage(program: String) -> String {
        switch self {
        case .undecodableArgument(let text, let number):
            return
                "argument \(number) is not UTF-8, found \(text.quoted); give names in UTF-8, or - for standard input "
                + "or output"
        case .unknownCommand(let name, let nearest):
            return "unknown command \(name.quoted)" + (nearest.map(hint) ?? "; '\(program) --help' lists the commands")
        case .unknownOption(let name, let nearest):
            return "unknown option \(name.quoted)" + (nearest.map(hint) ?? "; '\(program) --help' lists the options")
        case .missingValue(let option, let placeholder):
            return "\(option) needs a value: \(option) \(placeholder)"
        case .unexpectedValue(let option, let value):
            return "\(option) takes no value, found \(value.quoted)"
        case .repeatedOption(let option):
            return "\(option) is given twice; give it once"
        case .invalidValue(let option, let value, let expected, let nearest):
            return "\(option): expected \(expected), found \(value.quoted)\(hint(nearest))"
        case .conflict(let first, let second, let remedy):
            return "\(first) and \(second) exclude each other; \(remedy)"
        case .missingOperand(let operand):
            return "\(operand) is missing; '\(program) --help' shows the usage"
        case .missingOption(let option):
            return "\(option) is missing; '\(program) --help' shows the usage"
        case .unexpectedOperand(let operand):
            return "unexpected argument \(operand.quoted); '\(program) --help' shows the usage"
        default:
            return ""
        }
    }

    private func sceneMessage(program: String) -> String {
        switch self {
        case .unknownScene(let name, let nearest, let known):
            return "unknown scene \(name.quoted)\(hint(nearest))"
                + choices(known, "the scenes are", hasHint: nearest != nil)
        case .unknownState(let name, let scene, let nearest, let known):
            let states =
                known.isEmpty ? "; it has no states" : choices(known, "its states are", hasHint: nearest != nil)
            return "scene '\(scene)' has no state \(name.quoted)\(hint(nearest))\(states)"
        case .unknownControl(let name, let scene, let nearest):
            return "--tap: no view of scene '\(scene)' has the accessibility identifier \(name.quoted)\(hint(nearest))"
        case .untappable(let name, let scene, let reason):
            return "--tap: \(name.quoted) of scene '\(scene)' cannot be tapped: \(reason)"
        case .unknownView(let name, let source, let nearest):
            return "--view: no view of \(Self.words(for: source)) has the identifier or path \(name.quoted)"
                + (nearest.map(hint) ?? "; '\(program.layoutCommand) \(source.singleLine)' lists them")
        case .ambiguousView(let name, let source, let names):
            let shown = names.prefix(4).map(\.quotedPath).joined(separator: ", ")
            return
                "--view: \(names.count) views of \(Self.words(for: source)) have the identifier \(name.quoted); give one with an "
                + "identifier above it, or its path: \(shown)\(names.count > 4 ? ", …" : "")"
        case .unknownSnapshot(let text, let nearest):
            return "no snapshot has \(text.quoted) in its name\(hint(nearest))"
        case .dataMissing(let scene, let format):
            return "scene '\(scene)' needs data: --data FILE, or --data - for standard input (\(format))"
        case .dataNotTaken(let scene):
            return "scene '\(scene)' takes no data; leave --data out"
        case .sceneFailed(let scene, let variant, let reason):
            return "\(look(of: scene, variant)) failed: \(reason.singleLine)"
        default:
            return ""
        }
    }

    private var fileMessage: String {
        switch self {
        case .unreadable(let path, let reason):
            return "cannot read \(path.quotedPath): \(reason.singleLine)"
        case .tooLarge(let path, let limit):
            return "\(path.quotedPath) is too large: the limit is \(limit)"
        case .malformed(let source, let line, let column, let message):
            let place = [source.singleLine, line?.description, column?.description].compactMap(\.self)
            return place.joined(separator: ":") + ": " + message.singleLine
        case .unwritable(let path, let reason):
            return "cannot write to \(path == "standard output" ? path : path.quotedPath): \(reason)"
        case .pictureTooLarge(let scene, let variant, let reason):
            return "the picture of \(look(of: scene, variant)) is too large: \(reason)"
        case .environment(let text), .invalidScene(let text), .results(let text):
            return text.singleLine
        default:
            return ""
        }
    }

    private func look(of scene: String, _ variant: String?) -> String {
        "scene '\(scene)'" + (variant.map { " as \($0)" } ?? "")
    }

    /// A document is called by its file, a scene by its name.
    private static func words(for source: String) -> String {
        DocumentRequest.isDocument(source) ? source.quotedPath : "scene '\(source)'"
    }

    private func hint(_ nearest: String) -> String { ", did you mean \(nearest.quotedPath)?" }

    private func hint(_ nearest: String?) -> String { nearest.map(hint) ?? "" }

    /// Lists what there is where no guess was near: at most a dozen names, so that the line stays readable.
    private func choices(_ known: [String], _ lead: String, hasHint: Bool) -> String {
        guard !hasHint, !known.isEmpty else { return "" }
        let shown = known.prefix(12).joined(separator: ", ")
        return "; \(lead) \(shown)\(known.count > 12 ? ", …" : "")"
    }
}

extension String {
    /// The command that lists views, for a program and its subcommand.
    fileprivate var layoutCommand: String { "\(split(separator: " ").first ?? "offscreen") layout" }

    /// A name or a value in quotes, as it can stand in a message: on one line and cut after 40 characters.
    var quoted: String { "'\(singleLine(limit: 40))'" }

    /// A path in quotes, cut later than a name: it has to lead to its file.
    var quotedPath: String { "'\(singleLine)'" }

    /// On one line and cut after 300 characters.
    var singleLine: String { singleLine(limit: 300) }

    /// Line ends as blanks, other control characters as `?`, what shows nothing or turns text around as `\u{202E}`, cut where
    /// it is longer than `limit`: input may hold anything.
    func singleLine(limit: Int) -> String {
        let plain = unicodeScalars.prefix(limit).map(\.printable).joined()
        return unicodeScalars.count > limit ? plain + "…" : plain
    }
}

extension Unicode.Scalar {
    fileprivate var printable: String {
        switch properties.generalCategory {
        case .control: self == "\n" || self == "\t" ? " " : "?"
        case .lineSeparator, .paragraphSeparator: " "
        case .format: escaped(asASCII: true)
        default: String(self)
        }
    }
}
