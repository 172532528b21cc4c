import Foundation
import OffscreenCommand
import Raster
import SnapshotReport
import Testing

/// The goldens that shards know together.
@MainActor @Suite("prune after shards") struct MergedGoldenCommandTests {
    @Test("merged shards tell each orphan once, on the page and to prune, and none that the other shard takes")
    func orphans() throws {
        let project = try GoldenProject()
        _ = project.run("record")
        let old = project.snapshots + "/card/card.200x100.light.old.png"
        try FileManager.default.copyItem(atPath: project.snapshots + "/card/card.200x100.light.png", toPath: old)
        let plan = "{\"snapshots\": [{\"scene\": \"card\", \"looks\": {\"states\": [\"\", \"long\", \"second\"]}}]}"
        _ = try project.folder.write(plan, to: "Snapshots/plan.json")
        let shards = (1...2).map { "\(project.folder.path)/shard-\($0)" }
        for (index, path) in shards.enumerated() {
            let options = ["--snapshots", project.snapshots, "--width", "200", "--height", "100", "--results", path]
            let run = CommandRun(["verify", "--shard", "\(index + 1)/2"] + options, scenes: CardDesign().scenes)
            #expect(run.status == 0, "\(run.output + run.errors)")
        }
        let report = project.run("report", shards.flatMap { ["--merge", $0] })
        #expect(report.output.hasSuffix("\n4 snapshots: 3 the same, 1 orphaned\n"), "\(report.output)")
        let orphan = try #require(try project.document().snapshots.first { $0.verdict == .orphan })
        #expect(orphan.name == "card" && orphan.variant == "200x100.light.old")
        // The page shows what nothing takes.
        let picture = try #require(orphan.before)
        let golden = try Data(contentsOf: URL(filePath: old))
        #expect(try Data(contentsOf: URL(filePath: project.results + "/" + picture)) == golden)
        #expect(orphan.pixels.width == PNGDecoder.size(of: Array(golden))?.width)
        #expect(project.run("prune").output == old + "\n")
        #expect(project.run("prune").output.isEmpty)
    }
}
