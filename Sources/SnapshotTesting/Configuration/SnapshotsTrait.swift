public import Testing

/// Settings for the snapshots of a test or of all tests in a suite: `@Test(.snapshots(record: .failed))`.
///
/// It also numbers the snapshots without a name from 1 in each run of a test, so that a repeated test finds the goldens of
/// its first run.
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
    public let isRecursive = true
    let configuration: SnapshotTestingConfiguration

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        let counter = SnapshotCounter()
        // One case of several has not all of the test's goldens.
        let isWhole = !test.isParameterized
        do {
            try await SnapshotCounter.$current.withValue(counter) {
                try await withSnapshotTesting(record: configuration.record, diffTool: configuration.diffTool) {
                    try await function()
                }
            }
            counter.finish(isComplete: isWhole)
        } catch {
            counter.finish(isComplete: false)
            throw error
        }
    }
}

extension Trait where Self == _SnapshotsTestTrait {
    public static var snapshots: Self { snapshots() }

    public static func snapshots(
        record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
    ) -> Self {
        snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
    }

    public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
        _SnapshotsTestTrait(configuration: configuration)
    }
}
