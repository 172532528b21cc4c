/// A box with the name of its class, in place of a view that shows what no document holds: web pages, maps, films.
final class CanvasPlaceholder: UIView {
    private let className: String

    init(className: String) {
        self.className = className
        super.init(frame: .zero)
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let painter = ControlPainter()
        if backgroundColor == nil { painter.fill(bounds, radius: 0, .systemGray6) }
        let edge = UIBezierPath(rect: bounds.insetBy(dx: 0.5, dy: 0.5))
        edge.setLineDash([4, 3], count: 2, phase: 0)
        UIColor.systemGray3.setStroke()
        edge.stroke()
        let name = NSAttributedString(
            string: className,
            attributes: [
                .font: UIFont.systemFont(ofSize: 13, weight: .medium), .foregroundColor: UIColor.secondaryLabel,
            ])
        guard bounds.height >= 16, bounds.width >= 24 else { return }
        painter.draw(name, centeredIn: bounds.insetBy(dx: 4, dy: 0), scale: displayScale)
    }
}
