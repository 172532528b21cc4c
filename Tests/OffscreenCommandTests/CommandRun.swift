import Goldens
import OffscreenCommand

/// What a command did: its exit status and everything it wrote.
struct CommandRun {
    let status: Int32
    let output: String
    let errors: String
    /// Standard output as it came, for pictures.
    let outputBytes: [UInt8]

    /// Runs a command of a program called `offscreen` in this process.
    ///
    /// - Parameters:
    ///   - input: what standard input holds.
    ///   - outputFailure: the error every write to standard output ends with.
    ///   - isErrorTerminal: whether a person watches standard error.
    @MainActor init(
        _ arguments: [String], scenes: [Scene] = Scene.examples, input: String = "", outputFailure: Int32? = nil,
        isErrorTerminal: Bool = false
    ) {
        var bytes: [UInt8] = []
        var text = ""
        let streams = Streams(
            readInput: { _ in Array(input.utf8) },
            writeOutput: { buffer throws(SystemFailure) in
                if let outputFailure { throw SystemFailure(code: outputFailure) }
                bytes += buffer
            },
            writeError: { text += $0 },
            isErrorTerminal: isErrorTerminal)
        status = OffscreenCommand.run(arguments: arguments, scenes: scenes, program: "offscreen", streams: streams)
        outputBytes = bytes
        output = String(decoding: bytes, as: UTF8.self)
        errors = text
    }
}
