import Goldens
import UIKit

/// What moved, what is new and what is gone, drawn over a picture; coordinates are those of the root view.
///
/// A view with a cause has a number, which the legend explains; what only follows from others is drawn lightly.
final class RedlineView: UIView {
    private let marks: [LayoutRedlines.Mark]

    init(_ marks: [LayoutRedlines.Mark], size: CGSize) {
        self.marks = marks
        super.init(frame: CGRect(origin: .zero, size: size))
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let (following, leading) = (marks.filter(\.causes.isEmpty), marks.filter { !$0.causes.isEmpty })
        for mark in following + leading { outline(mark) }
        var taken: [CGRect] = []
        for mark in leading { drawBadges(of: mark, beside: &taken) }
    }

    // MARK: Outlines

    private func outline(_ mark: LayoutRedlines.Mark) {
        let color = Self.color(of: mark.kind).withAlphaComponent(mark.causes.isEmpty ? 0.45 : 1)
        let width: CGFloat = mark.causes.isEmpty ? 1 : 1.5
        if let before = mark.before, mark.kind != .changed {
            stroke(before, color.withAlphaComponent(mark.kind == .removed ? 1 : 0.6), width, dash: [3, 2])
            if mark.kind == .removed { fill(before, color.withAlphaComponent(0.1)) }
        }
        guard let after = mark.after else { return }
        if !mark.causes.isEmpty { fill(after, color.withAlphaComponent(0.1)) }
        stroke(after, color, width, dash: mark.kind == .changed ? [1, 2] : [])
        if let before = mark.before, mark.kind == .moved { drawArrow(from: before, to: after, color) }
    }

    private func stroke(_ rect: CGRect, _ color: UIColor, _ width: CGFloat, dash: [CGFloat]) {
        let path = UIBezierPath(rect: rect.insetBy(dx: width / 2, dy: width / 2))
        path.lineWidth = width
        if !dash.isEmpty { path.setLineDash(dash, count: dash.count, phase: 0) }
        color.setStroke()
        path.stroke()
    }

    private func fill(_ rect: CGRect, _ color: UIColor) {
        color.setFill()
        UIBezierPath(rect: rect).fill()
    }

    /// For a view that moved as a whole, far enough to be seen.
    private func drawArrow(from before: CGRect, to after: CGRect, _ color: UIColor) {
        let (start, end) = (CGPoint(x: before.midX, y: before.midY), CGPoint(x: after.midX, y: after.midY))
        guard before.size == after.size, hypot(end.x - start.x, end.y - start.y) >= 20 else { return }
        SheetArrow(points: [start, end], headLength: 6).draw(color, width: 1)
    }

    // MARK: Numbers

    private func drawBadges(of mark: LayoutRedlines.Mark, beside taken: inout [CGRect]) {
        guard let frame = mark.after ?? mark.before else { return }
        var corner = CGPoint(x: frame.minX - 6, y: frame.minY - 6)
        for cause in mark.causes {
            var badge = NumberBadge.frame(of: cause + 1, at: corner, within: bounds)
            while let other = taken.first(where: { $0.intersects(badge) }), badge.minX < bounds.maxX - badge.width {
                badge.origin.x = other.maxX + 1
            }
            taken.append(badge)
            NumberBadge.draw(cause + 1, in: badge, Self.color(of: mark.kind))
            corner.x = badge.maxX + 1
        }
    }

    static func color(of kind: LayoutRedlines.Mark.Kind) -> UIColor {
        switch kind {
        case .added: SheetStyle.added
        case .removed: SheetStyle.removed
        case .moved: SheetStyle.moved
        case .changed: SheetStyle.changed
        }
    }
}

/// A number in a round box, the same on the picture and in the legend.
@MainActor enum NumberBadge {
    static let height: CGFloat = 16

    static func frame(of number: Int, at point: CGPoint, within bounds: CGRect) -> CGRect {
        let width = max(height, 9 + 7 * CGFloat("\(number)".count))
        let x = min(max(point.x, bounds.minX), max(bounds.maxX - width, bounds.minX))
        let y = min(max(point.y, bounds.minY), max(bounds.maxY - height, bounds.minY))
        return CGRect(x: x, y: y, width: width, height: height)
    }

    static func draw(_ number: Int, in rect: CGRect, _ color: UIColor) {
        color.setFill()
        UIBezierPath(roundedRect: rect, cornerRadius: height / 2).fill()
        let text = NSAttributedString(
            string: "\(number)",
            attributes: [.font: UIFont.systemFont(ofSize: 10.5, weight: .bold), .foregroundColor: UIColor.white])
        let size = text.size()
        text.draw(at: CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2))
    }
}
