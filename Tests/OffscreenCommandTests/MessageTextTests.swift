import Foundation
import OffscreenCommand
import Testing
import UIKit

/// Input that is not what it seems, in messages that a terminal shows.
@MainActor @Suite("Texts of messages") struct MessageTextTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func path(of bytes: [UInt8]) throws -> String {
        let path = "\(folder.path)/data.json"
        try Data(bytes).write(to: URL(filePath: path))
        return path
    }

    /// The first bytes of gzip files: RFC 1952, section 2.3.1.
    @Test(
        "Data that is packed, or no UTF-8, is told with what makes text of it",
        arguments: [
            ([0x1F, 0x8B, 8, 0], "gzip data; unpack it with 'gunzip'"),
            ([0xFF, 0xFE, 0x5B, 0], "UTF-16; convert it with 'iconv -f UTF-16LE -t UTF-8'"),
            ([0x5B, 0, 0x5D, 0], "UTF-16; convert it with 'iconv -f UTF-16LE -t UTF-8'"),
            ([0xFE, 0xFF, 0, 0x5B], "UTF-16; convert it with 'iconv -f UTF-16BE -t UTF-8'"),
            ([0, 0x5B, 0, 0x5D], "UTF-16; convert it with 'iconv -f UTF-16BE -t UTF-8'"),
        ] as [([UInt8], String)])
    func foreignText(bytes: [UInt8], words: String) throws {
        let path = try path(of: bytes)
        let expected = "\(path):1:1: expected text in UTF-8, found \(words)\n"
        let scene = Scene("text", summary: "Takes none of this", dataFormat: "text") { _ -> UIView in
            throw SceneDataError(line: 3, column: 4, message: "expected something else")
        }
        let run = CommandRun(["layout", "text", "--data", path], scenes: [scene])
        #expect(run.errors == expected)
        #expect(run.status == 2)
        #expect(CommandRun(["layout", "profile", "--environment", path]).errors == expected)
        #expect(CommandRun(["render", "profile", "--matrix", path]).errors == expected)
    }

    @Test("What turns text around or shows nothing is written out", arguments: ["\u{202E}", "\u{200B}", "\u{2066}"])
    func invisibleCharacters(character: String) {
        let name = "a\(character)b"
        let shown = #"a\u{\#(String(character.unicodeScalars.first?.value ?? 0, radix: 16, uppercase: true))}b"#
        #expect(CommandRun(["layout", name]).errors.contains("unknown scene '\(shown)'"))
        #expect(
            CommandRun(["layout", "profile", "--environment", "/no/\(name)"]).errors
                == "offscreen: cannot read '/no/\(shown)': No such file or directory\n")
        let scene = Scene("api", summary: "Data of a server", dataFormat: "text") { _ -> UIView in
            throw SceneDataError(line: 1, column: 2, message: "found \(name)")
        }
        let run = CommandRun(["layout", "api", "--data", "-"], scenes: [scene], input: "x")
        #expect(run.errors == "<standard input>:1:2: found \(shown)\n")
    }
}
