import Foundation
import OffscreenCommand
import Testing
import UIKit

@MainActor @Suite("render") struct RenderTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test(
        "To standard output goes the picture and nothing else, points times scale in size",
        arguments: ["-", "/dev/stdout", "/dev/fd/1"])
    func standardOutput(name: String) {
        let run = CommandRun(["render", "profile", "--width", "320", "--height", "100.5", "--scale", "2", "-o", name])
        #expect(run.errors == "")
        #expect(run.status == 0)
        #expect(PNGHeader(run.outputBytes) == PNGHeader(width: 640, height: 201))
        #expect(run.outputBytes.suffix(8).elementsEqual(Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]))
    }

    @Test("A picture's bytes depend neither on the run nor on the number of threads")
    func equalBytes() {
        let pictures = ["1", "2", "5", "1"].map { jobs in
            CommandRun(["render", "profile", "--device", "iphone-15", "-o", "-", "--jobs", jobs]).outputBytes
        }
        #expect(pictures.allSatisfy { $0 == pictures[0] && !$0.isEmpty })
    }

    @Test("The locale chooses between the forms of Chinese characters that say no language")
    func localeForms() {
        let scene = Scene("text", summary: "Characters with a form for each language") { _ -> UIView in
            let label = UILabel()
            label.text = "直骨"
            return label
        }
        let pictures = [nil, "en", "zh_Hans_CN", "ja", "zh-Hant"].map { (locale: String?) in
            let arguments = ["render", "text", "--width", "60", "--height", "40", "-o", "-"]
            return CommandRun(arguments + (locale.map { ["--locale", $0] } ?? []), scenes: [scene]).outputBytes
        }
        #expect(!pictures[0].isEmpty && pictures[1] == pictures[0] && pictures[2] == pictures[0])
        #expect(pictures[3] != pictures[0] && pictures[4] != pictures[0] && pictures[3] != pictures[4])
    }

    @Test("A file is written under its name, which is printed")
    func file() throws {
        let path = "\(folder.path)/a.png"
        let run = CommandRun(["render", "profile", "-o", path])
        #expect(run.output == path + "\n")
        #expect(folder.names == ["a.png"])
        #expect(PNGHeader(try folder.bytes(of: "a.png")) == PNGHeader(width: 393 * 3, height: 852 * 3))
    }

    @Test("Every combination of a matrix becomes a file of its own in a folder that is made")
    func matrix() throws {
        let matrix = #"{"widths": [320], "devices": ["iphone-se"], "appearances": ["light", "dark"]}"#
        let run = CommandRun(
            ["render", "profile", "--matrix", "-", "--height", "50", "-o", "\(folder.path)/a/b", "--scale", "2"],
            input: matrix)
        #expect(run.errors == "")
        let names = [
            "profile.320x50.dark.png", "profile.320x50.light.png", "profile.iphone-se-50.dark.png",
            "profile.iphone-se-50.light.png",
        ]
        #expect(run.output.split(separator: "\n").sorted() == names.map { "\(folder.path)/a/b/\($0)"[...] })
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/a/b").sorted() == names)
    }

    @Test("Shards together write every picture of a matrix once")
    func shards() throws {
        let matrix = try folder.write(#"{"widths": [10, 20, 30, 40, 50]}"#, to: "m.json")
        let outputs = ["1/2", "2/2"].map { shard in
            CommandRun([
                "render", "profile", "--matrix", matrix, "--height", "9", "--shard", shard, "-o", folder.path + "/",
            ]).output.split(separator: "\n").count
        }
        #expect(outputs == [3, 2])
        #expect(folder.names.count == 6)
    }

    @Test("A bare view is as high as its constraints ask for")
    func fittedView() {
        let scene = Scene("bar", summary: "") { _ -> UIView in
            let view = UIView()
            view.heightAnchor.constraint(equalToConstant: 44).isActive = true
            return view
        }
        let run = CommandRun(["render", "bar", "--width", "100", "--scale", "1", "-o", "-"], scenes: [scene])
        #expect(PNGHeader(run.outputBytes) == PNGHeader(width: 100, height: 44))
    }

    @Test(
        "A list is shown at its full content height, on a device never below the screen's",
        arguments: [
            (["--width", "100"], 1500.0, 1500), (["--width", "100"], 30, 30), (["--width", "100"], 0, 852),
            (["--width", "100", "--height", "70"], 1500, 70), (["--device", "iphone-se"], 1500, 1520),
            (["--device", "iphone-se"], 30, 667),
        ])
    func fullHeight(options: [String], content: Double, expected: Int) {
        let run = CommandRun(
            ["render", "list", "--scale", "1", "-o", "-"] + options, scenes: [.list(contentHeight: content)])
        #expect(run.errors == "")
        #expect(PNGHeader(run.outputBytes)?.height == expected)
    }

    @Test("A list above the size limit of a picture is refused with the limit named")
    func tooTall() {
        let run = CommandRun(
            ["render", "list", "--width", "390", "-o", "-"], scenes: [.list(contentHeight: 1_000_000)])
        #expect(
            run.errors == "offscreen: the picture of scene 'list' is too large: 780 x 2000000 pixels, the limit is "
                + "65535 pixels a side; limit it with --height, or give a smaller --scale\n")
        #expect(run.status == 2)
        #expect(run.output == "")
    }

    @Test(
        "What cannot be written is named, and nothing is left behind",
        arguments: [
            ("/dev/full", "No space left on device"), ("/no/such/a.png", "No such file or directory"),
            ("/dev/null/", "Not a directory"),
        ])
    func unwritable(path: String, reason: String) {
        let run = CommandRun(["render", "profile", "-o", path])
        #expect(run.errors == "offscreen: cannot write to '\(path)': \(reason)\n")
        #expect(run.status == 2)
        #expect(run.output == "")
    }

    @Test("A picture too large in a matrix is named with its variant, and no empty folder stays")
    func tooTallInMatrix() throws {
        let matrix = try folder.write(#"{"appearances": ["dark"]}"#, to: "m.json")
        let run = CommandRun(
            ["render", "list", "--width", "390", "--matrix", matrix, "-o", folder.path + "/a/b"],
            scenes: [.list(contentHeight: 100_000)])
        #expect(run.errors.hasPrefix("offscreen: the picture of scene 'list' as 390.dark is too large: 780 x 200000 "))
        let flat = CommandRun(
            ["render", "profile", "--width", "10000", "--height", "10000", "--scale", "3", "--matrix", matrix] + [
                "-o", folder.path + "/a/b",
            ])
        #expect(flat.errors.hasPrefix("offscreen: the picture of scene 'profile' as 10000x10000.dark@3x is too large"))
        #expect(folder.names == ["m.json"])
    }

    @Test("A picture never takes the place of the data it is made from", arguments: ["", "link"])
    func outputIsInput(link: String) throws {
        let data = try folder.write("[]", to: "data.json")
        if !link.isEmpty {
            try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "data.json")
        }
        let output = link.isEmpty ? data : "\(folder.path)/link"
        let run = CommandRun(["render", "issue-list", "--data", data, "-o", output])
        #expect(run.status == 2)
        #expect(run.errors.contains(" exclude each other; they are the same file, which the picture would replace"))
        #expect(try folder.bytes(of: "data.json") == Array("[]".utf8))
    }

    @Test("On a terminal the line of progress tells how much is drawn, and is gone at the end")
    func progress() {
        let run = CommandRun(
            ["render", "profile", "--width", "100", "--height", "1000", "--scale", "1", "-o", "-", "--jobs", "1"],
            isErrorTerminal: true)
        let lines = run.errors.split(separator: "\r\u{1B}[K", omittingEmptySubsequences: false)
        #expect(
            lines == [
                "", "100x1000.light@1x", "100x1000.light@1x: drawn 25 %", "100x1000.light@1x: drawn 50 %",
                "100x1000.light@1x: drawn 75 %", "100x1000.light@1x: drawn 100 %", "",
            ])
    }

    @Test("A full disk behind standard output is reported")
    func fullOutput() {
        let run = CommandRun(["render", "profile", "-o", "-"], outputFailure: 28)
        #expect(run.errors == "offscreen: cannot write to standard output: No space left on device\n")
        #expect(run.status == 2)
    }

    @Test(
        "What is wrong with the arguments is said in one line with the remedy",
        arguments: [
            (
                ["render", "profile", "--matrix", "-", "-o", "-"], #"{"widths": [320]}"#,
                "--output - and --matrix exclude each other; give a folder for several pictures"
            ),
            (
                ["render", "profile", "--matrix", "-", "-o", "one.png"], #"{"widths": [320]}"#,
                "--output one.png and --matrix exclude each other; give a folder for several pictures"
            ),
            (
                ["render", "issue-list", "--matrix", "-", "--data", "-"], "[]",
                "--data - and --matrix - exclude each other; standard input can be read only once"
            ),
            (
                ["render", "profile", "--matrix", "-", "--width", "390"], #"{"devices": ["ipad-mini"]}"#,
                "--width and --matrix exclude each other; the matrix lists what the option would fix"
            ),
            (
                ["render", "profile", "--matrix", "-", "--locale", "ko"], #"{"locales": ["en"]}"#,
                "--locale and --matrix exclude each other; the matrix lists what the option would fix"
            ),
            (
                ["render", "profile", "--matrix", "-", "--height", "9"], #"{"heights": [9]}"#,
                "--height and --matrix exclude each other; the matrix lists what the option would fix"
            ),
            (
                ["render", "profile", "-o", "e.jpg"], "",
                "--output: expected a name that ends in .png, found 'e.jpg', did you mean 'e.png'?"
            ),
            (
                ["render", "profile", "-o", "a/b.PDF"], "",
                "--output: expected a name that ends in .png, found 'a/b.PDF', did you mean 'a/b.png'?"
            ),
            (
                ["render", "profile", "--fonts", "/no/fonts"], "",
                "cannot read '/no/fonts': no such folder or file; --fonts needs one"
            ),
            (
                ["render", "profile", "--fonts", "/etc/passwd"], "",
                "cannot read '/etc/passwd': the font file is not a font that can be read: expected an OpenType or "
                    + "TrueType file or collection"
            ),
            (["render", "profile", "--jobs", "0"], "", "--jobs: expected a whole number from 1 to 256, found '0'"),
            (
                ["render", "profile", "--width", "10000", "--height", "10000", "--scale", "3", "-o", "-"], "",
                "the picture of scene 'profile' is too large: 30000 x 30000 pixels, the limit is 268 million pixels; "
                    + "limit it with --height, or give a smaller --scale"
            ),
        ])
    func faults(arguments: [String], input: String, message: String) {
        let run = CommandRun(arguments, input: input)
        #expect(run.errors == "offscreen: \(message)\n")
        #expect(run.status == 2)
        #expect(run.output == "")
    }

    @Test("Files of a font folder that are of no use are told, and a folder without a font is refused")
    func webFonts() throws {
        let folder = try TemporaryFolder()
        let web = folder.path + "/b.woff"
        try Data("wOFF".utf8).write(to: URL(filePath: web))
        let arguments = ["render", "profile", "-o", "-", "--fonts", folder.path]
        let refused = CommandRun(arguments)
        #expect(
            refused.errors
                == "offscreen: cannot read '\(folder.path)': the folder has no font in it: expected OpenType or "
                + "TrueType files (.otf, .ttf, .ttc, .otc), found \(web)\n")
        #expect(refused.status == 2)
        try FileManager.default.copyItem(
            atPath: "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf", toPath: folder.path + "/a.ttf")
        let run = CommandRun(arguments)
        #expect(
            run.errors == "offscreen render: --fonts: '\(web)' passed over: expected OpenType or TrueType "
                + "(.otf, .ttf, .ttc, .otc)\n")
        #expect(run.status == 0)
    }

    @Test("A state that the scene lacks is told with its place in the matrix")
    func unknownStateOfMatrix() {
        let run = CommandRun(["render", "profile", "--matrix", "-"], input: #"{"states": ["loading", "loadin"]}"#)
        #expect(
            run.errors == "<standard input>:1:24: scene 'profile' has no state 'loadin', did you mean 'loading'?\n")
        #expect(run.status == 2)
    }
}
