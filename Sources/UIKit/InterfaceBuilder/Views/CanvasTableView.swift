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

/// A cell whose content view is where the document has it: how much of a row separators and accessories take differs from
/// one Xcode to the next.
final class CanvasTableViewCell: UITableViewCell {
    /// The content view's frame in a cell of that size.
    private var stored: (frame: CGRect, size: CGSize)?

    /// The labels of UIKit's own styles. The document has them in the widths of the system's font.
    var builtInLabels: [UILabel] = []

    /// Takes the frame of the content view as it is for the cell's present size.
    func storeContentFrame(_ frame: CGRect) {
        stored = (frame, bounds.size)
        contentView.frame = frame
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let stored else { return }
        var frame = stored.frame
        frame.size.width = max(frame.width + bounds.width - stored.size.width, 0)
        frame.size.height = max(frame.height + bounds.height - stored.size.height, 0)
        if contentView.frame != frame { contentView.frame = frame }
        for label in builtInLabels { widen(label) }
    }

    /// Gives a label room for its text where that is wider here; text at the right grows to the left.
    private func widen(_ label: UILabel) {
        let missing = label.intrinsicContentSize.width - label.frame.width
        guard missing > 0, label.numberOfLines == 1 else { return }
        let isAtRight = label.textAlignment == .right
        let room = isAtRight ? label.frame.minX : contentView.bounds.width - label.frame.maxX
        let step = min(missing, max(room, 0))
        label.frame.size.width += step
        if isAtRight { label.frame.origin.x -= step }
    }
}
