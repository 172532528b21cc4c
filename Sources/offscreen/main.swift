import OffscreenCommand

OffscreenCommand.main(scenes: [.issueList, .expandableCells, .detailReviews, .controls, .tables, .textSpecimens, .brokenScreens])
