import Foundation

extension UITableView {
    func select(_ indexPath: IndexPath?, animated: Bool, _ position: ScrollPosition) {
        guard let indexPath else {
            for selected in selectedIndexPaths { setSelected(false, at: selected) }
            return
        }
        guard hasItem(at: indexPath) else { return report(.missingRow(indexPath)) }
        if !allowsSeveralSelections {
            for selected in selectedIndexPaths where selected != indexPath { setSelected(false, at: selected) }
        }
        setSelected(true, at: indexPath)
        if position != .none { scroll(toRowAt: indexPath, position, animated: animated) }
    }

    func setSelected(_ isSelected: Bool, at indexPath: IndexPath) {
        if let place = selectedIndexPaths.firstIndex(of: indexPath) {
            if !isSelected { selectedIndexPaths.remove(at: place) }
        } else if isSelected {
            selectedIndexPaths.append(indexPath)
        }
        guard let cell = visibleCell(at: indexPath), cell.isSelected != isSelected else { return }
        cell.setSelected(isSelected, animated: false)
    }

    private var allowsSeveralSelections: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    /// Whether a finger selects rows as the list is, edited or not.
    package var allowsTaps: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    /// What a finger does: highlight, then select or deselect, with the delegate asked and told, then the primary action.
    package func tapRow(at indexPath: IndexPath) {
        if hideRowActions() { return }
        guard allowsTaps, hasItem(at: indexPath),
            delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
        else { return }
        visibleCell(at: indexPath)?.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: indexPath)
        visibleCell(at: indexPath)?.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: indexPath)
        // A tap that adds to a selection, or takes from it, selects and does no more.
        let extendsSelection = allowsSeveralSelections && !selectedIndexPaths.isEmpty
        let isActing =
            !extendsSelection && delegate?.tableView(self, canPerformPrimaryActionForRowAt: indexPath) == true
        if allowsSeveralSelections, selectedIndexPaths.contains(indexPath) {
            deselectByTap(indexPath)
        } else {
            selectByTap(indexPath)
        }
        if isActing { delegate?.tableView(self, performPrimaryActionForRowAt: indexPath) }
    }

    private func deselectByTap(_ indexPath: IndexPath) {
        guard let target = delegate.map({ $0.tableView(self, willDeselectRowAt: indexPath) }) ?? indexPath else {
            return
        }
        setSelected(false, at: target)
        delegate?.tableView(self, didDeselectRowAt: target)
    }

    /// In a table of one selection a tap on the selected row selects it once more.
    private func selectByTap(_ indexPath: IndexPath) {
        guard let target = delegate.map({ $0.tableView(self, willSelectRowAt: indexPath) }) ?? indexPath else { return }
        if !allowsSeveralSelections {
            for selected in selectedIndexPaths where selected != target { deselectByTap(selected) }
        }
        setSelected(true, at: target)
        if let cell = cellForRow(at: target) { cell.parts.selectionSegue?.follow(cell) }
        delegate?.tableView(self, didSelectRowAt: target)
    }
}
