import Foundation

/// A cell, header or footer that shows a content configuration and a background configuration.
///
/// It hands its properties of those names on to a `CellConfigurator`, calls `setNeedsConfigurationUpdate()` when its state
/// changes, and `updateConfigurationIfNeeded()` before it is measured or laid out.
@MainActor protocol ConfigurableView: UIView {
    /// Nil until a configuration is set.
    var configurator: CellConfigurator? { get set }

    /// True at first: each view is updated before it is shown.
    var needsConfigurationUpdate: Bool { get set }

    /// Fills the view; a content configuration's view takes its place.
    var contentView: UIView { get set }

    /// The state with which configurations are updated.
    var presentConfigurationState: any UIConfigurationState { get }

    /// Calls `updateConfiguration(using:)` and the update handler.
    func runConfigurationUpdate()
}

extension ConfigurableView {
    func setNeedsConfigurationUpdate() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        runConfigurationUpdate()
        guard needsConfigurationUpdate else { return }
        // One that sets the view's own properties, such as accessories, asks for another; one that always asks has had it.
        runConfigurationUpdate()
        needsConfigurationUpdate = false
    }

    func makeConfigurator() -> CellConfigurator {
        if let configurator { return configurator }
        let made = CellConfigurator(self)
        configurator = made
        return made
    }

    /// The configurator that takes a value; none has to be made to show nothing.
    func configurator(for value: Any?) -> CellConfigurator? {
        value == nil ? configurator : makeConfigurator()
    }

    fileprivate func exchangeContentView(for view: UIView) {
        let old = contentView
        view.autoresizingMask = old.autoresizingMask
        view.frame = old.frame
        insertSubview(view, aboveSubview: old)
        contentView = view
        old.removeFromSuperview()
    }
}

/// What content and background configurations make of a cell; one for each cell that uses them.
@MainActor final class CellConfigurator {
    private unowned let view: any ConfigurableView
    /// Whether the content configuration follows the state by itself.
    var automaticallyUpdatesContent = true
    /// Whether the background configuration follows the state by itself.
    var automaticallyUpdatesBackground = true
    private var content: (any UIContentConfiguration)?
    private var contentView: (any UIView & UIContentView)?
    private var background: UIBackgroundConfiguration?
    private var backgroundView: BackgroundConfigurationView?

    init(_ view: any ConfigurableView) {
        self.view = view
    }

    /// What `updateConfiguration(using:)` does by itself.
    func update(using state: any UIConfigurationState) {
        if automaticallyUpdatesBackground, let background { show(background.updated(for: state)) }
        if automaticallyUpdatesContent, let content { show(content.updated(for: state)) }
    }

    // MARK: Content

    var contentConfiguration: (any UIContentConfiguration)? {
        get { content }
        set {
            guard let newValue else { return removeContent() }
            show(automaticallyUpdatesContent ? newValue.updated(for: view.presentConfigurationState) : newValue)
        }
    }

    private func show(_ configuration: any UIContentConfiguration) {
        content = configuration
        if let contentView, contentView.supports(configuration) {
            contentView.configuration = configuration
            return
        }
        let made = configuration.makeContentView()
        contentView = made
        view.exchangeContentView(for: made)
    }

    private func removeContent() {
        guard content != nil else { return }
        content = nil
        contentView = nil
        view.exchangeContentView(for: UIView())
    }

    /// The view that shows the content configuration, where it is a list's.
    var listContentView: UIListContentView? { contentView as? UIListContentView }

    // MARK: Background

    var backgroundConfiguration: UIBackgroundConfiguration? {
        get { background }
        set {
            guard let newValue else { return removeBackground() }
            show(automaticallyUpdatesBackground ? newValue.updated(for: view.presentConfigurationState) : newValue)
        }
    }

    private func show(_ configuration: UIBackgroundConfiguration) {
        background = configuration
        let shown = backgroundView ?? BackgroundConfigurationView()
        if backgroundView == nil {
            backgroundView = shown
            shown.frame = view.bounds
            shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.insertSubview(shown, at: 0)
        }
        shown.apply(configuration, tintColor: view.tintColor)
    }

    private func removeBackground() {
        background = nil
        backgroundView?.removeFromSuperview()
        backgroundView = nil
    }

    /// Colours of the background follow tint and traits.
    func refreshBackground() {
        guard let background else { return }
        backgroundView?.apply(background, tintColor: view.tintColor)
    }
}
