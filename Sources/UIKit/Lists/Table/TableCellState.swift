import Foundation

/// What a cell shows of its row's state.
struct TableCellState {
    var isSelected = false
    var isHighlighted = false
    var isEditing = false
}

/// Where in its section a cell's row is, and in what kind of table: decides corners and separators.
struct TableCellPlace: Equatable {
    var style = UITableView.Style.plain
    var isFirst = false
    var isLast = false
}
