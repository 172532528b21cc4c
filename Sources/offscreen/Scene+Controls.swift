import Gallery
import OffscreenCommand

extension Scene {
    /// Every control in its states.
    static let controls = Scene("controls", summary: "buttons, switches, sliders and other controls in their states") {
        _ in
        ControlsViewController()
    }
}
