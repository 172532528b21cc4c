/// A toolbar of a document: its plate and its items, spread as their spaces ask for.
final class CanvasToolbar: UIView {
    static let height: CGFloat = 44

    var items: [UIBarButtonItem] = [] {
        didSet { setNeedsDisplay() }
    }
    /// Nil for the standard one.
    var barColor: UIColor?

    private static let margin: CGFloat = 16
    private static let spacing: CGFloat = 8

    override func draw(_ rect: CGRect) {
        let appearance = UIBarAppearance()
        let painter = ControlPainter()
        if let color = barColor ?? appearance.backgroundColor { painter.fill(bounds, radius: 0, color) }
        if let line = appearance.shadowColor {
            painter.fill(CGRect(x: 0, y: 0, width: bounds.width, height: 1 / displayScale), radius: 0, line)
        }
        var x = isRightToLeft ? bounds.width - Self.margin : Self.margin
        let widths = itemWidths
        for (item, width) in zip(items, widths) {
            let left = isRightToLeft ? x - width : x
            draw(item, in: CGRect(x: left, y: 0, width: width, height: Self.height), painter)
            x += (isRightToLeft ? -1 : 1) * (width + Self.spacing)
        }
    }

    private func draw(_ item: UIBarButtonItem, in rect: CGRect, _ painter: ControlPainter) {
        let color: UIColor = item.isEnabled ? item.tintColor ?? tintColor ?? .systemBlue : .tertiaryLabel
        if let image = item.image {
            let place = CGRect(
                x: rect.midX - image.size.width / 2, y: rect.midY - image.size.height / 2, width: image.size.width,
                height: image.size.height)
            painter.draw(image, in: place, tint: color)
        } else if let title = Self.title(of: item, color) {
            painter.draw(title, centeredIn: rect, scale: displayScale)
        }
    }

    private static func title(of item: UIBarButtonItem, _ color: UIColor) -> NSAttributedString? {
        guard let title = item.title, item.customView == nil else { return nil }
        let font = UIFont.systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
        return NSAttributedString(string: title, attributes: [.font: font, .foregroundColor: color])
    }

    /// What flexible spaces share is what the others leave.
    private var itemWidths: [CGFloat] {
        let own = items.map { item -> CGFloat in
            if item.isFlexibleSpace { return 0 }
            if item.width > 0 { return item.width }
            if let image = item.image { return image.size.width }
            return Self.title(of: item, .black)?.size().width ?? item.customView?.bounds.width ?? 0
        }
        let flexible = items.count(where: \.isFlexibleSpace)
        guard flexible > 0 else { return own }
        let gaps = CGFloat(max(items.count - 1, 0)) * Self.spacing
        let rest = max(bounds.width - 2 * Self.margin - gaps - own.reduce(0, +), 0)
        return zip(items, own).map { $0.isFlexibleSpace ? rest / CGFloat(flexible) : $1 }
    }
}
