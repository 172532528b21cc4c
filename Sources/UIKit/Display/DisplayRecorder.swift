import Raster

/// Takes what a view draws in `draw(_:)`; the current one belongs to the view that is being drawn.
@MainActor package final class DisplayRecorder {
    package static var current: DisplayRecorder?
    package private(set) var items: [DisplayItem] = []

    package init() {}

    package func append(_ item: DisplayItem) { items.append(item) }
}
