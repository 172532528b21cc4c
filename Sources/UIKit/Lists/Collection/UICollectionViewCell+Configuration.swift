import Foundation

extension UICollectionViewCell: ConfigurableView {
    var presentConfigurationState: any UIConfigurationState { configurationState }

    /// The standard states, with the list that the cell is in among the traits.
    var standardConfigurationState: UICellConfigurationState {
        var traits = traitCollection
        if let place = shownAttributes?.listPlace {
            traits = traits.modifyingTraits { $0[UITraitListEnvironment.self] = place.environment }
        }
        var state = UICellConfigurationState(traitCollection: traits)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isDisabled = !isUserInteractionEnabled
        if let list = superview as? UICollectionView, let attributes = shownAttributes {
            state.isEditing = list.isEditing
            state.isExpanded = (list.dataSource as? any OutlineSource)?.isExpanded(at: attributes.indexPath) ?? false
        }
        return state
    }

    func setBackgroundConfiguration(_ configuration: UIBackgroundConfiguration?) {
        usesStandardBackground = false
        if configuration != nil {
            backgroundColor = nil
            backgroundView = nil
        }
        configurator(for: configuration)?.backgroundConfiguration = configuration
    }

    func runConfigurationUpdate() {
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }
}
