import Gallery
import Goldens
import Testing
import UIKit

@MainActor @Suite("Goldens of the expandable cells", .serialized)
struct ExpandableCellsGoldenTests {
    @Test("One note is open in every look, and lint finds nothing in it", arguments: ScreenLook.all)
    func looks(look: ScreenLook) throws {
        try check(look, scene: "one-expanded") { $0.expansion = .first }
    }

    @Test("No note is open, all are, and an absolute group lets them overlap")
    func states() throws {
        let look = ScreenLook.all[0]
        try check(look, scene: "collapsed") { _ in }
        try check(look, scene: "all-expanded") { $0.expansion = .all }
        try check(look, scene: "absolute-group") { ($0.expansion, $0.hasAbsoluteGroup) = (.first, true) }
    }

    private func check(
        _ look: ScreenLook, scene: String, _ change: (inout ExpandableCellsOptions) -> Void
    ) throws {
        var options = ExpandableCellsOptions()
        change(&options)
        try look.environment.whileInstalled {
            let stage = try CollectionStage(environment: look.environment) {
                ExpandableCellsViewController(
                    notes: try Note.notes(from: Fixture.data("notes")), options: options)
            }
            stage.showWhole()
            try ScreenGolden.check(
                stage.window, name: GoldenName(suite: "expandable-cells", scene: scene, variant: look.variant))
            // Cells that overlap are what an absolute group is shown for.
            #expect(options.hasAbsoluteGroup || stage.controller.view.layoutFindings() == [])
        }
    }
}
