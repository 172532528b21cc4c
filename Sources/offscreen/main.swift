import OffscreenCommand

OffscreenCommand.main(scenes: [.issueList, .expandableCells, .detailReviews, .controls, .textSpecimens, .brokenScreens])
