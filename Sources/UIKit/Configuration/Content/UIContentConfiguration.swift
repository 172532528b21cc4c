public import Foundation

/// A value that says what a content view shows, and how.
public protocol UIContentConfiguration {
    /// A new view that shows the configuration.
    @MainActor func makeContentView() -> any UIView & UIContentView

    /// The configuration with what it leaves open decided for a state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }

    /// Whether the view can show a configuration: unless it says otherwise, one of the type that it shows.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
