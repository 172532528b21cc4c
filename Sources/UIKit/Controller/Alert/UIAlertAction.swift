public import Foundation

/// A button of an alert or an action sheet.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable {
        case `default` = 0
        /// Last in an alert, and apart from the others in an action sheet.
        case cancel = 1
        /// In red.
        case destructive = 2
    }

    open private(set) var title: String?
    open private(set) var style: UIAlertAction.Style
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { enabledDidChange?() } }
    }
    /// That of the action's button, which `--tap` finds.
    open var accessibilityIdentifier: String?
    let handler: (@MainActor (UIAlertAction) -> Void)?
    /// Called where the action is shown.
    var enabledDidChange: (() -> Void)?

    /// - Parameter handler: called once the alert is gone.
    public init(
        title: String?, style: UIAlertAction.Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil
    ) {
        (self.title, self.style, self.handler) = (title, style, handler)
        super.init()
    }
}
