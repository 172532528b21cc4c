import Foundation

/// A header, row or footer that is on screen, with its view.
struct VisibleTableElement {
    let element: TableElement
    let view: UIView
}

/// Where a table view is in bringing its views up to date.
struct TableUpdate {
    /// Whether heights, the data or the bounds have changed since the last update.
    var isNeeded = true
    var isRunning = false
    var isPreparing = false
    /// After `reloadData`: every view goes back to its pool first.
    var discardsViews = false
    /// Margins and safe area for which heights are asked; nil before that.
    var margins: [UIEdgeInsets]?
    /// Whether heights of rows with an estimate of 0 have still to be asked for.
    var hasUnestimated = false
    /// An app's height that makes no sense is told once.
    var hasReportedHeight = false
    /// Views that were made to find heights, or the existence of headers, and wait for their place.
    var made: [TableElement: UIView] = [:]
    /// Pooled in this round and still in the view: taking them out and in again would have Auto Layout forget them.
    var parkedViews: [UIView] = []
    /// The row that changed its height last in the round.
    var changedSize: UnsettledSize?
}
