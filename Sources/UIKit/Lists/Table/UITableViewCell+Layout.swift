import Foundation

/// Where a cell's content and what is beside it are, along the row.
private struct TableCellSpans {
    var content: CGRect
    var accessory: CGRect?
    var editingControl: CGRect?
    var reorderControl: CGRect?
}

extension UITableViewCell {
    private static let editingControlWidth: CGFloat = 22
    private static let reorderControlWidth: CGFloat = 22
    /// Between a control and the content. From judgement.
    private static let controlGap: CGFloat = 16

    /// Between an accessory and the section index. From judgement.
    private static let indexGap: CGFloat = 8

    /// The row's margins, without the safe area: the table's, or the system's for a cell in none.
    var marginSide: (left: CGFloat, right: CGFloat) {
        let own: CGFloat = bounds.width >= 414 ? 20 : 16
        return table?.marginSide ?? (own, own)
    }

    /// By how much the content is moved in from the leading edge.
    var contentIndentation: CGFloat { showsEditingControl ? Self.editingControlWidth + Self.controlGap : 0 }

    private var showsEditingControl: Bool {
        isEditing && (editingStyle != .none || isPickedInEditing) && shouldIndentWhileEditing
    }

    /// Whether rows are picked while they are edited, which takes the place of deleting and inserting.
    private var isPickedInEditing: Bool { table?.allowsMultipleSelectionDuringEditing ?? false }

    /// An accessory ends at the margin; the content ends where it begins. Sources: content views stored in Interface Builder
    /// documents are narrower than their cells by the margin and 10.5 points with a disclosure indicator, by the margin and
    /// 24 with a checkmark or detail button.
    private func spans(of size: CGSize) -> TableCellSpans {
        let safe = (table?.insetsContentViewsToSafeArea ?? true) ? safeAreaInsets : .zero
        let (lead, trail) = isRightToLeft ? (safe.right, safe.left) : (safe.left, safe.right)
        let reach = table?.sectionIndexReach ?? 0
        let ownMargin = isRightToLeft ? layoutMargins.left : layoutMargins.right
        // What stands at the margin keeps clear of the section index.
        let margin = reach > 0 ? max(ownMargin, trail + reach + Self.indexGap) : ownMargin
        let leadingMargin = isRightToLeft ? layoutMargins.right : layoutMargins.left
        var spans = TableCellSpans(content: .zero)
        var start = lead + contentIndentation
        if builtIn.isUsed { start += CGFloat(indentationLevel) * indentationWidth }
        if showsEditingControl {
            spans.editingControl = CGRect(
                x: leadingMargin, y: (size.height - Self.editingControlWidth) / 2, width: Self.editingControlWidth,
                height: Self.editingControlWidth)
        }
        var end = size.width - trail - reach
        if isEditing, showsReorderControl {
            let x = size.width - margin - Self.reorderControlWidth
            spans.reorderControl = CGRect(
                x: x, y: (size.height - Self.reorderControlWidth) / 2, width: Self.reorderControlWidth,
                height: Self.reorderControlWidth)
            end = x
        }
        if let accessory = wantedAccessory {
            let own = accessorySize(accessory)
            let edge = spans.reorderControl == nil ? size.width - margin : end - 8
            let frame = CGRect(
                x: edge - own.width, y: (size.height - own.height) / 2, width: own.width, height: own.height)
            spans.accessory = frame
            end = frame.minX
        }
        start = min(start, max(end, 0))
        spans.content = CGRect(x: start, y: 0, width: max(0, end - start), height: size.height)
        return spans
    }

    private func accessorySize(_ accessory: UIView) -> CGSize {
        (accessory as? TableAccessoryView)?.fittingSize(with: traitCollection) ?? accessory.bounds.size
    }

    func placeContentView() {
        set(spans(of: bounds.size).content, of: contentView)
    }

    func layOutParts() {
        let spans = spans(of: bounds.size)
        set(spans.content, of: contentView)
        showAccessory(at: spans.accessory)
        showControls(editing: spans.editingControl, reorder: spans.reorderControl)
        layOutSeparators()
        layOutRowActions()
        builtIn.layOut()
    }

    /// Moved away for the row's actions, mirrored where the interface runs from right to left, and on whole pixels.
    private func set(_ frame: CGRect, of view: UIView) {
        var shown = frame.offsetBy(dx: -actionsWidth, dy: 0)
        if isRightToLeft { shown.origin.x = bounds.width - shown.maxX }
        shown = PixelGrid.rounded(shown, scale: displayScale)
        if view.frame != shown { view.frame = shown }
    }

    // MARK: Accessory

    private var wantedAccessory: UIView? {
        if let view = isEditing ? editingAccessoryView : accessoryView { return view }
        let type = isEditing ? editingAccessoryType : accessoryType
        guard type != .none else { return nil }
        if let made = parts.accessory, made.type == type { return made }
        let made = TableAccessoryView(type: type)
        parts.accessory = made
        return made
    }

    func accessoryDidChange() {
        setNeedsLayout()
        contentView.marginsDidChange()
        if wantedAccessory == nil { showAccessory(at: nil) }
    }

    private func showAccessory(at frame: CGRect?) {
        let wanted = frame == nil ? nil : wantedAccessory
        if parts.shownAccessory !== wanted {
            parts.shownAccessory?.removeFromSuperview()
            parts.shownAccessory = wanted
            if let wanted { addSubview(wanted) }
        }
        if let wanted, let frame { set(frame, of: wanted) }
    }

    private func showControls(editing: CGRect?, reorder: CGRect?) {
        parts.editingControl = shown(parts.editingControl, editingShape, at: editing)
        parts.reorderControl = shown(parts.reorderControl, .reorder, at: reorder)
        parts.editingControl?.isUserInteractionEnabled = editingShape == .minus || editingShape == .plus
        parts.reorderControl?.isUserInteractionEnabled = false
    }

    private var editingShape: CellAccessoryView.Shape {
        if isPickedInEditing { return isSelected ? .checkedCircle : .circle }
        return editingStyle == .insert ? .plus : .minus
    }

    private func shown(
        _ control: CellAccessoryView?, _ shape: CellAccessoryView.Shape, at frame: CGRect?
    ) -> CellAccessoryView? {
        guard let frame else {
            control?.removeFromSuperview()
            return nil
        }
        let shown = control ?? makeControl(shape)
        shown.shape = shape
        (shown.color, shown.discColor) = Self.colors(of: shape)
        if shown.superview !== self { addSubview(shown) }
        set(frame, of: shown)
        return shown
    }

    private func makeControl(_ shape: CellAccessoryView.Shape) -> CellAccessoryView {
        let made = CellAccessoryView(shape, color: .white, growsWithText: false)
        made.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                table?.editingControlWasTapped(in: self)
            }, for: .primaryActionTriggered)
        return made
    }

    /// Of lines and disc; nil for the tint colour.
    private static func colors(of shape: CellAccessoryView.Shape) -> (UIColor, UIColor?) {
        switch shape {
        case .minus: (.white, .systemRed)
        case .plus: (.white, .systemGreen)
        case .checkedCircle: (.white, nil)
        default: (.tertiaryLabel, nil)
        }
    }

    // MARK: Measuring

    func fittingSize(
        of target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        let content = spans(of: CGSize(width: target.width, height: bounds.height)).content
        let width = max(content.width, 0)
        // The content's margins depend on its distance from the cell's edges.
        if target.width == bounds.width { set(content, of: contentView) }
        var height: CGFloat = 0
        if builtIn.isAlone == false {
            height =
                contentView.systemLayoutSizeFitting(
                    CGSize(width: width, height: target.height), withHorizontalFittingPriority: horizontal,
                    verticalFittingPriority: vertical
                ).height
        }
        if builtIn.isUsed { height = max(height, builtIn.height(inWidth: width)) }
        return CGSize(width: target.width, height: height > 0 ? height + separatorHeight : 0)
    }
}

extension UITableViewCell {
    /// Changes of the layout in the content view count where the table says so, and where they are the app's.
    func contentWaitsForLayout() {
        guard let table, table.selfSizingInvalidation == .enabledIncludingConstraints, !LayoutNesting.isRunning,
            !table.update.isRunning
        else { return }
        table.measureAgain(self)
    }

    /// The last layout in which cells were measured (see `LayoutNesting.pass`).
    private static var lastMeasuringPass = 0

    /// Says that the cell is measured in the layout under way.
    func noteMeasuring() {
        measuredInPass = LayoutNesting.pass
        Self.lastMeasuringPass = LayoutNesting.pass
    }

    /// Content that learns its size only when it is laid out, as that of a collection view in the row, tells so then: the
    /// row that was measured in the same layout is measured once more.
    static func contentSizeDidChange(in view: UIView) {
        guard LayoutNesting.isRunning, lastMeasuringPass == LayoutNesting.pass else { return }
        var next = view.superviewReference
        while let above = next {
            if let cell = above as? UITableViewCell {
                if cell.measuredInPass == LayoutNesting.pass { cell.table?.measureAgain(cell) }
                return
            }
            next = above.superviewReference
        }
    }
}
