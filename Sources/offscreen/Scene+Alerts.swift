import Gallery
import OffscreenCommand

extension Scene {
    /// A gradient card; each state presents something over it.
    static let alerts = Scene(
        "alerts", summary: "alerts and action sheets over a card with a gradient",
        states: AlertsViewController.Presented.allCases.map(\.rawValue)
    ) { input in
        AlertsViewController(presenting: input.states.compactMap(AlertsViewController.Presented.init).first)
    }
}
