import Gallery
import Goldens
import Testing
import UIKit

@MainActor @Suite("The layout of the issue list")
struct IssueListReviewTests {
    @Test("Lint has nothing to find in any look", arguments: Look.all)
    func looks(look: Look) throws {
        try look.environment.whileInstalled {
            let issues = Array(try Fixture.issues(look.fixture).prefix(look.issueLimit))
            let stage = try IssueListStage(issues, phrasing: look.phrasing, environment: look.environment)
            stage.window.frame.size.height = max(stage.collectionView.contentSize.height, 100)
            stage.window.layoutIfNeeded()
            #expect(stage.controller.view.layoutFindings() == [])
        }
    }

    @Test("Nor among a hundred issues")
    func hundred() throws {
        let stage = try IssueListStage(try Fixture.issues("issues-100"))
        stage.window.frame.size.height = stage.collectionView.contentSize.height
        stage.window.layoutIfNeeded()
        #expect(stage.controller.view.layoutFindings() == [])
    }

    @Test("Looking for mistakes moves nothing")
    func harmless() throws {
        let stage = try IssueListStage(try Fixture.issues("issues"))
        let before = stage.window.displayList()
        _ = stage.controller.view.layoutFindings(includingNotes: true)
        stage.window.layoutIfNeeded()
        #expect(stage.window.displayList() == before)
    }

    @Test("A cell's height is the sum of what its constraints give")
    func height() throws {
        let stage = try IssueListStage(try Fixture.issues("issues"))
        let cell = try #require(stage.cells.first)
        let explanation = LayoutExplanation(of: .height, of: cell, in: stage.controller.view)
        #expect(explanation.value == cell.frame.height)
        #expect(explanation.remarks.first?.contains("collectionView(_:layout:sizeForItemAt:)") ?? false)
        let sum = explanation.steps.reduce(0) { $0 + $1.contribution }
        #expect(abs(sum - cell.frame.height) < 0.5)
        #expect(explanation.steps.first?.text == "contentsStackView.top == contentView.top + 16")
        #expect(explanation.steps.last?.text == "contentsStackView.bottom == contentView.bottom - 16")
        #expect(explanation.steps.last?.source?.hasPrefix("Gallery/IssueCardLayout.swift:") ?? false)
    }
}
