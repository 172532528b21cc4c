import GreetingUI
import SnapshotTesting
import UIKit
import XCTest

final class QuoteViewControllerTests: XCTestCase {
    // `async`, as XCTest on Linux cannot call a synchronous method on the main actor.
    @MainActor func testLoading() async {
        let controller = QuoteViewController(service: QuoteService())
        assertSnapshot(of: controller, as: .image(on: .iPhone13))
        assertSnapshot(of: controller, as: .hierarchy)
    }

    // As test files of former years are written.
    @available(*, deprecated)
    @MainActor func testNote() async {
        isRecording = false
        assertSnapshot(matching: "Nice to see you again.", as: .lines, named: "note")
    }
}
