import Foundation
import Raster

/// What a cell shows for its `accessoryType`: drawn, as the system's symbols are not here.
final class TableAccessoryView: UIControl {
    let type: UITableViewCell.AccessoryType

    init(type: UITableViewCell.AccessoryType) {
        self.type = type
        super.init(frame: .zero)
        isOpaque = false
        frame.size = fittingSize(with: traitCollection)
        isUserInteractionEnabled = type == .detailButton || type == .detailDisclosureButton
    }

    required init?(coder: NSCoder) { nil }

    /// A detail button tells the table's delegate.
    override func takeTap(at point: CGPoint) {
        super.takeTap(at: point)
        guard let cell = superview as? UITableViewCell, let table = cell.table, let indexPath = cell.shownIndexPath
        else {
            return
        }
        table.delegate?.tableView(table, accessoryButtonTappedForRowWith: indexPath)
    }

    /// The widths are those that content views in Interface Builder documents leave; the heights follow the drawings.
    private var standardSize: CGSize {
        switch type {
        case .none: .zero
        case .disclosureIndicator: CGSize(width: 10.5, height: 14)
        case .checkmark, .detailButton: CGSize(width: 24, height: 22)
        case .detailDisclosureButton: CGSize(width: 24 + Self.gap + 10.5, height: 22)
        }
    }

    /// As large as the text beside it.
    func fittingSize(with traits: UITraitCollection) -> CGSize {
        let growth = CellAccessoryView.growth(with: traits)
        return CGSize(width: standardSize.width * growth, height: standardSize.height * growth)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        superview?.setNeedsLayout()
        setNeedsDisplay()
    }

    /// From judgement.
    private static let gap: CGFloat = 13

    override func draw(_ rect: CGRect) {
        let isMirrored = isRightToLeft
        let growth = CellAccessoryView.growth(with: traitCollection)
        UIGraphicsGetCurrentContext()?.scaleBy(x: growth, y: growth)
        let bounds = CGRect(x: 0, y: 0, width: bounds.width / growth, height: bounds.height / growth)
        switch type {
        case .none: break
        case .disclosureIndicator: drawChevron(in: bounds, isMirrored: isMirrored)
        case .checkmark: drawCheckmark(in: bounds)
        case .detailButton: drawDetail(in: bounds)
        case .detailDisclosureButton:
            let (button, chevron) = bounds.divided(atDistance: 24, from: isMirrored ? .maxXEdge : .minXEdge)
            drawDetail(in: button)
            drawChevron(
                in: CGRect(
                    x: isMirrored ? chevron.minX : chevron.maxX - 10.5, y: (bounds.height - 14) / 2, width: 10.5,
                    height: 14), isMirrored: isMirrored)
        }
    }

    private func drawChevron(in rect: CGRect, isMirrored: Bool) {
        let (width, height): (CGFloat, CGFloat) = (5.9, 11.4)
        // It ends at the edge that is turned to the margin, less half of its line.
        let tip = isMirrored ? rect.minX + 1.2 : rect.maxX - 1.2
        let back = isMirrored ? tip + width : tip - width
        let path = UIBezierPath()
        path.move(to: CGPoint(x: back, y: rect.midY - height / 2))
        path.addLine(to: CGPoint(x: tip, y: rect.midY))
        path.addLine(to: CGPoint(x: back, y: rect.midY + height / 2))
        stroke(path, width: 2.2, .tertiaryLabel)
    }

    private func drawCheckmark(in rect: CGRect) {
        let path = UIBezierPath()
        let x = rect.maxX - 15.5
        path.move(to: CGPoint(x: x, y: rect.midY + 1.2))
        path.addLine(to: CGPoint(x: x + 4.9, y: rect.midY + 6.6))
        path.addLine(to: CGPoint(x: x + 14.2, y: rect.midY - 6.6))
        stroke(path, width: 2.1, tintColor)
    }

    private func drawDetail(in rect: CGRect) {
        let (radius, center) = (CGFloat(10.2), CGPoint(x: rect.midX, y: rect.midY))
        let circle = UIBezierPath(
            ovalIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
        stroke(circle, width: 1.6, tintColor)
        let letter = UIBezierPath()
        letter.move(to: CGPoint(x: center.x - 1.9, y: center.y - 1.5))
        letter.addLine(to: CGPoint(x: center.x + 0.4, y: center.y - 1.5))
        letter.addLine(to: CGPoint(x: center.x + 0.4, y: center.y + 4.8))
        letter.move(to: CGPoint(x: center.x - 2.3, y: center.y + 4.8))
        letter.addLine(to: CGPoint(x: center.x + 2.9, y: center.y + 4.8))
        stroke(letter, width: 1.6, tintColor)
        tintColor.setFill()
        UIBezierPath(
            ovalIn: CGRect(x: center.x - 1.35, y: center.y - 6.15, width: 2.7, height: 2.7)
        ).fill()
    }

    private func stroke(_ path: UIBezierPath, width: CGFloat, _ color: UIColor) {
        path.lineWidth = width
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        color.setStroke()
        path.stroke()
    }
}
