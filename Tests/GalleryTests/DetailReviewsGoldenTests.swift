import Gallery
import Goldens
import Testing
import UIKit

@MainActor @Suite("Goldens of the detail reviews", .serialized)
struct DetailReviewsGoldenTests {
    @Test("The place is the golden's in every look, and lint finds nothing in it", arguments: ScreenLook.all)
    func looks(look: ScreenLook) throws {
        try look.environment.whileInstalled {
            let stage = try CollectionStage(environment: look.environment) {
                DetailReviewsViewController(place: try PlaceReviews(data: Fixture.data("place-reviews")))
            }
            stage.showWhole()
            try ScreenGolden.check(
                stage.window, name: GoldenName(suite: "detail-reviews", scene: "place", variant: look.variant))
            #expect(stage.controller.view.layoutFindings() == [])
        }
    }
}
