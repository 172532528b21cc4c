import Gallery
import OffscreenCommand

extension Scene {
    /// People by their initials, with an index at the side.
    static let contacts = Scene(
        "contacts", summary: "people by their initials, with a section index", states: ["cards"]
    ) { input in
        ContactsViewController(states: input.states)
    }
}
