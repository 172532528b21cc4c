import SnapshotReport
import Synchronization
import XCTest

/// Numbers the snapshots of a test that have no name, in the order in which they are taken: 1, 2, …
package final class SnapshotCounter: Sendable {
    /// That of the test under way, in tests with the trait `snapshots`.
    @TaskLocal package static var current: SnapshotCounter?
    /// That of all other tests; each XCTest method starts again.
    static let shared: SnapshotCounter = {
        let counter = SnapshotCounter()
        XCTestObservationCenter.shared.addTestObserver(TestStartObserver(counter))
        return counter
    }()

    private let counts = Mutex<[String: Int]>([:])
    private let claims = Mutex<[ClaimKey: [String]]>([:])

    package init() {}

    private struct ClaimKey: Hashable {
        let folder: String
        let prefix: String
    }

    /// - Parameter test: its file and name.
    func next(in test: String) -> Int {
        counts.withLock { counts in
            counts[test, default: 0] += 1
            return counts[test, default: 1]
        }
    }

    fileprivate func reset() {
        counts.withLock { $0.removeAll() }
        claims.withLock { $0.removeAll() }
    }

    /// Notes that the test under way takes the golden at a path.
    func claim(_ place: SnapshotPlace) {
        let key = ClaimKey(folder: place.folderPath, prefix: place.prefix)
        claims.withLock { $0[key, default: []].append(place.path) }
    }

    /// Writes which goldens the test took, where results are asked for.
    ///
    /// - Parameter isComplete: whether it ran to its end, so that other goldens of its name are nobody's.
    package func finish(isComplete: Bool) {
        guard let results = TestResults.inForce else { return }
        let taken = claims.withLock { claims in
            defer { claims.removeAll() }
            return claims
        }
        for (key, names) in taken.sorted(by: { ($0.key.folder, $0.key.prefix) < ($1.key.folder, $1.key.prefix) }) {
            results.write(
                GoldenClaims(
                    owner: .test, folder: key.folder, prefix: key.prefix, names: names, isComplete: isComplete))
        }
    }
}

private final class TestStartObserver: NSObject, XCTestObservation {
    private let counter: SnapshotCounter

    init(_ counter: SnapshotCounter) {
        self.counter = counter
    }

    func testCaseWillStart(_ testCase: XCTestCase) {
        counter.reset()
    }

    func testCaseDidFinish(_ testCase: XCTestCase) {
        counter.finish(isComplete: testCase.testRun?.unexpectedExceptionCount == 0)
    }
}
