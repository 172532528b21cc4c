import Gallery
import OffscreenCommand

extension Scene {
    /// Screens with one mistake each, for `lint`; `mended` shows the same without it.
    static let brokenScreens = Scene(
        "broken-screens", summary: "screens with a layout mistake each, for 'lint'; one state a mistake",
        states: BrokenScreen.allCases.map(\.rawValue) + ["mended"]
    ) { input in
        let screens = input.states.compactMap(BrokenScreen.init)
        return (screens.last ?? .conflict).makeController(isMended: input.states.contains("mended"))
    }
}
