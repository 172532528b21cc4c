/// A picker of a document: a box of its size with the form of what an app fills in, which no document holds.
final class CanvasPicker: UIControl {
    enum Form {
        /// The columns' shares of the width.
        case wheels([CGFloat])
        /// Fields of these widths, in points, side by side.
        case compact([CGFloat])
        case calendar
    }

    var form = Form.wheels([1])

    override func draw(_ rect: CGRect) {
        let painter = ControlPainter()
        switch form {
        case .wheels(let columns): drawWheels(columns, painter)
        case .compact(let widths): drawFields(widths, painter)
        case .calendar: drawCalendar(painter)
        }
    }

    // MARK: Wheels

    private static let rowHeight: CGFloat = 34

    /// The chosen row on its plate, the others fainter the further they are turned away.
    private func drawWheels(_ columns: [CGFloat], _ painter: ControlPainter) {
        let plate = CGRect(
            x: 9, y: bounds.midY - Self.rowHeight / 2, width: max(bounds.width - 18, 0), height: Self.rowHeight)
        painter.fill(plate, radius: 8, .tertiarySystemFill)
        var x = plate.minX
        for share in columns {
            let width = plate.width * share
            for row in -3...3 {
                let distance = CGFloat(abs(row))
                let y = bounds.midY + CGFloat(row) * (Self.rowHeight - distance * 3)
                let height = 10 - distance * 1.5
                guard y - height > bounds.minY + 2, y + height < bounds.maxY - 2 else { continue }
                let length = min(width * 0.6, 130) * (row.isMultiple(of: 2) ? 1 : 0.8)
                painter.fill(
                    CGRect(x: x + (width - length) / 2, y: y - height / 2, width: length, height: height), radius: 3,
                    UIColor.label.withAlphaComponent(row == 0 ? 0.45 : max(0.22 - distance * 0.06, 0.04)))
            }
            x += width
        }
    }

    // MARK: Fields

    private func drawFields(_ widths: [CGFloat], _ painter: ControlPainter) {
        let whole = widths.reduce(0, +) + CGFloat(max(widths.count - 1, 0)) * 6
        let scale = whole > bounds.width ? bounds.width / max(whole, 1) : 1
        var x = bounds.minX
        for width in widths {
            let field = CGRect(
                x: x, y: bounds.midY - min(17, bounds.height / 2), width: width * scale,
                height: min(34, bounds.height))
            painter.fill(field, radius: 6, .tertiarySystemFill)
            painter.fill(
                CGRect(x: field.minX + 11, y: field.midY - 5, width: max(field.width - 22, 0), height: 10), radius: 3,
                UIColor.label.withAlphaComponent(0.35))
            x += (width + 6) * scale
        }
    }

    // MARK: A month

    private func drawCalendar(_ painter: ControlPainter) {
        let ink = UIColor.label
        painter.fill(
            CGRect(x: bounds.minX + 16, y: bounds.minY + 16, width: 110, height: 12), radius: 3,
            ink.withAlphaComponent(0.45))
        let (top, cell) = (bounds.minY + 48, (bounds.width - 32) / 7)
        let height = max((bounds.height - 60) / 7, 0)
        for row in 0..<7 {
            for column in 0..<7 where row > 0 || height > 8 {
                let center = CGPoint(
                    x: bounds.minX + 16 + (CGFloat(column) + 0.5) * cell, y: top + (CGFloat(row) + 0.5) * height)
                let isChosen = row == 3 && column == 2
                if isChosen {
                    let side = min(cell, height, 40)
                    painter.fillCapsule(
                        CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side),
                        (tintColor ?? .systemBlue).withAlphaComponent(0.25))
                }
                let size = row == 0 ? CGSize(width: 18, height: 6) : CGSize(width: 14, height: 10)
                painter.fill(
                    CGRect(
                        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
                        height: size.height), radius: 2, ink.withAlphaComponent(row == 0 ? 0.15 : 0.3))
            }
        }
    }
}
