import InterfaceBuilder

/// How the content of a table cell lies and which margins it has, by the tools that saved the document.
///
/// Sources: content views and margins of public documents; the counts are in the comments.
@MainActor enum CellContent {
    /// Where the document has the content view. Without a frame it fills the cell, but for the separator's share of half a
    /// point that it had until Xcode 13 (1,340 of 1,341 fill it from then on).
    static func frame(of element: DocumentElement, in cell: UIView, _ reader: ElementReader) -> CGRect {
        if let frame = reader.rectangle("frame") { return frame }
        var frame = cell.bounds
        if reader.context.toolsVersion < 17000 { frame.size.height = max(frame.height - 0.5, 0) }
        return frame
    }

    /// Margins that the document sets come before these.
    static func setMargins(of cell: UITableViewCell, isPreserving: Bool, in context: ReadingContext) {
        let content = cell.contentView
        guard !context.hasOwnMargins(content) else { return }
        content.preservesSuperviewLayoutMargins = false
        content.directionalLayoutMargins = margins(of: cell, isPreserving: isPreserving, in: context)
    }

    /// 8 all round before Xcode 9.1 (381 of 395 edges). Then 11 above and below, 15 with Xcode 26 for content that preserves
    /// its superview's margins (379 of 429).
    private static func margins(
        of cell: UITableViewCell, isPreserving: Bool, in context: ReadingContext
    ) -> NSDirectionalEdgeInsets {
        let tools = context.toolsVersion
        guard tools >= 13500 else { return NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) }
        let side = side(of: cell, context.document.device ?? .standard, tools)
        let vertical: CGFloat = tools >= 24000 && isPreserving ? 15 : 11
        let content = cell.contentView.frame
        return NSDirectionalEdgeInsets(
            top: vertical, leading: part(of: side, beyond: content.minX), bottom: vertical,
            trailing: part(of: side, beyond: cell.bounds.width - content.maxX))
    }

    /// What of a row's margin reaches into content that begins further inside, beside an accessory: never less than the 8 of
    /// any view.
    private static func part(of margin: CGFloat, beyond distance: CGFloat) -> CGFloat {
        max(8, margin - max(distance, 0))
    }

    /// 20 on a screen (for Xcode 9, of a list) 414 wide or more, but not in a cell of its own that is as narrow as the narrowest screen; 16 on others.
    /// Xcode 10 to 12 had 15 for lists 375 wide with two pixels a point (11 cells of 7 documents, all there are).
    private static func side(of cell: UITableViewCell, _ device: DesignDevice, _ tools: Int) -> CGFloat {
        let width = (cell.superview ?? cell).bounds.width
        if device.width >= 414 { return cell.superview == nil && width <= 320 ? 16 : 20 }
        if tools < 14000, width >= 414 { return 20 }
        return (14000..<17000).contains(tools) && width == 375 && device.scale == 2 ? 15 : 16
    }
}
