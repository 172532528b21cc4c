import OffscreenCommand

OffscreenCommand.main(scenes: [.issueList, .controls, .textSpecimens, .brokenScreens])
