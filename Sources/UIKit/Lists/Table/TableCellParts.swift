import Foundation

/// What a cell has beside its content, made when it is needed.
struct TableCellParts {
    /// The system's background of selected cells.
    var selectionFill: UIView?
    var shownSelection: UIView?
    var contentIsHighlighted = false
    var accessory: TableAccessoryView?
    var shownAccessory: UIView?
    var editingControl: CellAccessoryView?
    var reorderControl: CellAccessoryView?
    /// What there is to do with the row, while it is shown.
    var rowActions: RowActionsView?
    /// What selecting the row leads to.
    var selectionSegue: SegueTrigger?
}
