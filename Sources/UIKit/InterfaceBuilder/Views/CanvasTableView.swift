/// A table as Interface Builder's canvas shows it: its header, prototypes, static cells and footer where the document has
/// them, with no data source. All are as much wider or narrower than in the document as the table is.
final class CanvasTableView: UITableView {
    private var storedWidths: [(view: UIView, difference: CGFloat)] = []

    /// Shows a view in its own frame, whose width is meant for a table of the present width. A cell gets the background of
    /// the table's style unless it has one.
    func show(_ view: UIView) {
        storedWidths.append((view, view.bounds.width - bounds.width))
        addSubview(view)
        guard let cell = view as? UITableViewCell, cell.backgroundColor == nil else { return }
        cell.backgroundColor = style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (view, difference) in storedWidths {
            let width = max(bounds.width + difference, 0)
            if view.frame.width != width { view.frame.size.width = width }
        }
    }
}
