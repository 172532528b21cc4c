import Foundation

extension UITableView {
    /// Shows or hides the editing controls of the visible cells.
    func changeEditing(_ editing: Bool) {
        guard editing != isInEditingMode else { return }
        isInEditingMode = editing
        hideRowActions()
        for indexPath in visibleElements.compactMap(\.element.indexPath) {
            visibleCell(at: indexPath).map { showEditing(in: $0, at: indexPath) }
        }
        forgetGeometry()
    }

    /// Has a cell show what its row lets be edited.
    func showEditing(in cell: UITableViewCell, at indexPath: IndexPath) {
        let isEdited = isInEditingMode && dataSource?.tableView(self, canEditRowAt: indexPath) ?? false
        if isInEditingMode {
            cell.editingStyle =
                isEdited ? delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete : .none
            cell.shouldIndentWhileEditing =
                delegate?.tableView(self, shouldIndentWhileEditingRowAt: indexPath) ?? true
            cell.showsReorderControl = dataSource?.tableView(self, canMoveRowAt: indexPath) ?? false
        }
        let isShown = isEdited || isInEditingMode && cell.showsReorderControl
        if cell.isEditing != isShown { cell.setEditing(isShown, animated: false) }
    }
}
