import Foundation

/// A header, row or footer that is on screen, with its view.
struct VisibleTableElement {
    let element: TableElement
    let view: UIView
}

/// What a change of the data has brought into a table and is not measured yet.
struct TableArrivals {
    /// From the top down.
    var elements: [TableElement] = []
    /// Whether anything above what was seen is not measured, so that estimates decide its place as it is.
    var areBelowEstimates = false
}

/// Where a table view is in bringing its views up to date.
struct TableUpdate {
    /// Whether heights, the data or the bounds have changed since the last update.
    var isNeeded = true
    var isRunning = false
    var isPreparing = false
    /// Whether the offset may be beyond the content's ends: known once what is seen is measured.
    var limitsOffset = false
    /// After `reloadData`: every view goes back to its pool first.
    var discardsViews = false
    /// Margins and safe area for which heights are asked; nil before that.
    var margins: [UIEdgeInsets]?
    /// Whether heights of rows with an estimate of 0 have still to be asked for.
    var hasUnestimated = false
    var arrivals = TableArrivals()
    /// The app's heights that make no sense and have been told.
    var reportedHeights: Set<String> = []
    /// Views that were made to find heights, or the existence of headers, and wait for their place.
    var made: [TableElement: UIView] = [:]
    /// Pooled in this round and still in the view: taking them out and in again would have Auto Layout forget them.
    var parkedViews: [UIView] = []
    var sizes = SizeHistory<IndexPath>()
}
