import Foundation
import Gallery
import OffscreenCommand

extension Scene {
    /// A place and what its guests say; `without-layout` shows reviews measured without being laid out before.
    static let detailReviews = Scene(
        "detail-reviews", summary: "a place with reviews of any length below cells of fixed heights",
        dataFormat: "JSON: a place with its ratings, keywords and reviews, as in Fixtures/place-reviews.json",
        states: ["without-layout"]
    ) { input in
        do {
            return DetailReviewsViewController(
                place: try PlaceReviews(data: input.data ?? Data()),
                updatesDummyCells: !input.states.contains("without-layout"))
        } catch let error as JSONDataError {
            throw SceneDataError(line: error.line, column: error.column, message: error.message)
        }
    }
}
