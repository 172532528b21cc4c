import OffscreenCommand

OffscreenCommand.main(scenes: [.issueList, .brokenScreens, .textSpecimens])
