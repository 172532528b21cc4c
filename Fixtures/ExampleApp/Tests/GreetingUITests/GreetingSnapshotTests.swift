import GreetingUI
import SnapshotTesting
import Testing
import UIKit

@MainActor @Suite(.snapshots(record: .missing))
struct GreetingSnapshotTests {
    private let controller = GreetingViewController(greeting: "Hello, Yuna!", note: "Nice to see you again.")

    @Test func greeting() {
        assertSnapshot(of: controller, as: .image(on: .iPhone13))
        assertSnapshot(of: controller, as: .image(on: .iPhone13(.landscape)), named: "landscape")
    }

    @Test func looks() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        assertSnapshots(
            of: controller,
            as: ["dark": .image(on: .iPhoneSe, traits: dark), "tablet": .image(on: .iPadMini(.portrait))])
    }

    @Test func structure() {
        assertSnapshot(of: controller, as: .recursiveDescription(on: .iPhone13))
    }
}
