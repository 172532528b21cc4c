import Foundation
import Glibc
import Goldens

/// The command line for one's own scenes.
///
/// An executable needs no more than this:
///
///     @main struct Screens {
///         static func main() {
///             OffscreenCommand.main(scenes: [
///                 Scene("greeting", summary: "Says hello") { _ in GreetingViewController() }
///             ])
///         }
///     }
public enum OffscreenCommand {
    /// The version of the command line and of the renderer behind it.
    package static let version = Fingerprint.renderer

    /// Runs the command that the process's arguments name and ends the process with its exit status.
    ///
    /// 0: done; 1: a difference or finding; 2: bad usage or input; 3: fonts or libraries are not those that are needed.
    /// - Precondition: called on the main thread.
    public static func main(scenes: [Scene]) -> Never {
        do {
            try ProcessSetup.run()
            let arguments = try ArgumentText.decode(ArgumentText.ofProcess.dropFirst())
            let status = MainActor.assumeIsolated {
                run(arguments: arguments, scenes: scenes, program: program, streams: .process)
            }
            exit(status)
        } catch {
            Streams.process.writeError("\(program): \(error.message(program: program))\n")
            exit(error.exitStatus.rawValue)
        }
    }

    /// Runs the command that `arguments` (without the program) name and returns the exit status.
    @MainActor package static func run(
        arguments: [String], scenes: [Scene], program: String, streams: Streams
    ) -> Int32 {
        do {
            let context = CommandContext(
                program: program, catalog: try SceneCatalog(scenes), streams: streams, arguments: arguments)
            return try CommandTable.run(arguments: arguments, in: context).rawValue
        } catch let error as CommandError {
            report(error, asked: arguments.first ?? "", program, streams)
            return error.exitStatus.rawValue
        } catch {
            streams.writeError("\(program): \("\(error)".singleLine)\n")
            return ExitStatus.badInput.rawValue
        }
    }

    @MainActor private static func report(_ error: CommandError, asked: String, _ program: String, _ streams: Streams) {
        let isCommand = CommandTable.commands.contains { $0.name == asked }
        let message = error.message(program: isCommand ? "\(program) \(asked)" : program)
        streams.writeError(error.namesPlace ? "\(message)\n" : "\(program): \(message)\n")
    }

    /// The name of the process's program, without its folder.
    static var program: String {
        CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "offscreen"
    }
}
