import Foundation
import Testing

/// The package under Fixtures/ExampleApp, built and run as its owner would.
@Suite("The example package") struct ExampleAppTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("An executable that lists its scenes has the command line for them", .timeLimit(.minutes(30)))
    func buildsAndRuns() throws {
        let scratch = Self.root + "/.build/example-app"
        let build = try run(
            "/usr/bin/env",
            ["swift", "build", "--package-path", Self.root + "/Fixtures/ExampleApp", "--scratch-path", scratch])
        try #require(build.status == 0, "\(build.text)")
        let program = scratch + "/debug/screens"
        #expect(try run(program, ["list", "--names"]).text == "greeting\nquote\n")
        let layout = try run(program, ["layout", "greeting", "--device", "iphone-15"])
        #expect(layout.text.hasPrefix("greeting 393 x 852 @3x\nUIView  0 0 393 852\n  UIStackView #card  16 "))
        let formal = try run(
            program, ["layout", "greeting", "--state", "formal", "--now", "2026-03-04", "--locale", "ko"])
        #expect(formal.status == 0, "\(formal.text)")
        let empty = try folder.write("", to: "empty.txt")
        let fault = try run(program, ["layout", "greeting", "--data", empty])
        #expect(fault.text == "\(empty):1:1: expected a name, found nothing in \(empty)\n")
        #expect(fault.status == 2)
        let picture = "\(folder.path)/a.png"
        let render = try run(program, ["render", "greeting", "--width", "320", "--height", "200", "-o", picture])
        #expect(render.text == picture + "\n")
        try expectLoadedContent(of: program)
        try expectGoldens(of: program)
        try expectActions(of: scratch + "/debug/feed")
        #expect(PNGHeader(try folder.bytes(of: "a.png")) == PNGHeader(width: 640, height: 400))
    }

    /// Tasks, their sleep and `async let`, `asyncAfter` and timers: what they load is there on every run, and none waits for the
    /// wall clock.
    private func expectLoadedContent(of program: String) throws {
        let layouts = try (0..<20).map { _ in try run(program, ["layout", "quote", "--device", "iphone-15"]) }
        #expect(layouts.allSatisfy { $0.status == 0 && $0.text == layouts[0].text })
        let views = layouts[0].text.split(separator: "\n").compactMap { $0.firstMatch(of: /UI\w+ #(\w+)/)?.output.1 }
        #expect(views == ["text", "author", "hint"])
    }

    /// Goldens that worker processes record and verify.
    private func expectGoldens(of program: String) throws {
        let arguments = [
            "--snapshots", "\(folder.path)/Snapshots", "--results", "\(folder.path)/results", "--jobs", "2", "--width",
            "320",
        ]
        let record = try run(program, ["record"] + arguments)
        let names = ["greeting/greeting.320.light", "greeting/greeting.320.light.formal", "quote/quote.320.light"]
        #expect(record.text == names.map { "\(folder.path)/Snapshots/\($0).png\n" }.joined())
        #expect(record.status == 0)
        let verify = try run(program, ["verify"] + arguments)
        #expect(verify.text == "3 snapshots: 3 the same\n" && verify.status == 0)
        let pixels = try run(program, ["verify", "--pixels"] + arguments)
        #expect(pixels.text == verify.text && pixels.status == 0)
        let dark = try run(program, ["verify", "--appearance", "dark"] + arguments)
        #expect(dark.text.contains("\n3 snapshots: 3 without a golden\n") && dark.status == 1)
    }

    /// View code with `@objc` and `#selector`, as the plugin adapted it: taps reach the methods that selectors name.
    private func expectActions(of program: String) throws {
        /// The widths of the views with identifiers.
        func widths(after taps: String...) throws -> [String: Double] {
            let options = ["--device", "iphone-15", "--format", "json"] + taps.flatMap { ["--tap", $0] }
            let layout = try run(program, ["layout", "feed"] + options)
            try #require(layout.status == 0, "\(layout.text)")
            let record = try JSONSerialization.jsonObject(with: Data(layout.text.utf8)) as? [String: Any]
            let views = record?["views"] as? [[String: Any]] ?? []
            let pairs = views.compactMap { view -> (String, Double)? in
                guard let id = view["id"] as? String, let frame = view["frame"] as? [String: Any] else { return nil }
                return (id, frame["width"] as? Double ?? 0)
            }
            return Dictionary(pairs) { first, _ in first }
        }
        let before = try widths()
        #expect(before["like.2"] != nil && before["like.3"] == nil)
        #expect(try widths(after: "add")["like.3"] != nil)
        // "3 posts", "Grace Hopper: likes = 1" by a notification, and "By Margaret Hamilton".
        let (liked, author) = (try widths(after: "like.1"), try widths(after: "author.2"))
        let status = try [before, author, liked].map { try #require($0["status"]) }
        #expect(status == status.sorted() && Set(status).count == 3)
        #expect(try run(program, ["layout", "photos", "--tap", "sort"]).status == 0)
    }

    /// Runs a program to its end and returns what it wrote to both streams.
    private func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, text: String) {
        // A file takes any amount of output without anyone reading along.
        let output = "\(folder.path)/output"
        try Data().write(to: URL(filePath: output))
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        let handle = try FileHandle(forWritingTo: URL(filePath: output))
        process.standardOutput = handle
        process.standardError = handle
        try process.run()
        process.waitUntilExit()
        return (process.terminationStatus, try String(contentsOfFile: output, encoding: .utf8))
    }
}
