import Foundation

extension UICollectionView {
    func select(_ indexPath: IndexPath?, animated: Bool, _ position: ScrollPosition) {
        guard allowsSelection else { return }
        guard let indexPath else {
            for selected in selectedIndexPaths { setSelected(false, at: selected) }
            return
        }
        if !allowsSeveralSelections {
            for selected in selectedIndexPaths where selected != indexPath { setSelected(false, at: selected) }
        }
        setSelected(true, at: indexPath)
        if !position.isEmpty { scroll(toItemAt: indexPath, position, animated: animated) }
    }

    func setSelected(_ isSelected: Bool, at indexPath: IndexPath) {
        if let place = selectedIndexPaths.firstIndex(of: indexPath) {
            if !isSelected { selectedIndexPaths.remove(at: place) }
        } else if isSelected {
            selectedIndexPaths.append(indexPath)
        }
        cellForItem(at: indexPath)?.isSelected = isSelected
    }

    private var allowsSeveralSelections: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    /// Whether a finger selects items as the list is, edited or not.
    package var allowsTaps: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    /// What a finger does: highlight, then select or deselect, with the delegate asked and told, then the primary action.
    package func tapItem(at indexPath: IndexPath) {
        if hideRowActions() { return }
        guard allowsTaps, delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true else { return }
        let cell = cellForItem(at: indexPath)
        cell?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: indexPath)
        cell?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
        if let cell = cell as? UICollectionViewListCell, cell.opensOutlineByTap {
            (dataSource as? any OutlineSource)?.toggle(at: indexPath)
        }
        // A tap that adds to a selection, or takes from it, selects and does no more.
        let extendsSelection = allowsSeveralSelections && !selectedIndexPaths.isEmpty
        let isActing =
            !extendsSelection && delegate?.collectionView(self, canPerformPrimaryActionForItemAt: indexPath) == true
        if allowsSeveralSelections, selectedIndexPaths.contains(indexPath) {
            deselectByTap(indexPath)
        } else {
            selectByTap(indexPath)
        }
        if isActing { delegate?.collectionView(self, performPrimaryActionForItemAt: indexPath) }
    }

    private func deselectByTap(_ indexPath: IndexPath) {
        guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
        setSelected(false, at: indexPath)
        delegate?.collectionView(self, didDeselectItemAt: indexPath)
    }

    /// Where one item may be selected, a tap on it selects it once more.
    private func selectByTap(_ indexPath: IndexPath) {
        guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
        if !allowsSeveralSelections {
            for selected in selectedIndexPaths where selected != indexPath {
                setSelected(false, at: selected)
                delegate?.collectionView(self, didDeselectItemAt: selected)
            }
        }
        setSelected(true, at: indexPath)
        if let cell = cellForItem(at: indexPath) { cell.selectionSegue?.follow(cell) }
        delegate?.collectionView(self, didSelectItemAt: indexPath)
    }
}
