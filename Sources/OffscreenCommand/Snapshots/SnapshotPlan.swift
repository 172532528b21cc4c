import Foundation
import Goldens

/// One snapshot that `verify` and `record` take.
struct PlannedSnapshot {
    var name: GoldenName
    let request: SceneRequest
    let variant: Variant
}

/// All snapshots of a command line's scenes, in a fixed order: what a filter and a shard choose from.
///
/// Made of the plan file, where there is one, else of the scenes: each that needs no data, as it is and in each of its states.
struct SnapshotPlan {
    let snapshots: [PlannedSnapshot]
    /// Scenes that are in no plan and need data.
    let leftOut: [String]

    /// - Throws: `CommandError` for two snapshots of one name, which would share a golden.
    init(_ snapshots: [PlannedSnapshot], leftOut: [String]) throws(CommandError) {
        var owners: [String: String] = [:]
        var names: Set<String> = []
        for name in snapshots.map(\.name.text) {
            guard names.insert(name).inserted else {
                throw .conflict(
                    name, "another snapshot of that name", remedy: "give one of them a \"name\" in the plan")
            }
        }
        for name in snapshots.map(\.name) {
            owners[Self.file(of: name)] = min(owners[Self.file(of: name)] ?? name.text, name.text)
        }
        self.snapshots = snapshots.map { snapshot in
            var snapshot = snapshot
            snapshot.name.isApart = owners[Self.file(of: snapshot.name)] != snapshot.name.text
            return snapshot
        }
        self.leftOut = leftOut
    }

    /// Of names that are written as one file the first in the order of letters keeps it. Files that differ by upper and lower
    /// case alone are one on many disks.
    private static func file(of name: GoldenName) -> String { name.path.lowercased() }

    /// Those whose name contains the text; all without one.
    func filtered(_ text: String?) throws(CommandError) -> [PlannedSnapshot] {
        guard let text else { return snapshots }
        let chosen = snapshots.filter { $0.name.text.contains(text) }
        guard chosen.isEmpty else { return chosen }
        throw .unknownSnapshot(
            text, nearest: Suggestion.nearest(to: text, in: snapshots.map(\.name.suite) + snapshots.map(\.name.text)))
    }
}

extension SnapshotPlan {
    /// The plan of a command's arguments.
    @MainActor init(_ arguments: SnapshotArguments, in context: CommandContext) throws {
        if let path = arguments.planPath {
            try self.init(SnapshotPlanFile.read(path, arguments.scene, in: context), leftOut: [])
            return
        }
        var snapshots: [PlannedSnapshot] = []
        var leftOut: [String] = []
        for scene in context.catalog.scenes {
            var options = arguments.scene
            if scene.dataFormat == nil { options.data = nil }
            if scene.dataFormat != nil, scene.sampleData == nil, options.data == nil {
                leftOut.append(scene.name)
                continue
            }
            let request = try SceneRequest(sceneName: scene.name, arguments: options, in: context)
            let states = [[]] + scene.states.map { [$0] }
            for state in states {
                var variant = request.variant
                variant.states = state
                snapshots.append(PlannedSnapshot(scene: scene.name, request: request, variant: variant))
            }
        }
        try self.init(snapshots, leftOut: leftOut)
    }
}

extension PlannedSnapshot {
    /// - Parameter scene: what the files are called; the scene's name, or the one that the plan gives.
    init(scene: String, request: SceneRequest, variant: Variant) {
        name = GoldenName(suite: request.scene.name, scene: scene, variant: variant.goldenName)
        self.request = request
        self.variant = variant
    }
}

extension Variant {
    /// The name with each part between dots in letters, digits and hyphens, as a file's name takes it.
    fileprivate var goldenName: String { name.replacing("@", with: ".") }
}
