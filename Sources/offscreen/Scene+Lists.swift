import Gallery
import OffscreenCommand

extension Scene {
    /// The rows of the scene `tables` as lists of a collection view, as cards unless a state says otherwise.
    static let lists = Scene(
        "lists", summary: "list sections of a collection view, with headers, footers and accessories",
        states: ["plain", "grouped", "sidebar", "editing"]
    ) { input in
        ListSamplesViewController(states: input.states)
    }
}
