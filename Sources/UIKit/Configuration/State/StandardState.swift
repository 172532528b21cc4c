import Foundation

/// What the system's own configurations look at in a state, whatever its type.
struct StandardState: Hashable {
    var traitCollection: UITraitCollection
    var isDisabled = false
    var isHighlighted = false
    var isSelected = false
    var isPinned = false

    init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    init(_ state: any UIConfigurationState) {
        traitCollection = state.traitCollection
        if let cell = state as? UICellConfigurationState {
            isDisabled = cell.isDisabled
            isHighlighted = cell.isHighlighted
            isSelected = cell.isSelected
            isPinned = cell.isPinned
        } else if let view = state as? UIViewConfigurationState {
            isDisabled = view.isDisabled
            isHighlighted = view.isHighlighted
            isSelected = view.isSelected
            isPinned = view.isPinned
        }
    }
}

/// Gives a value its new default, unless it is another than the old one: set by the app.
func replaceDefault<Value: Equatable>(_ value: inout Value, _ old: Value, with new: Value) {
    if value == old { value = new }
}
