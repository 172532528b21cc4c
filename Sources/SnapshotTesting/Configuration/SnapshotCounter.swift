import Synchronization
import XCTest

/// Numbers the snapshots of a test that have no name, in the order in which they are taken: 1, 2, …
final class SnapshotCounter: Sendable {
    /// That of the test under way, in tests with the trait `snapshots`.
    @TaskLocal static var current: SnapshotCounter?
    /// That of all other tests; each XCTest method starts again.
    static let shared: SnapshotCounter = {
        let counter = SnapshotCounter()
        XCTestObservationCenter.shared.addTestObserver(TestStartObserver(counter))
        return counter
    }()

    private let counts = Mutex<[String: Int]>([:])

    /// - Parameter test: its file and name.
    func next(in test: String) -> Int {
        counts.withLock { counts in
            counts[test, default: 0] += 1
            return counts[test, default: 1]
        }
    }

    fileprivate func reset() {
        counts.withLock { $0.removeAll() }
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
}
