import Foundation

extension UITableViewCell: ListCell {
    package var backgrounds: [UIView] {
        [backgroundView, selectedBackgroundView, multipleSelectionBackgroundView].compactMap(\.self)
    }

    /// The content view alone: the cell places it, and adds the separator's pixel.
    package var measuredView: UIView { contentView }

    package var ownHeight: CGFloat { separatorHeight }

    package func constraintDidChange() {
        guard let table, table.selfSizingInvalidation == .enabledIncludingConstraints, !table.update.isRunning else {
            return
        }
        table.measureAgain(self)
    }

    package var sizing: ListCellSizing? {
        guard let table, let indexPath = shownIndexPath else { return nil }
        let asked = table.askedHeight(ofRowAt: indexPath)
        let source: ListCellSizing.Source
        if asked != UITableView.automaticDimension {
            source = asked == table.rowHeight ? .property("rowHeight") : .delegate("tableView(_:heightForRowAt:)")
        } else {
            // Built-in content is laid out by frames.
            source =
                builtIn.isUsed
                ? .placement
                : .cell(
                    estimate: nil,
                    method: "systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)")
        }
        return ListCellSizing(placer: "\(type(of: table))", source: source)
    }
}
