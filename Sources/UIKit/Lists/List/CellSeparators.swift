import Foundation

/// The lines at the top and bottom of a cell in a list.
@MainActor struct CellSeparators {
    private var top: UIView?
    private var bottom: UIView?

    /// Shows the lines that a row has at its place.
    ///
    /// - Parameter insets: of lines that follow the row's content.
    mutating func show(_ place: ListPlace?, in cell: UIView, insets: NSDirectionalEdgeInsets) {
        let separators = place?.separators
        let isTopShown = place.map { $0.showsSeparator(.top) } ?? false
        let isBottomShown = place.map { $0.showsSeparator(.bottom) } ?? false
        let height = 1 / max(cell.displayScale, 1)
        Self.show(&top, isShown: isTopShown, color: separators?.color, in: cell)
        Self.show(&bottom, isShown: isBottomShown, color: separators?.color, in: cell)
        if let separators, let place {
            let outer = place.environment == .grouped ? NSDirectionalEdgeInsets.zero : insets
            top?.frame = Self.frame(
                in: cell, y: 0, height: height, separators.topSeparatorInsets, automatic: place.isFirst ? outer : insets
            )
            bottom?.frame = Self.frame(
                in: cell, y: cell.bounds.height - height, height: height, separators.bottomSeparatorInsets,
                automatic: place.isLast ? outer : insets)
        }
    }

    private static func show(_ line: inout UIView?, isShown: Bool, color: UIColor?, in cell: UIView) {
        guard isShown || line != nil else { return }
        let view = line ?? UIView()
        line = view
        view.isHidden = !isShown
        view.backgroundColor = color
        view.isUserInteractionEnabled = false
        if view.superview !== cell { cell.addSubview(view) }
    }

    private static func frame(
        in cell: UIView, y: CGFloat, height: CGFloat, _ insets: NSDirectionalEdgeInsets,
        automatic: NSDirectionalEdgeInsets
    ) -> CGRect {
        let own = UIListSeparatorConfiguration.automaticInsets
        let leading = insets.leading == own.leading ? automatic.leading : insets.leading
        let trailing = insets.trailing == own.trailing ? automatic.trailing : insets.trailing
        let sides = UIEdgeInsets(
            NSDirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing),
            isRightToLeft: cell.isRightToLeft)
        return CGRect(
            x: sides.left, y: y, width: max(0, cell.bounds.width - sides.left - sides.right), height: height)
    }
}

extension ListPlace {
    enum SeparatorEdge {
        case top
        case bottom
    }

    /// Rows have a line below them, between the rows of a card and below each row of a plain list; groups without cards have
    /// lines all around.
    func showsSeparator(_ edge: SeparatorEdge) -> Bool {
        guard role == .row, let separators else { return false }
        switch edge == .top ? separators.topSeparatorVisibility : separators.bottomSeparatorVisibility {
        case .visible: return true
        case .hidden: return false
        case .automatic: break
        }
        return switch edge {
        case .top: isFirst && environment == .grouped
        case .bottom: !isLast || environment != .insetGrouped
        }
    }
}
