import Foundation

/// What a cell shows beside its content while its table is edited: a circle to delete or insert, lines to reorder by.
final class TableEditingControl: UIView {
    enum Kind {
        case delete
        case insert
        case reorder
    }

    let kind: Kind

    init(kind: Kind) {
        self.kind = kind
        super.init(frame: .zero)
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        switch kind {
        case .delete, .insert: drawCircle()
        case .reorder: drawLines()
        }
    }

    private func drawCircle() {
        let color: UIColor = kind == .delete ? .systemRed : .systemGreen
        color.setFill()
        UIBezierPath(ovalIn: bounds.insetBy(dx: 0.5, dy: 0.5)).fill()
        let sign = UIBezierPath()
        sign.move(to: CGPoint(x: bounds.midX - 5, y: bounds.midY))
        sign.addLine(to: CGPoint(x: bounds.midX + 5, y: bounds.midY))
        if kind == .insert {
            sign.move(to: CGPoint(x: bounds.midX, y: bounds.midY - 5))
            sign.addLine(to: CGPoint(x: bounds.midX, y: bounds.midY + 5))
        }
        sign.lineWidth = 2
        sign.lineCapStyle = .round
        UIColor.white.setStroke()
        sign.stroke()
    }

    private func drawLines() {
        let lines = UIBezierPath()
        for offset in [-4.5, 0, 4.5] as [CGFloat] {
            lines.move(to: CGPoint(x: 1, y: bounds.midY + offset))
            lines.addLine(to: CGPoint(x: bounds.maxX - 1, y: bounds.midY + offset))
        }
        lines.lineWidth = 1.5
        lines.lineCapStyle = .round
        UIColor.tertiaryLabel.setStroke()
        lines.stroke()
    }
}
