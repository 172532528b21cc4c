extension AdapterError {
    /// One line a problem, each with its place or the program's name in front.
    package var messages: [String] {
        if case .sources(let error) = self { return error.problems.map(\.message) }
        return ["offscreen-adapt: \(text)"]
    }

    private var text: String {
        switch self {
        case .unknownOption(let option): "unknown option '\(option)'; 'offscreen-adapt --help' shows the usage"
        case .repeatedOption(let option): "\(option) is given twice; give it once"
        case .missingValue(let option, let placeholder): "\(option) needs a value: \(option) \(placeholder)"
        case .missingOption(let option): "\(option) is missing; expected the folder that is written: \(option) DIR"
        case .missingSources: "SOURCES is missing; expected Swift files or folders of them"
        case .unknownException(let name):
            "--except \(name): no such source; expected the name of a file or a folder inside of SOURCES"
        case .unreadable(let path, let reason): "cannot read \(path): \(reason)"
        case .undecodable(let path): "\(path) is not UTF-8; expected Swift source"
        case .noSources(let folder): "\(folder) has no Swift files; expected a folder of sources"
        case .sameName(let name):
            "two of the sources are called \(name); expected different names, or one folder of both"
        case .foreignFolder(let path):
            "\(path) has files that offscreen-adapt did not write; expected a new or empty folder, or one it wrote before"
        case .unwritable(let path, let reason): "cannot write \(path): \(reason)"
        case .sources: ""
        }
    }
}
