import Foundation

/// The lines of a cell, drawn by layers above its content, a pixel high.
///
/// Layers rather than views: they take no part in layout.
struct TableSeparators {
    private var bottom: CALayer?
    private var top: CALayer?

    mutating func show(bottom bottomFrame: CGRect?, top topFrame: CGRect?, color: CGColor?, in layer: CALayer) {
        Self.show(&bottom, bottomFrame, color, in: layer)
        Self.show(&top, topFrame, color, in: layer)
    }

    private static func show(_ line: inout CALayer?, _ frame: CGRect?, _ color: CGColor?, in layer: CALayer) {
        guard let frame, let color else {
            line?.removeFromSuperlayer()
            line = nil
            return
        }
        let shown = line ?? CALayer()
        shown.frame = frame
        shown.backgroundColor = color
        // Above whatever has come since.
        if layer.sublayers?.last !== shown { layer.addSublayer(shown) }
        line = shown
    }
}

extension UITableViewCell {
    /// A device pixel where the table has separators.
    var separatorHeight: CGFloat {
        guard let table, table.separatorStyle != .none else { return 0 }
        return 1 / displayScale
    }

    /// Plain tables have a line below each row; grouped ones lines across the whole width at the ends of a section; cards
    /// have none there.
    func layOutSeparators() {
        let height = separatorHeight
        guard height > 0, let table else {
            return separators.show(bottom: nil, top: nil, color: nil, in: layer)
        }
        let color = table.separatorColor?.resolvedColor(with: traitCollection).cgColor
        let whole = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        let insets = shownSeparatorInset
        let inset = whole.inset(
            by: UIEdgeInsets(
                top: 0, left: isRightToLeft ? insets.right : insets.left, bottom: 0,
                right: isRightToLeft ? insets.left : insets.right))
        let isHidden = insets.left + insets.right >= bounds.width
        let isEnd = place.isLast && place.style != .plain
        let bottom = isEnd ? (place.style == .grouped ? whole : nil) : isHidden ? nil : inset
        let top = place.isFirst && place.style == .grouped ? whole.offsetBy(dx: 0, dy: -whole.minY) : nil
        separators.show(bottom: bottom, top: top, color: color, in: layer)
    }

    /// Where the separator begins and ends: set, or where the text begins.
    var shownSeparatorInset: UIEdgeInsets {
        let automatic = UIEdgeInsets(top: 0, left: textStart, bottom: 0, right: table?.sectionIndexReach ?? 0)
        guard let set = ownSeparatorInset ?? table?.ownSeparatorInset else { return automatic }
        guard ownSeparatorInset == nil, table?.separatorInsetReference == .fromAutomaticInsets else { return set }
        return UIEdgeInsets(
            top: 0, left: automatic.left + set.left, bottom: 0, right: automatic.right + set.right)
    }

    /// From the leading edge to the text, or to the content's margin in cells that lay it out themselves.
    private var textStart: CGFloat {
        if let content = configurator?.listContentView {
            let frame = contentView.frame
            // The line stays where it is while the content has made way for actions.
            return (isRightToLeft ? bounds.width - frame.maxX : frame.minX) + actionsWidth + content.textInset
        }
        let margin = isRightToLeft ? layoutMargins.right : layoutMargins.left
        return margin + contentIndentation + builtIn.textIndentation
    }
}
