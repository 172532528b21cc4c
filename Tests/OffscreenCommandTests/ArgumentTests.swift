import OffscreenCommand
import Testing

@MainActor @Suite("Arguments") struct ArgumentTests {
    @Test("An argument that is not UTF-8 is refused, as mended it could name another file")
    func undecodable() throws {
        let name = Array("caf".utf8) + [0xE9] + Array(".png".utf8)
        let error = #expect(throws: CommandError.self) {
            try ArgumentText.decode([Array("render".utf8), Array("가".utf8), name])
        }
        #expect(
            error?.message(program: "offscreen")
                == "argument 3 is not UTF-8, found 'caf\u{FFFD}.png'; give names in UTF-8, or - for standard input or output"
        )
        #expect(error?.exitStatus == .badInput)
        #expect(try ArgumentText.decode([Array("가".utf8), []]) == ["가", ""])
    }

    @Test(
        "What is wrong with the arguments is said in one line with the remedy",
        arguments: [
            (["lst"], "unknown command 'lst', did you mean 'list'?"),
            (["frobnicate"], "unknown command 'frobnicate'; 'offscreen --help' lists the commands"),
            (["--verison"], "unknown option '--verison', did you mean '--version'?"),
            (
                ["list", "--devises"],
                "unknown option '--devises', did you mean '--devices'?"
            ),
            (["list", "-x"], "unknown option '-x'; 'offscreen list --help' lists the options"),
            (["list", "--format"], "--format needs a value: --format text|json"),
            (["list", "--format", "--devices"], "--format needs a value: --format text|json"),
            (["list", "--format="], "--format: expected one of text, json, found ''"),
            (["list", "--format=jsn"], "--format: expected one of text, json, found 'jsn', did you mean 'json'?"),
            (["list", "--format", "json", "--format", "text"], "--format is given twice; give it once"),
            (["list", "--names=yes"], "--names takes no value, found 'yes'"),
            (["list", "scenes"], "unexpected argument 'scenes'; 'offscreen list --help' shows the usage"),
            (["list", "--", "--names"], "unexpected argument '--names'; 'offscreen list --help' shows the usage"),
            (
                ["list", String(repeating: "a", count: 50)],
                "unexpected argument '\(String(repeating: "a", count: 40))…'; 'offscreen list --help' shows the usage"
            ),
            (["list", "a\nb\u{7}"], "unexpected argument 'a b?'; 'offscreen list --help' shows the usage"),
        ])
    func faults(arguments: [String], message: String) {
        let run = CommandRun(arguments)
        #expect(run.errors == "offscreen: \(message)\n")
        #expect(run.status == 2)
        #expect(run.output == "")
    }

    @Test(
        "A value is given with an equals sign or as the next argument",
        arguments: [
            ["list", "--format", "json"], ["list", "--format=json"], ["list", "--format=JSON"],
        ])
    func values(arguments: [String]) {
        let run = CommandRun(arguments)
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("[\n{\"name\":\"issue-list\""))
    }

    @Test("Without a command the overview goes to standard error and the status is 2")
    func noCommand() {
        let run = CommandRun([])
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.errors.hasPrefix("usage: offscreen COMMAND [options]\n"))
    }

    @Test("Help is printed for the program and for each command, within 80 columns")
    func help() {
        #expect(CommandRun(["--help"]).output == CommandRun(["help"]).output)
        #expect(CommandRun(["list", "-h"]).output == CommandRun(["help", "list"]).output)
        for arguments in [["--help"], ["list", "--help"]] {
            let run = CommandRun(arguments)
            #expect(run.status == 0)
            #expect(run.output.hasPrefix("usage: offscreen"))
            #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
        }
    }

    @Test("The version is printed with the program's name")
    func version() {
        #expect(CommandRun(["--version"]).output == "offscreen \(OffscreenCommand.version)\n")
    }

    @Test("A reader that went away, where that raises no signal, and a full disk are reported")
    func failingOutput() {
        let closed = CommandRun(["list"], outputFailure: 32)
        #expect(closed.status == 2)
        #expect(closed.errors == "offscreen: cannot write to standard output: Broken pipe\n")
        let full = CommandRun(["list"], outputFailure: 28)
        #expect(full.status == 2)
        #expect(full.errors == "offscreen: cannot write to standard output: No space left on device\n")
    }
}
