import Gallery
import Testing
import UIKit

@MainActor @Suite("The three ways to the heights of issues", .serialized)
struct IssueCellSizingTests {
    @Test("All three give the same frames in every look", arguments: ScreenLook.all)
    func sameFrames(look: ScreenLook) throws {
        let frames = try IssueCellSizing.allCases.map { sizing in
            try look.environment.whileInstalled {
                let issues = try Fixture.issues("issues")
                let stage = try CollectionStage(environment: look.environment) {
                    IssuesViewController(issues: issues, sizing: sizing)
                }
                stage.showWhole()
                #expect(stage.collectionView.visibleCells.count == issues.count)
                return stage.frames()
            }
        }
        #expect(frames[0].count == 12)
        #expect(frames[1] == frames[0])
        #expect(frames[2] == frames[0])
    }

    @Test("Cells that size themselves are made first and measured then, and no size is asked of a dummy")
    func callOrder() throws {
        let issues = (0..<3).map { Gallery.Issue(number: $0, title: "Title", labels: IssueListStage.labels($0)) }
        let stage = try CollectionStage { IssuesViewController(issues: issues, sizing: .automaticSize) }
        let log = CallLog(
            dataSource: try #require(stage.collectionView.dataSource), delegate: stage.controller)
        stage.collectionView.dataSource = log
        stage.collectionView.delegate = log
        stage.window.layoutIfNeeded()
        #expect(
            log.takeCalls() == ["number of items", "size 0", "size 1", "size 2", "cell 0", "cell 1", "cell 2"])
        // Without labels, with one row of them, and with as many in the same row.
        #expect(stage.frames().map(\.height)[1] - stage.frames()[0].height == 36)
    }

    @Test("An empty list says so in the compositional layout, too")
    func empty() throws {
        let stage = try CollectionStage { IssuesViewController(issues: [], sizing: .compositional) }
        #expect((stage.collectionView.view(identified: "emptyTitleLabel") as? UILabel)?.text == "No issues")
    }
}
