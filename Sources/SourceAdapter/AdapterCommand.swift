internal import Foundation
internal import Glibc

/// The command line `offscreen-adapt SOURCES... -o DIR`.
package enum AdapterCommand {
    package static let help = """
        usage: offscreen-adapt SOURCES... -o DIR

        Rewrites UIKit source that uses @objc, #selector, @IBAction or @IBOutlet so that it compiles on Linux. SOURCES are the
        Swift files of one module, or folders of them; DIR is written anew, with the same names. Lines keep their numbers,
        and the compiler's messages name the original files.

        What cannot be carried over is printed as FILE:LINE:COLUMN: what is wrong, and what was expected. Exit status: 0
        done, 2 bad usage or sources; nothing is written then.

        """

    /// Runs the process's command line, and ends the process.
    package static func main() -> Never {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if arguments.contains("--help") || arguments.contains("-h") {
            print(help, terminator: "")
            exit(0)
        }
        do {
            try run(arguments)
            exit(0)
        } catch {
            for message in error.messages { FileHandle.standardError.write(Data((message + "\n").utf8)) }
            exit(2)
        }
    }

    /// Adapts what `arguments`, without the program's name, ask for.
    package static func run(_ arguments: [String]) throws(AdapterError) {
        let (sources, output) = try parse(arguments)
        var files: [SourceFile] = []
        for path in sources { files += try SourceFolder.files(at: path) }
        var names: Set<String> = []
        for file in files where !names.insert(file.name).inserted { throw .sameName(file.name) }
        let adapted: [SourceFile]
        do {
            adapted = try SourceAdapter.adapt(files)
        } catch {
            throw .sources(error)
        }
        try AdaptedFolder.write(adapted, to: output)
    }

    private static func parse(_ arguments: [String]) throws(AdapterError) -> (sources: [String], output: String) {
        var sources: [String] = []
        var output: String?
        var takesOptions = true
        var remaining = arguments[...]
        while let argument = remaining.popFirst() {
            switch argument {
            case "-o" where takesOptions:
                guard output == nil else { throw .repeatedOption("-o") }
                guard let value = remaining.popFirst(), !value.isEmpty else { throw .missingValue(option: "-o") }
                output = value
            case "--" where takesOptions: takesOptions = false
            case _ where takesOptions && argument.hasPrefix("-"): throw .unknownOption(argument)
            default: sources.append(argument)
            }
        }
        guard !sources.isEmpty else { throw .missingSources }
        guard let output else { throw .missingOption("-o") }
        return (sources, output)
    }
}
