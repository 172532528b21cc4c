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
            case .chevron: Self.chevronSize
            // Room for the chevron in both of its directions.
            case .outlineChevron: CGSize(width: Self.chevronSize.height, height: Self.chevronSize.height)
            case .checkmark: CGSize(width: 15, height: 14)
            case .reorder: CGSize(width: 21, height: 12)
            case .detail, .minus, .plus, .circle, .checkedCircle: CGSize(width: 22, height: 22)
            }
        return CGSize(width: standard.width * factor, height: standard.height * factor)
    }

    /// How much larger than at the standard text size; at most half as much again, as rows have other things to show.
    private var factor: CGFloat {
        growsWithText ? Self.growth(with: traitCollection) : 1
    }

    /// How much larger than at the standard text size a row's accessories are.
    static func growth(with traits: UITraitCollection) -> CGFloat {
        min(UIFontMetrics.default.scaledValue(for: 100, compatibleWith: traits) / 100, 1.5)
    }

    override func draw(_ rect: CGRect) {
        super.draw(rect)
        let size = sizeThatFits(.zero)
        let area = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        switch shape {
        case .chevron:
            stroke(isRightToLeft ? Self.leftChevron : Self.rightChevron, filling: area, width: 2.2)
        case .outlineChevron(let isOpen):
            let pointing = isOpen ? Self.downChevron : isRightToLeft ? Self.leftChevron : Self.rightChevron
            let room = (Self.chevronSize.height - Self.chevronSize.width) / 2 * factor
            stroke(pointing, filling: area.insetBy(dx: isOpen ? 0 : room, dy: isOpen ? room : 0), width: 2.2)
        case .checkmark:
            stroke(Self.check, filling: area, width: 2.2)
        case .reorder:
            for height in [0.0, 0.5, 1] {
                stroke([CGPoint(x: 0, y: height), CGPoint(x: 1, y: height)], filling: area, width: 1.5)
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
            stroke(Self.check, filling: area.insetBy(dx: area.width * 0.25, dy: area.height * 0.27), width: 1.8)
        }
    }

    override func takeTap(at point: CGPoint) {
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }

    private static let chevronSize = CGSize(width: 8, height: 13)
    // In the unit square.
    private static let rightChevron = [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0.5), CGPoint(x: 0, y: 1)]
    private static let leftChevron = [CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 1)]
    private static let downChevron = [CGPoint(x: 0, y: 0), CGPoint(x: 0.5, y: 1), CGPoint(x: 1, y: 0)]
    private static let check = [CGPoint(x: 0, y: 0.55), CGPoint(x: 0.35, y: 1), CGPoint(x: 1, y: 0)]

    /// Lines that fill an area and do not reach beyond with half of their width: there they would be cut off.
    private func stroke(_ points: [CGPoint], filling area: CGRect, width: CGFloat) {
        stroke(points, in: area.insetBy(dx: width * factor / 2, dy: width * factor / 2), width: width)
    }

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
        path.lineJoinStyle = .round
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
