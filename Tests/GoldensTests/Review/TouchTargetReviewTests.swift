import Goldens
import Testing
import UIKit

/// Controls and the fingers on them.
@MainActor @Suite("Reviewing touch targets") struct TouchTargetReviewTests {
    private let fixture = ReviewedTreeFixture()

    @Test("A control under 44 points is a note, unless it takes touches around it")
    func touchTargets() {
        final class RoomyButton: UIButton {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                bounds.insetBy(dx: -10, dy: -10).contains(point)
            }
        }
        fixture.add(UIButton(type: .system), CGRect(x: 0, y: 0, width: 30, height: 44))
        fixture.add(RoomyButton(type: .system), CGRect(x: 100, y: 0, width: 30, height: 30))
        let disabled = UIButton(type: .system)
        disabled.isEnabled = false
        fixture.add(disabled, CGRect(x: 200, y: 0, width: 30, height: 30))
        #expect(fixture.kinds() == [])
        #expect(
            fixture.root.layoutFindings(includingNotes: true).map(\.message) == [
                "it takes touches on 30 x 44, less than 44 x 44"
            ])
    }
}
