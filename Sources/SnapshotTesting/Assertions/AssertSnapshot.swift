public import Foundation

/// Asserts that a value matches the golden on disk; records it where there is none.
///
/// - Parameters:
///   - value: what is looked at.
///   - snapshotting: how it becomes a file that can be compared.
///   - name: part of the file's name; without one snapshots are numbered in the order in which the test takes them.
///   - record: when the golden is written; nil takes the mode of `withSnapshotTesting`, of the test's trait, of the
///     environment variable `SNAPSHOT_TESTING_RECORD` or, at last, `missing`.
///   - timeout: seconds to wait for a strategy that does not answer at once.
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    let failure = verifySnapshot(
        of: try value(), as: snapshotting, named: name, record: record, timeout: timeout, fileID: fileID,
        file: filePath, testName: testName, line: line, column: column)
    guard let failure else { return }
    TestFailure.record(failure, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Asserts that a value matches its golden in each of several strategies, whose keys are the snapshots' names.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
    record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
        assertSnapshot(
            of: try value(), as: strategy, named: name, record: record, timeout: timeout, fileID: fileID,
            file: filePath, testName: testName, line: line, column: column)
    }
}

/// Asserts that a value matches its golden in each of several strategies.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
    record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    for strategy in strategies {
        assertSnapshot(
            of: try value(), as: strategy, record: record, timeout: timeout, fileID: fileID, file: filePath,
            testName: testName, line: line, column: column)
    }
}
