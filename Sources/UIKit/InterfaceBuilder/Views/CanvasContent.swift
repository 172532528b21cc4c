/// Where a document has the content view of a table cell: how much of a row separators and accessories take differs from one
/// Xcode to the next.
@MainActor final class CanvasContent {
    /// The content view's frame in a cell of that size.
    private let stored: (frame: CGRect, size: CGSize)
    /// The labels of UIKit's own styles. The document has them in the widths of the system's font.
    private let builtInLabels: [UILabel]

    /// - Parameter frame: the content view's for the cell's present size.
    init(_ frame: CGRect, in cell: UITableViewCell, builtInLabels: [UILabel]) {
        stored = (frame, cell.bounds.size)
        self.builtInLabels = builtInLabels
        cell.contentView.frame = frame
    }

    func layOut(in cell: UITableViewCell) {
        var frame = stored.frame
        frame.size.width = max(frame.width + cell.bounds.width - stored.size.width, 0)
        frame.size.height = max(frame.height + cell.bounds.height - stored.size.height, 0)
        if cell.contentView.frame != frame { cell.contentView.frame = frame }
        for label in builtInLabels { widen(label, in: cell.contentView) }
    }

    /// Gives a label room for its text where that is wider here; text at the right grows to the left.
    private func widen(_ label: UILabel, in content: UIView) {
        let missing = label.intrinsicContentSize.width - label.frame.width
        guard missing > 0, label.numberOfLines == 1 else { return }
        let isAtRight = label.textAlignment == .right
        let room = isAtRight ? label.frame.minX : content.bounds.width - label.frame.maxX
        let step = min(missing, max(room, 0))
        label.frame.size.width += step
        if isAtRight { label.frame.origin.x -= step }
    }
}
