import UIKit

/// A table as Interface Builder's canvas shows it: its prototypes and static cells where the document has them, with no
/// data source. Cells are as much wider or narrower than in the document as the table is.
final class CanvasTableView: UITableView {
    private var storedWidths: [(cell: UIView, difference: CGFloat)] = []

    /// Shows a cell in its own frame, whose width is meant for a table of the present width.
    func show(_ cell: UIView) {
        storedWidths.append((cell, cell.bounds.width - bounds.width))
        addSubview(cell)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (cell, difference) in storedWidths {
            let width = max(bounds.width + difference, 0)
            if cell.frame.width != width { cell.frame.size.width = width }
        }
    }
}

/// A cell whose content view is where the document has it: how much of a row separators and accessories take differs from
/// one Xcode to the next.
final class CanvasTableViewCell: UITableViewCell {
    /// The content view's frame in a cell of that size.
    private var stored: (frame: CGRect, size: CGSize)?

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
    }
}
