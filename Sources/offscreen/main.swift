import OffscreenCommand

OffscreenCommand.main(scenes: [
    .issueList, .expandableCells, .detailReviews, .movieTable, .friendCards, .controls, .tables, .contacts,
    .lists, .alerts, .textSpecimens, .brokenScreens,
])
