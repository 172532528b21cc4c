import Gallery
import Testing
import UIKit

@MainActor @Suite("Estimates never decide the result", .serialized)
struct EstimateInvarianceTests {
    @Test("Notes end alike from every estimate, closed and open", arguments: ScreenLook.measured, [false, true])
    func expandableCells(look: ScreenLook, isExpanded: Bool) throws {
        let notes = try Note.notes(from: Fixture.data("notes"))
        try EstimateInvariance.check(environment: look.environment) { estimate in
            var options = ExpandableCellsOptions()
            options.estimatedHeight = estimate
            options.expansion = isExpanded ? .all : .none
            return ExpandableCellsViewController(notes: notes, options: options)
        }
    }

    @Test("So do issues, by each way to their heights", arguments: IssueCellSizing.allCases, ScreenLook.measured)
    func issueList(sizing: IssueCellSizing, look: ScreenLook) throws {
        let issues = try Fixture.issues("issues")
        try EstimateInvariance.check(environment: look.environment) { estimate in
            IssuesViewController(issues: issues, sizing: sizing, estimatedHeight: estimate)
        }
    }

    @Test("So do reviews that a dummy cell measures", arguments: ScreenLook.measured)
    func detailReviews(look: ScreenLook) throws {
        let place = try PlaceReviews(data: Fixture.data("place-reviews"))
        try EstimateInvariance.check(environment: look.environment) { estimate in
            DetailReviewsViewController(place: place, reviewHeight: estimate)
        }
    }

    @Test("So do tables of built-in cells", arguments: ScreenLook.measured, [[], ["plain"], ["grouped"]])
    func tables(look: ScreenLook, states: [String]) throws {
        try EstimateInvariance.check(UITableView.self, environment: look.environment) { estimate in
            let controller = TableSamplesViewController(states: states)
            controller.tableView.estimatedRowHeight = estimate
            controller.tableView.estimatedSectionHeaderHeight = estimate
            controller.tableView.estimatedSectionFooterHeight = estimate
            return controller
        }
    }

    /// The layout has estimates of its own, which no app sets: what may differ is how the rows come to be measured.
    @Test(
        "List sections end alike in one window and scrolled", arguments: ScreenLook.measured,
        [[], ["plain"], ["sidebar"]])
    func lists(look: ScreenLook, states: [String]) throws {
        try EstimateInvariance.check(environment: look.environment) { _ in ListSamplesViewController(states: states) }
    }

    @Test("A list whose rows follow their estimate is found out, with the pass")
    func findsDependence() throws {
        let (item, size) = (IndexPath(item: 0, section: 0), CGSize(width: 10, height: 20))
        var reference = EstimateInvariance.Run(name: "estimate 1, in one window")
        reference.frames = [item: CGRect(origin: .zero, size: size)]
        var run = EstimateInvariance.Run(name: "estimate 44, scrolled in steps")
        run.frames = [item: CGRect(x: 0, y: 0, width: 10, height: 44)]
        run.passes = [[item: size], [item: CGSize(width: 10, height: 44)]]
        #expect(
            EstimateInvariance.divergence(of: run, from: reference)
                == "estimate 44, scrolled in steps: item 0 of section 0 is at 0.0, 0.0, 10.0 x 44.0, "
                + "estimate 1, in one window: at 0.0, 0.0, 10.0 x 20.0; since pass 2 of 2")
        #expect(EstimateInvariance.divergence(of: reference, from: reference) == nil)
    }
}
