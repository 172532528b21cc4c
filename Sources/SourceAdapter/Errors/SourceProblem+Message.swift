extension SourceProblem {
    /// `FILE:LINE:COLUMN: what is wrong, and what was expected`.
    package var message: String { "\(path):\(line):\(column): \(text)" }

    private var text: String {
        switch reason {
        case .syntax(let words):
            words
        case .depth(let limit):
            "the code is nested too deep; expected at most \(limit) levels"
        case .malformedSelector:
            "#selector of something else than a method or property; expected #selector(Type.method(_:))"
        case .ownerlessSelector(let name):
            "#selector(\(name)) outside of a type; expected the type's name: #selector(Type.\(name))"
        case .classMethodSelector(let name):
            "#selector of the class method '\(name)', which no object answers to; expected a method of instances"
        case .accessorOfValue:
            "the selector of a value's getter or setter; expected a type's: #selector(getter: Type.property)"
        case .malformedKeyPath:
            "#keyPath of something else than names; expected #keyPath(Type.property)"
        case .optionalRequirement(let name):
            "the optional requirement '\(name)' has a value that callers test for; expected an optional method without a "
                + "result, or a requirement with a default in an extension of the protocol"
        case .managedProperty:
            "@NSManaged: there is no Core Data on Linux; expected sources that are view code"
        case .applicationMain(let attribute):
            "@\(attribute): an application's entry point has no place here; expected sources without it"
        }
    }
}
