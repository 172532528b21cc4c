/// What the arguments of the command line ask for.
struct AdapterRequest {
    private(set) var sources: [String] = []
    /// Names of files and folders that are left out.
    private(set) var exceptions: [String] = []
    private(set) var output = ""

    /// - Parameter arguments: without the program's name; after `--` all are sources.
    init(_ arguments: [String]) throws(AdapterError) {
        var remaining = arguments[...]
        var takesOptions = true
        while let argument = remaining.popFirst() {
            switch argument {
            case "-o" where takesOptions:
                guard output.isEmpty else { throw .repeatedOption("-o") }
                output = try Self.value(of: "-o", "DIR", in: &remaining)
            case "--except" where takesOptions:
                exceptions.append(try Self.value(of: "--except", "NAME", in: &remaining))
            case "--" where takesOptions: takesOptions = false
            case _ where takesOptions && argument.hasPrefix("-"): throw .unknownOption(argument)
            default: sources.append(argument)
            }
        }
        guard !sources.isEmpty else { throw .missingSources }
        guard !output.isEmpty else { throw .missingOption("-o") }
    }

    private static func value(
        of option: String, _ placeholder: String, in arguments: inout ArraySlice<String>
    ) throws(AdapterError) -> String {
        guard let value = arguments.popFirst(), !value.isEmpty else {
            throw .missingValue(option: option, placeholder: placeholder)
        }
        return value
    }
}
