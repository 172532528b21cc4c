import Gallery
import OffscreenCommand

extension Scene {
    /// A specimen book of text: one state a page.
    static let textSpecimens = Scene(
        "text-specimens", summary: "scripts, truncation, attributes, paragraphs, fonts, text fields; one state a page",
        states: TextSpecimen.allCases.map(\.rawValue)
    ) { input in
        (input.states.compactMap(TextSpecimen.init).last ?? .scripts).makeController()
    }
}
