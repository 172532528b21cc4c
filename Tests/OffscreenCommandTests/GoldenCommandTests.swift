import Foundation
import Goldens
import OffscreenCommand
import Raster
import SnapshotReport
import Testing
import UIKit

/// Runs the golden commands in a folder of their own.
@MainActor struct GoldenProject {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    var snapshots: String { folder.path + "/Snapshots" }
    var results: String { folder.path + "/results" }

    /// A small screen, so that tests are fast.
    func run(_ command: String, _ arguments: [String] = [], design: CardDesign = CardDesign()) -> CommandRun {
        var all = [command, "--results", results] + arguments
        if ["record", "verify"].contains(command) {
            all += ["--snapshots", snapshots, "--width", "200", "--height", "100"]
        }
        return CommandRun(all, scenes: design.scenes)
    }

    /// The files of the goldens, sorted.
    var goldens: [String] {
        ((try? FileManager.default.subpathsOfDirectory(atPath: snapshots)) ?? [])
            .filter { $0.contains(".png") || $0.contains(".txt") }.sorted()
    }

    func document() throws -> ReportDocument {
        try ReportDocument(json: Data(contentsOf: URL(filePath: results + "/report.json")))
    }
}

@MainActor @Suite("record, verify and accept") struct GoldenCommandTests {
    @Test("what is recorded is printed, and verified from then on; each scene in each of its states")
    func recordAndVerify() throws {
        let project = try GoldenProject()
        let record = project.run("record")
        #expect(record.status == 0 && record.errors.isEmpty, "\(record.errors)")
        let names = ["card.200x100.light", "card.200x100.light.long", "card.200x100.light.second"]
        #expect(record.output == names.map { "\(project.snapshots)/card/\($0).png\n" }.joined())
        #expect(project.goldens == names.flatMap { ["card/\($0).layout.txt", "card/\($0).png"] }.sorted())
        let verify = project.run("verify")
        #expect(verify.status == 0 && verify.output == "3 snapshots: 3 the same\n")
    }

    @Test("a snapshot without a golden ends with 1, and nothing is recorded")
    func missing() throws {
        let project = try GoldenProject()
        let verify = project.run("verify")
        #expect(verify.status == 1)
        #expect(verify.output.hasPrefix("no golden: card/card.200x100.light\n"))
        #expect(project.goldens.isEmpty)
    }

    @Test("a constant that changed is one cause of all states, told with its line; accept takes it")
    func constant() throws {
        let project = try GoldenProject()
        _ = project.run("record")
        let design = CardDesign(top: 28)
        let verify = project.run("verify", design: design)
        #expect(verify.status == 1)
        let document = try project.document()
        #expect(document.causes.count == 1)
        let cause = try #require(document.causes.first)
        #expect(cause.sentence == "titleLabel.top: constant 20 -> 28")
        #expect(cause.source?.hasPrefix("OffscreenCommandTests/CardScenes.swift:") == true)
        #expect(cause.snapshots.count == 3)
        #expect(verify.output.contains("\(cause.id)  titleLabel.top: constant 20 -> 28, \(cause.source ?? "")\n"))
        let changes = try #require(document.snapshots.first?.changes)
        #expect(changes.map(\.property) == ["y", "y"])
        #expect(changes.map(\.consequence) == [false, true])

        let accept = project.run("accept", ["--cause", cause.id])
        #expect(accept.status == 0, "\(accept.errors)")
        #expect(project.run("verify", design: design).status == 0)
        #expect(project.run("verify").status == 1)
    }

    @Test("a text that wraps says how many lines it has now")
    func text() throws {
        let project = try GoldenProject()
        _ = project.run("record")
        _ = project.run("verify", design: CardDesign(title: "Groceries for the whole long week"))
        let sentence = try #require(try project.document().causes.first?.sentence)
        #expect(
            sentence.hasPrefix("titleLabel.height ")
                && sentence.hasSuffix(
                    ": the text is now \"Groceries for the whole long week\", on 2 lines, was \"Groceries\""),
            "\(sentence)")
        #expect(try project.document().snapshots.filter { $0.verdict == .changed }.count == 2)
    }

    @Test("colours and new views are told; a picture before, after and of the difference is written")
    func lookAndViews() throws {
        let project = try GoldenProject()
        _ = project.run("record")
        _ = project.run("verify", ["second"], design: CardDesign(background: .black))
        var snapshot = try #require(try project.document().snapshots.first)
        #expect(try project.document().causes.map(\.sentence) == ["UIView.background #FFFFFF -> #000000"])
        for path in [snapshot.before, snapshot.after, snapshot.difference] {
            #expect(FileManager.default.fileExists(atPath: project.results + "/" + (path ?? "?")))
        }
        #expect(snapshot.differing.map { $0.count > 10_000 } == true)
        _ = project.run("verify", ["second"], design: CardDesign(hasBadge: true))
        snapshot = try #require(try project.document().snapshots.first)
        #expect(try project.document().causes.map(\.sentence) == ["badge (UIView) is new at 200 4 8 8"])
    }

    @Test("a scene that fails is one result of many, and ends with 2")
    func failure() throws {
        let project = try GoldenProject()
        let verify = project.run("verify", design: CardDesign(fails: true))
        #expect(verify.status == 2)
        #expect(verify.output.contains("failed: card/card.200x100.light: card: no card today\n"), "\(verify.output)")
    }

    @Test("accept takes by name, and nothing else; a name or cause that is not there is refused")
    func names() throws {
        let project = try GoldenProject()
        _ = project.run("record")
        let design = CardDesign(top: 30)
        _ = project.run("verify", design: design)
        let name = "card/card.200x100.light.long"
        #expect(project.run("accept", [name, "--dry-run"]).output.contains("card.200x100.light.long.png\n"))
        #expect(project.run("verify", design: design).output.contains("3 snapshots: 3 changed"))
        #expect(project.run("accept", [name]).status == 0)
        #expect(project.run("verify", design: design).output.contains("1 the same, 2 changed"))
        #expect(project.run("accept", ["card/nothing"]).status == 2)
        #expect(project.run("accept", ["--cause", "c00000000"]).status == 2)
    }

    @Test("goldens of other fonts end with 3, say which, and are taken only by name")
    func environment() throws {
        let project = try GoldenProject()
        _ = project.run("record", ["second"])
        let path = project.snapshots + "/card/card.200x100.light.second.png"
        let image = try PNGDecoder.decode(project.folder.bytes(of: "Snapshots/card/card.200x100.light.second.png"))
        let elsewhere = try #require(Fingerprint(text: "offscreen 0.1.0; fonts 00000000"))
        let picture = try PNGEncoder.encode(image.bitmap, scale: CGFloat(image.scale ?? 1), text: [elsewhere.pngText])
        try Data(picture).write(to: URL(filePath: path))
        let verify = project.run("verify", ["second"])
        #expect(verify.status == 3)
        #expect(verify.output.contains(" instead of 00000000"), "\(verify.output)")
        #expect(verify.output.hasSuffix("1 snapshot: 1 of another environment\n"))
        #expect(try project.document().environment?.differences.contains { $0.hasPrefix("fonts ") } == true)
        #expect(project.run("accept").output.isEmpty)
        #expect(project.run("accept", ["card"]).output.contains("second.png\n"))
        #expect(project.run("verify", ["second"]).status == 0)
    }

    @Test("a filter that nothing matches is refused with what is near")
    func filter() throws {
        let project = try GoldenProject()
        let run = project.run("verify", ["carp"])
        #expect(run.status == 2)
        #expect(run.errors == "offscreen: no snapshot has 'carp' in its name, did you mean 'card'?\n")
    }

    @Test("what the stamp proves and what pixels say is the same; a picture that was painted over is found both ways")
    func proof() throws {
        let project = try GoldenProject()
        _ = project.run("record")
        for options in [[], ["--pixels"]] {
            #expect(project.run("verify", options).status == 0)
            #expect(project.run("verify", options, design: CardDesign(top: 21)).status == 1)
        }
        let path = project.snapshots + "/card/card.200x100.light.png"
        var bytes = try project.folder.bytes(of: "Snapshots/card/card.200x100.light.png")
        bytes[bytes.count / 2] ^= 1
        try Data(bytes).write(to: URL(filePath: path))
        for options in [[], ["--pixels"]] {
            let run = project.run("verify", options)
            #expect(run.status == 2 && run.output.contains("the PNG file is damaged"), "\(run.output)")
        }
    }

    @Test(
        "a wrong golden is one failure of many, told with what it is; recording mends it",
        arguments: WrongGolden.allCases)
    func wrongGolden(kind: WrongGolden) throws {
        let project = try GoldenProject()
        _ = project.run("record")
        let path = project.snapshots + "/card/card.200x100.light.png"
        let golden = [UInt8](try Data(contentsOf: URL(filePath: path)))
        try Data(kind.bytes(of: golden)).write(to: URL(filePath: path))
        let verify = project.run("verify")
        #expect(verify.status == 2)
        #expect(
            verify.output.contains("failed: card/card.200x100.light: wrong golden \(path): \(kind.reason); restore it"),
            "\(verify.output)")
        #expect(verify.output.contains("3 snapshots: 2 the same, 1 failed\n"))
        #expect(project.run("record", ["--failed"]).output == path + "\n")
        #expect(project.run("verify").status == 0)
    }

    @Test("names that are written as one file have two, whatever the order of the plan")
    func alikeNames() throws {
        let project = try GoldenProject()
        try FileManager.default.createDirectory(atPath: project.snapshots, withIntermediateDirectories: true)
        let entries = ["a b", "a-b", "A-b"].map { "{\"scene\": \"card\", \"name\": \"\($0)\"}" }
        _ = try project.folder.write("{\"snapshots\": [\(entries.joined(separator: ","))]}", to: "Snapshots/plan.json")
        #expect(project.run("record").status == 0)
        let goldens = project.goldens
        #expect(goldens.count == 6 && Set(goldens.map { $0.lowercased() }).count == 6, "\(goldens)")
        #expect(goldens.contains("card/A-b.200x100.light.png"))
        let other = entries.reversed().joined(separator: ",")
        _ = try project.folder.write("{\"snapshots\": [\(other)]}", to: "Snapshots/plan.json")
        #expect(project.run("verify").output == "3 snapshots: 3 the same\n")
        #expect(project.run("prune").output.isEmpty)
    }

    @Test("a run in a results folder where another one is at work is refused, and takes nothing away")
    func busyResults() throws {
        let project = try GoldenProject()
        #expect(project.run("verify").status == 1)
        let claim = try ResultsClaim(ResultsFolder(path: project.results))
        let second = project.run("verify")
        #expect(second.status == 2)
        #expect(second.errors.contains("results: another run is at work in this folder; wait for it, or give another"))
        #expect(try project.document().snapshots.count == 3)
        withExtendedLifetime(claim) {}
    }

    @Test("every format is printed, and well-formed", arguments: ["text", "json", "junit", "markdown", "github"])
    func formats(name: String) throws {
        let project = try GoldenProject()
        _ = project.run("record")
        let run = project.run("verify", ["--format", name], design: CardDesign(top: 22))
        #expect(run.status == 1 && run.output.contains("titleLabel"))
        let again = project.run("report", ["--format", name])
        #expect(again.status == 0 && again.output == run.output)
    }

    @Test("shards take each snapshot once, and their results are put together")
    func shards() throws {
        let project = try GoldenProject()
        _ = project.run("record")
        var paths: [String] = []
        for index in 1...2 {
            let path = project.folder.path + "/shard-\(index)"
            paths.append(path)
            let run = CommandRun(
                [
                    "verify", "--snapshots", project.snapshots, "--width", "200", "--height", "100",
                    "--results", path, "--shard", "\(index)/2",
                ], scenes: CardDesign(top: 22).scenes)
            #expect(run.status == 1)
        }
        let report = project.run("report", paths.flatMap { ["--merge", $0] })
        #expect(
            report.status == 0 && report.output.contains("3 snapshots: 3 changed"), "\(report.output + report.errors)")
        #expect(project.run("accept").status == 0)
        #expect(project.run("verify", design: CardDesign(top: 22)).status == 0)
    }

    @Test("the review page is written beside the document, with its pictures; a sheet needs no golden")
    func pages() throws {
        let project = try GoldenProject()
        _ = project.run("verify")
        let page = try String(contentsOfFile: project.results + "/report.html", encoding: .utf8)
        #expect(page.hasPrefix("<!") && page.contains("card.200x100.light"))
        let sheet = project.run("report", ["--sheet", "second", "--width", "200"])
        #expect(sheet.status == 0 && sheet.output.hasSuffix("results/report.html\n"), "\(sheet.errors)")
        let document = try project.document()
        #expect(document.kind == .sheet && document.snapshots.count == 1)
        #expect(document.snapshots.first?.frames?.after?.contains { $0.id == "titleLabel" } == true)
        #expect(project.run("report", ["--width", "200"]).status == 2)
        #expect(project.run("report", ["second"]).status == 2)
    }

    @Test("prune removes goldens of states that are gone, and none that a filter left out or that others recorded")
    func prune() throws {
        let project = try GoldenProject()
        _ = project.run("record")
        let old = project.snapshots + "/card/card.200x100.light.old.png"
        try FileManager.default.copyItem(atPath: project.snapshots + "/card/card.200x100.light.png", toPath: old)
        try Data("no stamp".utf8).write(to: URL(filePath: project.snapshots + "/card/mine.png"))
        // Without a plan the options choose the looks: others may be wanted, too.
        #expect(project.run("verify", ["long"]).status == 0)
        #expect(project.run("prune", ["--dry-run"]).output.isEmpty)
        let plan = "{\"snapshots\": [{\"scene\": \"card\", \"looks\": {\"states\": [\"\", \"long\", \"second\"]}}]}"
        _ = try project.folder.write(plan, to: "Snapshots/plan.json")
        let verify = project.run("verify", ["long"])
        #expect(verify.status == 0)
        #expect(verify.output.hasPrefix("orphaned: card/card.200x100.light.old: nothing takes "), "\(verify.output)")
        #expect(project.run("prune", ["--dry-run"]).output == old + "\n")
        #expect(project.run("prune").output == old + "\n")
        #expect(project.run("prune").output.isEmpty)
        #expect(project.goldens.count == 7)
        #expect(project.run("verify").status == 0)
    }

    @Test("Bazel's variables choose a shard and touch its file")
    func bazel() throws {
        let folder = try TemporaryFolder()
        let file = folder.path + "/status"
        let environment = ["TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "3", "TEST_SHARD_STATUS_FILE": file]
        let shard = try Shard.ofBazel(in: environment)
        #expect(shard?.index == 2 && shard?.count == 3)
        #expect(FileManager.default.fileExists(atPath: file))
        #expect(try Shard.ofBazel(in: [:]) == nil)
        #expect(throws: CommandError.self) {
            try Shard.ofBazel(in: ["TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "3"])
        }
    }
}
