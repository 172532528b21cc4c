import Foundation

/// Draws an accessory of the system: the shapes of SF Symbols that it shows on a device, as lines.
///
/// Sizes are those of body text, judged by the looks of iOS 17, and grow with it.
final class CellAccessoryView: UIControl {
    enum Shape: Equatable {
        case chevron
        /// - Parameter isOpen: whether it points down.
        case outlineChevron(isOpen: Bool)
        case checkmark
        case detail
        case minus
        case plus
        case reorder
        case circle
        case checkedCircle
    }

    var shape: Shape {
        didSet { if shape != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// Of the lines.
    var color: UIColor
    /// Of the disc behind them, where the shape has one.
    var discColor: UIColor?
    private let growsWithText: Bool

    init(_ shape: Shape, color: UIColor, discColor: UIColor? = nil, growsWithText: Bool = true) {
        self.growsWithText = growsWithText
        self.shape = shape
        self.color = color
        self.discColor = discColor
        super.init(frame: .zero)
        backgroundColor = nil
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let standard: CGSize =
            switch shape {
            case .chevron: CGSize(width: 8, height: 13)
            case .outlineChevron: CGSize(width: 13, height: 13)
            case .checkmark: CGSize(width: 15, height: 14)
            case .reorder: CGSize(width: 21, height: 11)
            case .detail, .minus, .plus, .circle, .checkedCircle: CGSize(width: 22, height: 22)
            }
        return CGSize(width: standard.width * factor, height: standard.height * factor)
    }

    /// How much larger than at the standard text size; at most half as much again, as rows have other things to show.
    private var factor: CGFloat {
        guard growsWithText else { return 1 }
        return min(UIFontMetrics.default.scaledValue(for: 100, compatibleWith: traitCollection) / 100, 1.5)
    }

    override func draw(_ rect: CGRect) {
        super.draw(rect)
        let size = sizeThatFits(.zero)
        let area = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        switch shape {
        case .chevron:
            stroke(isRightToLeft ? Self.leftChevron : Self.rightChevron, in: area, width: 2.2)
        case .outlineChevron(let isOpen):
            let pointing = isOpen ? Self.downChevron : isRightToLeft ? Self.leftChevron : Self.rightChevron
            let inner =
                isOpen ? area.insetBy(dx: 0, dy: area.height * 0.2) : area.insetBy(dx: area.width * 0.2, dy: 0)
            stroke(pointing, in: inner, width: 2.2)
        case .checkmark:
            stroke(Self.check, in: area, width: 2.2)
        case .reorder:
            for height in [0.0, 0.5, 1] {
                stroke([CGPoint(x: 0, y: height), CGPoint(x: 1, y: height)], in: area, width: 1.5)
            }
        case .detail:
            ring(in: area)
            fillDot(in: area)
            stroke([CGPoint(x: 0.5, y: 0.45), CGPoint(x: 0.5, y: 0.74)], in: area, width: 1.8)
        case .minus, .plus:
            disc(in: area)
            stroke([CGPoint(x: 0.27, y: 0.5), CGPoint(x: 0.73, y: 0.5)], in: area, width: 2)
            if shape == .plus { stroke([CGPoint(x: 0.5, y: 0.27), CGPoint(x: 0.5, y: 0.73)], in: area, width: 2) }
        case .circle:
            ring(in: area)
        case .checkedCircle:
            disc(in: area)
            stroke(Self.check, in: area.insetBy(dx: area.width * 0.27, dy: area.height * 0.29), width: 1.8)
        }
    }

    override func takeTap(at point: CGPoint) {
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }

    // In the unit square.
    private static let rightChevron = [CGPoint(x: 0.1, y: 0.05), CGPoint(x: 0.9, y: 0.5), CGPoint(x: 0.1, y: 0.95)]
    private static let leftChevron = [CGPoint(x: 0.9, y: 0.05), CGPoint(x: 0.1, y: 0.5), CGPoint(x: 0.9, y: 0.95)]
    private static let downChevron = [CGPoint(x: 0.05, y: 0.1), CGPoint(x: 0.5, y: 0.9), CGPoint(x: 0.95, y: 0.1)]
    private static let check = [CGPoint(x: 0.05, y: 0.55), CGPoint(x: 0.37, y: 0.95), CGPoint(x: 0.95, y: 0.05)]

    private func stroke(_ points: [CGPoint], in area: CGRect, width: CGFloat) {
        let path = UIBezierPath()
        for (index, point) in points.enumerated() {
            let place = CGPoint(x: area.minX + point.x * area.width, y: area.minY + point.y * area.height)
            if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        path.lineWidth = width * factor
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        color.setStroke()
        path.stroke()
    }

    private func ring(in area: CGRect) {
        let path = UIBezierPath(ovalIn: area.insetBy(dx: 0.75 * factor, dy: 0.75 * factor))
        path.lineWidth = 1.5 * factor
        color.setStroke()
        path.stroke()
    }

    private func disc(in area: CGRect) {
        (discColor ?? tintColor).setFill()
        UIBezierPath(ovalIn: area).fill()
    }

    private func fillDot(in area: CGRect) {
        let radius = 1.3 * factor
        color.setFill()
        UIBezierPath(
            ovalIn: CGRect(
                x: area.midX - radius, y: area.minY + area.height * 0.28 - radius, width: radius * 2,
                height: radius * 2)
        ).fill()
    }
}
