import OffscreenCommand

OffscreenCommand.main(scenes: [.issueList, .expandableCells, .controls, .textSpecimens, .brokenScreens])
