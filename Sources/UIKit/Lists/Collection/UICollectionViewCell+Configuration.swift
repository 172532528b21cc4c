import Foundation

extension UICollectionViewCell: ConfigurableView {
    var presentConfigurationState: any UIConfigurationState { configurationState }

    /// The standard states, with the list that the cell is in among the traits.
    var standardConfigurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    func setBackgroundConfiguration(_ configuration: UIBackgroundConfiguration?) {
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
