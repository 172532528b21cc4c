import Foundation

extension UITableViewCell: ConfigurableView {
    var presentConfigurationState: any UIConfigurationState { configurationState }

    /// The standard states, with the kind of table among the traits.
    var standardConfigurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: table?.listTraits(of: self) ?? traitCollection)
        (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
        (state.isEditing, state.isDisabled) = (isEditing, !isUserInteractionEnabled)
        return state
    }

    /// As the built-in style shows a text and another.
    var standardContentConfiguration: UIListContentConfiguration {
        let content: UIListContentConfiguration =
            switch cellStyle {
            case .default: .cell()
            case .subtitle: .subtitleCell()
            case .value1, .value2: .valueCell()
            }
        return content.updated(for: configurationState)
    }

    func setBackgroundConfiguration(_ configuration: UIBackgroundConfiguration?) {
        configurator(for: configuration)?.backgroundConfiguration = configuration
        guard configuration != nil else { return applyStandardBackground() }
        backgroundView = nil
        hasOwnBackgroundColor = false
        setStandardBackground(nil)
        updateSelectionLook()
    }

    func runConfigurationUpdate() {
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }
}

extension UITableViewHeaderFooterView: ConfigurableView {
    var presentConfigurationState: any UIConfigurationState { configurationState }

    var standardConfigurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: table?.listTraits(of: self) ?? traitCollection)
        state.isPinned = isFloating
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    /// As a title is shown at the view's place.
    var standardContentConfiguration: UIListContentConfiguration {
        (role.isHeader ? UIListContentConfiguration.header() : .footer()).updated(for: configurationState)
    }

    func setBackgroundConfiguration(_ configuration: UIBackgroundConfiguration?) {
        configurator(for: configuration)?.backgroundConfiguration = configuration
        if configuration != nil { backgroundView = nil }
    }

    func runConfigurationUpdate() {
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }
}

extension UITableView {
    /// A view's traits with the kind of the table, by which configurations look.
    func listTraits(of view: UIView) -> UITraitCollection {
        let environment: UIListEnvironment =
            switch style {
            case .plain: .plain
            case .grouped: .grouped
            case .insetGrouped: .insetGrouped
            }
        return view.traitCollection.modifyingTraits { $0[UITraitListEnvironment.self] = environment }
    }
}
