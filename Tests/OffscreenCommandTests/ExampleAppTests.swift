import Foundation
import Testing

/// The package under Fixtures/ExampleApp, built, run and tested as its owner would: a copy, which its tests change.
@Suite("The example package") struct ExampleAppTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path
    /// As deep in the repository as the original, so that its dependency is where it says.
    private static let package = root + "/.build/example-app-package"
    private static let scratch = root + "/.build/example-app"
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func copyPackage() throws {
        let manager = FileManager.default
        if manager.fileExists(atPath: Self.package) { try manager.removeItem(atPath: Self.package) }
        try manager.createDirectory(atPath: Self.package, withIntermediateDirectories: true)
        for name in ["Package.swift", "Sources", "Feed", "Tests"] {
            try manager.copyItem(
                atPath: Self.root + "/Fixtures/ExampleApp/" + name, toPath: "\(Self.package)/\(name)")
        }
    }

    private func build() throws {
        let build = try run("/usr/bin/env", ["swift", "build", "--build-tests"] + Self.location)
        try #require(build.status == 0, "\(build.text)")
    }

    private static let location = ["--package-path", package, "--scratch-path", scratch]

    @Test("An executable that lists its scenes has the command line for them", .timeLimit(.minutes(30)))
    func buildsAndRuns() throws {
        try copyPackage()
        try build()
        let program = Self.scratch + "/debug/screens"
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
        try expectActions(of: Self.scratch + "/debug/feed")
        #expect(PNGHeader(try folder.bytes(of: "a.png")) == PNGHeader(width: 640, height: 400))
        try expectSuite(reviewedWith: program)
    }

    // MARK: The suite of snapshots

    private static let tests = package + "/Tests/GreetingUITests"

    /// The example's own tests: recorded, verified, changed, reviewed, accepted and pruned from the command line.
    private func expectSuite(reviewedWith program: String) throws {
        let first = try runSuite()
        #expect(first.status == 1 && first.text.contains("No reference was found on disk. Automatically recorded"))
        let recorded = goldens()
        #expect(
            recorded == [
                "GreetingSnapshotTests/greeting.1.png", "GreetingSnapshotTests/greeting.landscape.png",
                "GreetingSnapshotTests/looks.dark.png", "GreetingSnapshotTests/looks.tablet.png",
                "QuoteViewControllerTests/testLoading.1.png",
            ])
        let second = try runSuite()
        #expect(second.status == 0, "\(second.text)")

        try edit("Sources/GreetingUI/GreetingViewController.swift", "stack.spacing = 8", "stack.spacing = 20")
        let results = "\(folder.path)/suite"
        let changed = try runSuite(results: results)
        #expect(changed.status == 1 && changed.text.contains("card.spacing 8 -> 20"), "\(changed.text)")
        let report = try run(program, ["report", "--results", results])
        #expect(report.text.contains("  card.spacing 8 -> 20\n"), "\(report.text)")
        #expect(report.text.contains("\n8 snapshots: 3 the same, 5 changed\n"), "\(report.text)")
        #expect(FileManager.default.fileExists(atPath: results + "/report.html"))
        let accept = try run(program, ["accept", "--results", results])
        #expect(accept.status == 0 && accept.text.contains("/GreetingSnapshotTests/structure.1.txt\n"))
        let accepted = try runSuite()
        #expect(accepted.status == 0, "\(accepted.text)")

        let line =
            "        assertSnapshot(of: controller, as: .image(on: .iPhone13(.landscape)), named: \"landscape\")\n"
        try edit("Tests/GreetingUITests/GreetingSnapshotTests.swift", line, "")
        let remaining = "\(folder.path)/remaining"
        #expect(try runSuite(results: remaining).status == 0)
        let prune = try run(program, ["prune", "--results", remaining])
        let orphan = Self.tests + "/__Snapshots__/GreetingSnapshotTests/greeting.landscape"
        #expect(prune.text == "\(orphan).png\n\(orphan).layout.txt\n" && prune.status == 0)
        #expect(goldens() == recorded.filter { !$0.contains("landscape") })
    }

    /// The suite's pictures, sorted.
    private func goldens() -> [String] {
        ((try? FileManager.default.subpathsOfDirectory(atPath: Self.tests + "/__Snapshots__")) ?? [])
            .filter { $0.hasSuffix(".png") }.sorted()
    }

    private func runSuite(results: String? = nil) throws -> (status: Int32, text: String) {
        try run(
            "/usr/bin/env",
            (results.map { ["SNAPSHOT_RESULTS=\($0)"] } ?? []) + ["swift", "test", "--skip-build"] + Self.location)
    }

    private func edit(_ file: String, _ old: String, _ new: String) throws {
        let path = "\(Self.package)/\(file)"
        let source = try String(contentsOfFile: path, encoding: .utf8)
        try #require(source.contains(old))
        try source.replacing(old, with: new).write(toFile: path, atomically: true, encoding: .utf8)
        try build()
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
        try expectDocument(of: program)
    }

    /// A controller with a document: its class's runtime attribute, outlets and action are connected.
    private func expectDocument(of program: String) throws {
        let layout = try run(program, ["layout", "author", "--device", "iphone-15", "--tap", "follow"])
        try #require(layout.status == 0, "\(layout.text)")
        let lines = layout.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        // 16 inside of the safe area's 59; 16 + 24 (20 points, bold) + 12 + 20 1/3 (17 points) + 12 + 44 + 16.
        #expect(lines.contains { $0.hasPrefix("AuthorCard #card  16 75 361 144.333") }, "\(layout.text)")
        // The button says "Following" then, which is wider than "Follow".
        #expect(try run(program, ["layout", "author", "--device", "iphone-15"]).text != layout.text)
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
