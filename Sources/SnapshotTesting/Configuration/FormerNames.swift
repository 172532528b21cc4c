public import Foundation
import Synchronization

// What test files of former years call; each says what took its place.

/// Whether every golden is replaced, in tests that say nothing else.
///
/// It stands between `withSnapshotTesting` or the trait `snapshots`, which come first, and `SNAPSHOT_TESTING_RECORD`.
@available(*, deprecated, message: "use 'withSnapshotTesting(record: .all)' or the trait '.snapshots(record: .all)'")
public var isRecording: Bool {
    get { (SnapshotTestingConfiguration.current?.record ?? ProcessSettings.record) == .all }
    set { ProcessSettings.record = newValue ? .all : .missing }
}

/// The command that shows a golden beside what was taken, in tests that say nothing else.
@available(*, deprecated, message: "use 'withSnapshotTesting(diffTool:)' or the trait '.snapshots(diffTool:)'")
public var diffTool: SnapshotTestingConfiguration.DiffTool {
    get { SnapshotTestingConfiguration.current?.diffTool ?? ProcessSettings.diffTool ?? .default }
    set { ProcessSettings.diffTool = newValue }
}

/// What a test file set for the whole process; nil where none did.
enum ProcessSettings {
    private static let values = Mutex(SnapshotTestingConfiguration())

    static var record: SnapshotTestingConfiguration.Record? {
        get { values.withLock(\.record) }
        set { values.withLock { $0.record = newValue } }
    }

    static var diffTool: SnapshotTestingConfiguration.DiffTool? {
        get { values.withLock(\.diffTool) }
        set { values.withLock { $0.diffTool = newValue } }
    }
}

/// See `assertSnapshot(of:as:named:record:timeout:)`.
@available(*, deprecated, renamed: "assertSnapshot(of:as:named:record:timeout:fileID:file:testName:line:column:)")
public func assertSnapshot<Value, Format>(
    matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    assertSnapshot(
        of: try value(), as: snapshotting, named: name, record: record, timeout: timeout, fileID: fileID,
        file: filePath, testName: testName, line: line, column: column)
}

/// See `assertSnapshots(of:as:record:timeout:)`.
@available(*, deprecated, renamed: "assertSnapshots(of:as:record:timeout:fileID:file:testName:line:column:)")
public func assertSnapshots<Value, Format>(
    matching value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
    record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    assertSnapshots(
        of: try value(), as: strategies, record: record, timeout: timeout, fileID: fileID, file: filePath,
        testName: testName, line: line, column: column)
}

/// See `verifySnapshot(of:as:named:record:snapshotDirectory:timeout:)`.
@available(
    *, deprecated,
    renamed: "verifySnapshot(of:as:named:record:snapshotDirectory:timeout:fileID:file:testName:line:column:)"
)
public func verifySnapshot<Value, Format>(
    matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
    timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
    verifySnapshot(
        of: try value(), as: snapshotting, named: name, record: record, snapshotDirectory: snapshotDirectory,
        timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}
