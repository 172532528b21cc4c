internal import Foundation
internal import Glibc

/// The command line `offscreen-adapt SOURCES... [--except NAME]... -o DIR`.
package enum AdapterCommand {
    package static let help = """
        usage: offscreen-adapt SOURCES... [--except NAME]... -o DIR

        Rewrites UIKit source that uses @objc, #selector, @IBAction or @IBOutlet so that it compiles on Linux. SOURCES are the
        Swift files of one module, or folders of them; DIR is written anew, with the same names. Lines keep their numbers,
        and the compiler's messages name the original files. --except leaves a file or a folder of a folder out, such as the
        application's delegate.

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
        let request = try AdapterRequest(arguments)
        var files: [SourceFile] = []
        for path in request.sources { files += try SourceFolder.files(at: path) }
        for name in request.exceptions {
            let count = files.count
            files.removeAll { $0.name == name || $0.name.hasPrefix(name + "/") }
            guard files.count < count else { throw .unknownException(name) }
        }
        var names: Set<String> = []
        for file in files where !names.insert(file.name).inserted { throw .sameName(file.name) }
        let adapted: [SourceFile]
        do {
            adapted = try SourceAdapter.adapt(files)
        } catch {
            throw .sources(error)
        }
        try AdaptedFolder.write(adapted, to: request.output)
    }
}
