/// Everything that ends a command before its work is done, as data; `message` makes the prose.
package enum CommandError: Error, Equatable {
    // The arguments.
    /// `text` is what can be read of it; arguments count from 1.
    case undecodableArgument(String, number: Int)
    case unknownCommand(String, nearest: String?)
    case unknownOption(String, nearest: String?)
    case missingValue(option: String, placeholder: String)
    case unexpectedValue(option: String, value: String)
    case repeatedOption(String)
    case invalidValue(option: String, value: String, expected: String, nearest: String?)
    case conflict(String, String, remedy: String)
    case missingOperand(String)
    case missingOption(String)
    case unexpectedOperand(String)

    // The scenes.
    /// The program's own list of scenes is wrong.
    case invalidScene(String)
    case unknownScene(String, nearest: String?, known: [String])
    case unknownState(String, scene: String, nearest: String?, known: [String])
    case unknownControl(String, scene: String, nearest: String?)
    case untappable(String, scene: String, reason: String)
    case unknownView(String, source: String, nearest: String?)
    /// Several views have the name; `names` may tell them apart.
    case ambiguousView(String, source: String, names: [String])
    /// No snapshot has the text in its name.
    case unknownSnapshot(String, nearest: String?)
    case dataMissing(scene: String, format: String)
    case dataNotTaken(scene: String)
    /// The variant is named where there are several.
    case sceneFailed(scene: String, variant: String? = nil, reason: String)

    // What is read and written.
    case unreadable(path: String, reason: String)
    case tooLarge(path: String, limit: String)
    case malformed(source: String, line: Int?, column: Int?, message: String)
    case unwritable(path: String, reason: String)
    /// The variant is named where there are several.
    case pictureTooLarge(scene: String, variant: String? = nil, reason: String)

    /// Goldens or the results of a run cannot be used; the text says why.
    case results(String)

    /// Fonts or libraries are not those that are needed; the text says what to install.
    case environment(String)
}

/// The exit statuses, the same for every subcommand.
package enum ExitStatus: Int32 {
    case done = 0
    case finding = 1
    case badInput = 2
    case environment = 3
}

extension CommandError {
    /// The error with the variant it comes from, where that is not said otherwise.
    func named(variant: String) -> CommandError {
        switch self {
        case .pictureTooLarge(let scene, _, let reason):
            .pictureTooLarge(scene: scene, variant: variant, reason: reason)
        case .sceneFailed(let scene, _, let reason):
            .sceneFailed(scene: scene, variant: variant, reason: reason)
        default: self
        }
    }

    package var exitStatus: ExitStatus {
        switch self {
        case .environment: .environment
        default: .badInput
        }
    }
}
