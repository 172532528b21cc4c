import Foundation

/// The accessories of one cell: their views, in their order, and where they lie.
@MainActor struct CellAccessories {
    struct State: Equatable {
        var isEditing = false
        var isSelected = false
        var isExpanded = false
        /// Whether the cell is a header of its section.
        var isHeader = false
    }

    /// What the accessories leave to the content.
    struct Room: Equatable {
        var leading: CGFloat = 0
        var trailing: CGFloat = 0
        /// What the row has to be high at least. Points.
        var height: CGFloat = 0
    }

    private struct Shown {
        let accessory: UICellAccessory
        let view: UIView
    }

    private var leading: [Shown] = []
    private var trailing: [Shown] = []

    /// Between accessories; the content brings its own distance along. Judged, as are the widths.
    private static let spacing: CGFloat = 16
    /// Of what stands before the content: the system's buttons line up with each other.
    private static let standardWidth: CGFloat = 28

    var isEmpty: Bool { leading.isEmpty && trailing.isEmpty }
    var views: [UIView] { (leading + trailing).map(\.view) }

    // MARK: Making

    /// Shows what is to be seen in a state; views of the app's own stay the same.
    mutating func show(_ accessories: [UICellAccessory], _ state: State, in cell: UIView) {
        let old = views
        (leading, trailing) = ([], [])
        let shown = accessories.filter { $0.isShown(whileEditing: state.isEditing) }
        let system = shown.compactMap { accessory in
            accessory.kind.shownRank(isHeader: state.isHeader).map { (rank: $0, accessory: accessory) }
        }
        for (rank, accessory) in system.sorted(by: { $0.rank < $1.rank }) {
            let made = Shown(accessory: accessory, view: Self.makeView(accessory, state, in: cell))
            if rank < 0 { leading.append(made) } else { trailing.append(made) }
        }
        for accessory in shown {
            guard case .customView(let view, let placement, _) = accessory.kind else { continue }
            let made = Shown(accessory: accessory, view: view)
            view.tintColor = accessory.tintColor
            switch placement {
            case .leading(_, let position): Self.insert(made, into: &leading, at: position)
            case .trailing(_, let position): Self.insert(made, into: &trailing, at: position)
            }
        }
        let new = views
        for view in old where !new.contains(where: { $0 === view }) { view.removeFromSuperview() }
        for view in new where view.superview !== cell { cell.addSubview(view) }
    }

    private static func insert(
        _ shown: Shown, into side: inout [Shown], at position: UICellAccessory.Placement.Position
    ) {
        let place = position(side.map(\.accessory))
        side.insert(shown, at: min(max(place, 0), side.count))
    }

    private static func makeView(_ accessory: UICellAccessory, _ state: State, in cell: UIView) -> UIView {
        let tint = accessory.tintColor
        let view: CellAccessoryView
        switch accessory.kind {
        case .label(let text, let options):
            return makeLabel(text, options)
        case .customView(let view, _, _):
            return view
        case .disclosureIndicator:
            view = CellAccessoryView(.chevron, color: tint ?? .tertiaryLabel)
        case .detail:
            view = CellAccessoryView(.detail, color: tint ?? cell.tintColor)
        case .checkmark:
            view = CellAccessoryView(.checkmark, color: tint ?? cell.tintColor)
        case .delete(let background):
            view = CellAccessoryView(.minus, color: tint ?? .white, discColor: background ?? .systemRed)
        case .insert(let background):
            view = CellAccessoryView(.plus, color: tint ?? .white, discColor: background ?? .systemGreen)
        case .reorder:
            view = CellAccessoryView(.reorder, color: tint ?? .tertiaryLabel)
        case .multiselect(let background):
            view =
                state.isSelected
                ? CellAccessoryView(.checkedCircle, color: tint ?? .white, discColor: background)
                : CellAccessoryView(.circle, color: .tertiaryLabel)
        case .outlineDisclosure:
            view = CellAccessoryView(.outlineChevron(isOpen: state.isExpanded), color: tint ?? cell.tintColor)
        }
        take(accessory, view, in: cell)
        return view
    }

    /// What a tap on the accessory does; other views let touches through to the row.
    private static func take(_ accessory: UICellAccessory, _ view: CellAccessoryView, in cell: UIView) {
        if let handler = accessory.actionHandler {
            view.addAction(UIAction { _ in handler() }, for: .primaryActionTriggered)
        } else if case .delete = accessory.kind {
            view.addAction(
                UIAction { [weak cell] _ in (cell as? UICollectionViewListCell)?.showRowActions() },
                for: .primaryActionTriggered)
        } else if case .outlineDisclosure = accessory.kind {
            view.addAction(
                UIAction { [weak cell] _ in (cell as? UICollectionViewListCell)?.toggleOutline() },
                for: .primaryActionTriggered)
        } else {
            view.isUserInteractionEnabled = false
        }
    }

    private static func makeLabel(_ text: String, _ options: UICellAccessory.LabelOptions) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = options.font
        label.adjustsFontForContentSizeCategory = options.adjustsFontForContentSizeCategory
        label.textColor = options.tintColor ?? .secondaryLabel
        return label
    }

    // MARK: Layout

    /// Places the views in a cell of a size: the first and last stand at the margins, all level with what is between the margins
    /// above and below the content.
    func place(in cell: UIView, size: CGSize, margins: NSDirectionalEdgeInsets) -> Room {
        var room = Room()
        // Judged: a longer text is cut, so that the content keeps the other half.
        let limit = PixelGrid.rounded(
            max(0, size.width - margins.leading - margins.trailing) / 2, scale: cell.displayScale)
        var start = margins.leading
        for (index, shown) in leading.enumerated() {
            if index > 0 { start += Self.spacing }
            let width = place(shown, at: start, fromEnd: false, in: cell, size, margins, labelLimit: limit, &room)
            start += width
            room.leading = start
        }
        var end = margins.trailing
        for (index, shown) in trailing.reversed().enumerated() {
            if index > 0 { end += Self.spacing }
            let width = place(shown, at: end, fromEnd: true, in: cell, size, margins, labelLimit: limit, &room)
            end += width
            room.trailing = end
        }
        return room
    }

    /// Returns the width that the accessory reserves.
    private func place(
        _ shown: Shown, at distance: CGFloat, fromEnd: Bool, in cell: UIView, _ size: CGSize,
        _ margins: NSDirectionalEdgeInsets, labelLimit: CGFloat, _ room: inout Room
    ) -> CGFloat {
        var own = Self.size(of: shown)
        if case .label = shown.accessory.kind { own.width = min(own.width, labelLimit) }
        let width = Self.reservedWidth(of: shown.accessory, own: own.width, fromEnd: fromEnd)
        room.height = max(room.height, own.height)
        let scale = cell.displayScale
        let inset = PixelGrid.rounded((width - own.width) / 2, scale: scale)
        let leading = fromEnd ? size.width - distance - width + inset : distance + inset
        let x = cell.isRightToLeft ? size.width - leading - own.width : leading
        let top = (size.height + margins.top - margins.bottom - own.height) / 2
        let y = min(max(top, 0), max(size.height - own.height, 0))
        shown.view.frame = CGRect(
            x: x, y: PixelGrid.rounded(y, scale: scale), width: own.width, height: own.height)
        return width
    }

    private static func size(of shown: Shown) -> CGSize {
        let view = shown.view
        if case .customView(_, _, let isFixed) = shown.accessory.kind {
            if isFixed { return view.bounds.size }
            let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            // A view without content or constraints has the size that the app gave it.
            return fitting.width > 0 && fitting.height > 0 ? fitting : view.bounds.size
        }
        return view.sizeThatFits(.zero)
    }

    /// A chevron behind the content lines up with those of rows, which are as wide as they look.
    private static func reservedWidth(of accessory: UICellAccessory, own: CGFloat, fromEnd: Bool) -> CGFloat {
        if fromEnd, case .outlineDisclosure = accessory.kind, accessory.reservedLayoutWidth == .standard { return own }
        return switch accessory.reservedLayoutWidth {
        case .actual: own
        case .standard: max(own, standardWidth)
        case .custom(let width): width
        }
    }
}

extension CellAccessoryKind {
    /// With the side that a chevron of an outline takes in the cell.
    fileprivate func shownRank(isHeader: Bool) -> Int? {
        guard case .outlineDisclosure(.automatic) = self else { return rank }
        return CellAccessoryKind.outlineDisclosure(isHeader ? .header : .cell).rank
    }
}
