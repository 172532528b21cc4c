/// Runs an operation with other settings for the snapshots that are taken in it; what is nil stays as it is outside.
public func withSnapshotTesting<R>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    operation: () throws -> R
) rethrows -> R {
    try SnapshotTestingConfiguration.$current.withValue(
        .inside(record: record, diffTool: diffTool), operation: operation)
}

/// The same around an operation that waits.
public func withSnapshotTesting<R>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
) async rethrows -> R {
    try await SnapshotTestingConfiguration.$current.withValue(
        .inside(record: record, diffTool: diffTool), operation: operation)
}

extension SnapshotTestingConfiguration {
    /// The settings that hold here, with those that are not nil.
    static func inside(record: Record?, diffTool: DiffTool?) -> SnapshotTestingConfiguration {
        SnapshotTestingConfiguration(
            record: record ?? current?.record, diffTool: diffTool ?? current?.diffTool)
    }
}
