import Foundation

extension UITableView {
    // MARK: Editing controls

    /// A tap on a row's editing control: a plus inserts at once, a minus shows first what else there is to do.
    func editingControlWasTapped(in cell: UITableViewCell) {
        guard let indexPath = cell.shownIndexPath else { return }
        switch cell.editingStyle {
        case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: indexPath)
        case .delete: showRowActions(of: cell, at: indexPath)
        case .none: break
        }
    }

    // MARK: Actions at the trailing edge

    private func showRowActions(of cell: UITableViewCell, at indexPath: IndexPath) {
        hideRowActions()
        let configuration =
            delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
            ?? deletion(ofRowAt: indexPath)
        guard !configuration.actions.isEmpty else { return }
        cellWithActions = cell
        cell.show(RowActionsView(configuration) { [weak self] in self?.hideRowActions() })
    }

    /// What a row offers whose delegate says nothing of its actions.
    private func deletion(ofRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration {
        let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: indexPath) ?? "Delete"
        let action = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, completion in
            if let self { dataSource?.tableView(self, commit: .delete, forRowAt: indexPath) }
            completion(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    /// Whether there were any to hide.
    @discardableResult func hideRowActions() -> Bool {
        guard let cell = cellWithActions else { return false }
        cellWithActions = nil
        cell.show(nil)
        return true
    }

    // MARK: For assistive technologies

    /// The actions of both sides, which a swipe shows to others.
    func accessibilityActions(ofRowAt indexPath: IndexPath, _ cell: UITableViewCell) -> [UIAccessibilityCustomAction] {
        guard let delegate, dataSource?.tableView(self, canEditRowAt: indexPath) ?? false else { return [] }
        let sides = [
            delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath),
            delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath),
        ]
        return UIAccessibilityCustomAction.actions(of: sides, in: cell)
    }
}

extension UITableViewCell {
    /// Moves the row's content away for its actions; nil moves it back.
    func show(_ actions: RowActionsView?) {
        parts.rowActions?.removeFromSuperview()
        parts.rowActions = actions
        if let actions { addSubview(actions) }
        placeDidChange()
        setNeedsLayout()
    }

    /// By how much the row's parts are moved towards its leading edge. Points.
    var actionsWidth: CGFloat { parts.rowActions?.fittingWidth ?? 0 }

    func layOutRowActions() {
        guard let view = parts.rowActions else { return }
        let width = actionsWidth
        view.frame = CGRect(
            x: isRightToLeft ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
        if subviews.last !== view { bringSubviewToFront(view) }
    }
}
