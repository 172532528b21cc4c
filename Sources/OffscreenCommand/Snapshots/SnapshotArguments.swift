import Foundation
import Goldens

/// The options that `verify` and `record` share: which snapshots, and where goldens and results lie.
struct SnapshotArguments {
    var scene = SceneArguments()
    var snapshots: String?
    var plan: String?
    var results: String?
    var jobs: Int?
    var shard: Shard?
    var comparesPixels = false
    /// Whether this is a process that another one hands snapshots to.
    var isWorker = false

    static let defaultFolder = "Snapshots"
    static let defaultResults = "snapshot-results"
    static let planName = "plan.json"
    static let workerOption = "--worker"

    var folder: String { snapshots ?? Self.defaultFolder }
    var resultsPath: String { results ?? Self.defaultResults }

    /// The plan that was asked for, or the one in the goldens' folder; nil where there is none.
    var planPath: String? {
        if let plan { return plan }
        let path = folder.hasSuffix("/") ? folder + Self.planName : "\(folder)/\(Self.planName)"
        return AtomicFile.kind(of: path) == .regular ? path : nil
    }

    /// An option that says which scenes to take or how; nil where none is given.
    var firstSceneOption: String? {
        let given: [(option: String, isGiven: Bool)] = [
            ("--snapshots", snapshots != nil), ("--plan", plan != nil), ("--jobs", jobs != nil),
            ("--shard", shard != nil), ("--pixels", comparesPixels), ("--data", scene.data != nil),
            ("--device", scene.device != nil), ("--width", scene.width != nil), ("--height", scene.height != nil),
            ("--scale", scene.scale != nil), ("--appearance", scene.appearance != nil),
            ("--content-size", scene.contentSize != nil), ("--direction", scene.direction != nil),
            ("--locale", scene.locale != nil), ("--now", scene.now != nil), ("--fonts", scene.fonts != nil),
            ("--environment", scene.environment != nil),
        ]
        return given.first(where: \.isGiven)?.option
    }

    static func options<Values>(in base: WritableKeyPath<Values, SnapshotArguments>) -> [Option<Values>] {
        folderOptions(in: base) + workOptions(in: base)
            + SceneArguments.sharedOptions(in: base.appending(path: \.scene))
    }

    static func folderOptions<Values>(in base: WritableKeyPath<Values, SnapshotArguments>) -> [Option<Values>] {
        [
            .value(
                "--snapshots", placeholder: "DIR", to: base.appending(path: \.snapshots),
                help: "the goldens' folder; \(defaultFolder) if not given",
                parse: { text throws(InvalidValue) in try text.nonEmpty() }),
            .value(
                "--results", placeholder: "DIR", to: base.appending(path: \.results),
                help: "where the report's data and pictures go; \(defaultResults) if not given",
                parse: { text throws(InvalidValue) in try text.nonEmpty() }),
        ]
    }

    private static func workOptions<Values>(
        in base: WritableKeyPath<Values, SnapshotArguments>
    ) -> [Option<Values>] {
        [
            .value(
                "--plan", placeholder: "FILE", to: base.appending(path: \.plan),
                help: "which scenes to take, in which looks; \(planName) in the goldens' folder if there is one, else "
                    + "every scene that needs no data, as it is and in each of its states",
                parse: { text throws(InvalidValue) in try text.nonEmpty() }),
            .value(
                "--jobs", placeholder: "N", to: base.appending(path: \.jobs),
                help: "processes that work at the same time; 1 if not given, the result is the same",
                parse: Length.jobs),
            .value(
                "--shard", placeholder: "I/N", to: base.appending(path: \.shard),
                help:
                    "only the I-th of N equal parts of the snapshots; Bazel's TEST_SHARD_INDEX and TEST_TOTAL_SHARDS if "
                    + "not given",
                parse: Shard.parse),
            .flag(workerOption, to: base.appending(path: \.isWorker), help: "").hidden,
            .flag(
                "--pixels", to: base.appending(path: \.comparesPixels),
                help: "draw and compare every snapshot, also where its display list and fonts prove it unchanged"),
        ]
    }
}
