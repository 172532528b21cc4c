public import Foundation
import Goldens

/// Compares a value with the golden on disk, and says what is wrong; nil where it matches.
///
/// With it one writes assertions of one's own: for goldens in another folder, say.
///
/// - Parameter snapshotDirectory: the goldens' folder; nil is `__Snapshots__/<test file>` beside the test file. The other
///   parameters are those of `assertSnapshot`.
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) -> String? {
    do {
        let mode = try RecordMode.inForce(argument: record)
        let place = SnapshotPlace(
            testFile: "\(filePath)", testName: testName, name: name, directory: snapshotDirectory,
            pathExtension: snapshotting.pathExtension)
        return place.reportingErrors {
            // Only a picture that is compared as it is may be left undrawn.
            let golden = snapshotting.diffing.picture == nil || mode == .all ? nil : ExpectedGolden(at: place)
            Settling.settleBetweenTurns()
            let taken = try ExpectedGolden.$current.withValue(golden) {
                try SnapshotWait(timeout: timeout).value(of: snapshotting.snapshot(try value()))
            }
            let failure = try SnapshotCheck(place: place, mode: mode).run(on: taken, by: snapshotting.diffing)
            failure?.attach(fileID: fileID, filePath: filePath, line: line, column: column)
            return failure?.message
        }
    } catch {
        return "\(error)"
    }
}

extension RecordMode {
    /// The mode of an assertion: what it asks for itself, then what holds around it, then the environment's.
    fileprivate static func inForce(argument: SnapshotTestingConfiguration.Record?) throws -> RecordMode {
        let asked = argument ?? SnapshotTestingConfiguration.current?.record ?? ProcessSettings.record
        if let mode = asked.flatMap({ RecordMode(rawValue: $0.storage.rawValue) }) { return mode }
        return try requested(in: ProcessInfo.processInfo.environment) ?? .missing
    }
}
