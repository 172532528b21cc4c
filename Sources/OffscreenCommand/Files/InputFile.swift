import Foundation
import Glibc
import Goldens

/// Reads what the arguments name as input.
enum InputFile {
    /// Data above this size is refused rather than read into memory.
    static let limit = 256 << 20
    static let limitText = "256 MiB"
    /// What `-` is called in messages and what scenes get as its name.
    static let standardInputName = "<standard input>"

    /// The bytes of the file at `path`, or of standard input for `-`.
    static func read(_ path: String, streams: Streams) throws(CommandError) -> Data {
        let name = name(of: path)
        let bytes: [UInt8]
        do {
            bytes = try path == "-" ? streams.readInput(limit) : readFile(path)
        } catch {
            throw .unreadable(path: name, reason: error.reason)
        }
        guard bytes.count <= limit else { throw .tooLarge(path: name, limit: limitText) }
        return Data(bytes)
    }

    static func name(of path: String) -> String { path == "-" ? standardInputName : path }

    private static func readFile(_ path: String) throws(SystemFailure) -> [UInt8] {
        try OpenFile(path: path, flags: O_RDONLY).readToEnd(limit: limit)
    }
}
