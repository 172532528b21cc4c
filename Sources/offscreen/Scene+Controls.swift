import Gallery
import OffscreenCommand

extension Scene {
    /// Every control in its states; `bars` shows them under a navigation bar and above tabs.
    static let controls = Scene(
        "controls", summary: "buttons, switches, sliders and other controls in their states", states: ["bars"]
    ) { input in
        input.states.contains("bars") ? ControlsViewController.inBars() : ControlsViewController()
    }
}
