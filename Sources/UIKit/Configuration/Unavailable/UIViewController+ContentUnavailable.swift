import Foundation

/// A controller's content-unavailable configuration and the view that shows it.
@MainActor final class ContentUnavailable {
    var configuration: (any UIContentConfiguration)?
    private(set) var view: (any UIView & UIContentView)?

    /// Shows a configuration over a controller's view, within its safe area; nil for none.
    func show(_ configuration: (any UIContentConfiguration)?, over container: UIView?) {
        self.configuration = configuration
        guard let container, let configuration else {
            view?.removeFromSuperview()
            view = nil
            return
        }
        if let view, view.supports(configuration) {
            view.configuration = configuration
            container.bringSubviewToFront(view)
            return
        }
        view?.removeFromSuperview()
        let made = configuration.makeContentView()
        made.frame = container.bounds
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(made)
        view = made
    }
}

extension UIViewController {
    func setContentUnavailable(_ configuration: (any UIContentConfiguration)?) {
        guard configuration != nil || contentUnavailable != nil else { return }
        let holder = contentUnavailable ?? ContentUnavailable()
        contentUnavailable = holder
        holder.show(
            configuration.map { $0.updated(for: contentUnavailableConfigurationState) }, over: viewIfLoaded)
    }

    /// Before the view is laid out, where it is due.
    func updateContentUnavailableIfNeeded() {
        guard needsContentUnavailableUpdate else { return }
        needsContentUnavailableUpdate = false
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
        if let contentUnavailable, contentUnavailable.view == nil, let configuration = contentUnavailable.configuration
        {
            contentUnavailable.show(configuration, over: viewIfLoaded)
        }
    }
}
