import Raster

/// Takes what a view draws in `draw(_:)`, by UIKit's own views as items and by app code through the current graphics
/// context; the current one belongs to the view that is being drawn.
@MainActor package final class DisplayRecorder {
    package static var current: DisplayRecorder?
    let context = CGContext()

    package var items: [DisplayItem] { context.items }

    package init() {}

    package func append(_ item: DisplayItem) { context.add([item]) }
}
