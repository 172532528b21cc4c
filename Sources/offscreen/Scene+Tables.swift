import Gallery
import OffscreenCommand

extension Scene {
    /// Table cells in all styles; `plain` and `grouped` in place of cards, `editing` with the table being
    /// edited, `picking` with rows picked meanwhile.
    static let tables = Scene(
        "tables", summary: "table cells in their styles, with headers, footers and accessories",
        states: ["plain", "grouped", "editing", "picking"]
    ) { input in
        TableSamplesViewController(states: input.states)
    }
}
