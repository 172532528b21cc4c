/// A search bar of a document: its field with the magnifying glass and the text, and what stands beside.
///
/// The field is 36 points high, 8 from the edges, as in bars of iOS 11 to 18.
final class CanvasSearchBar: UIView {
    var text: String?
    var placeholder: String?
    var showsCancelButton = false
    /// Whether the field stands in the background of what is around it.
    var isMinimal = false
    /// Nil for the standard one.
    var barColor: UIColor?

    private static let fieldHeight: CGFloat = 36

    override func draw(_ rect: CGRect) {
        let painter = ControlPainter()
        if !isMinimal { painter.fill(bounds, radius: 0, barColor ?? .secondarySystemBackground) }
        var field = CGRect(
            x: 8, y: (min(bounds.height, 56) - Self.fieldHeight) / 2, width: bounds.width - 16,
            height: Self.fieldHeight)
        if showsCancelButton {
            let title = Self.attributed("Cancel", tintColor ?? .systemBlue)
            let width = title.size().width
            painter.draw(
                title,
                centeredIn: CGRect(x: bounds.width - width - 16, y: field.minY, width: width, height: field.height),
                scale: displayScale)
            field.size.width -= width + 16
        }
        guard field.width > 40 else { return }
        painter.fill(field, radius: 10, .tertiarySystemFill)
        drawGlass(in: CGRect(x: field.minX + 8, y: field.midY - 8, width: 16, height: 16))
        let shown =
            text.flatMap { $0.isEmpty ? nil : Self.attributed($0, .label) }
            ?? placeholder.map { Self.attributed($0, .secondaryLabel) }
        guard let shown else { return }
        let height = shown.size().height
        shown.draw(
            with: CGRect(
                x: field.minX + 30, y: field.midY - height / 2, width: field.width - 38, height: height),
            options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
    }

    private static func attributed(_ text: String, _ color: UIColor) -> NSAttributedString {
        NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: color])
    }

    private func drawGlass(in rect: CGRect) {
        let path = UIBezierPath(ovalIn: CGRect(x: rect.minX + 1, y: rect.minY + 1, width: 11, height: 11))
        path.move(to: CGPoint(x: rect.minX + 10.4, y: rect.minY + 10.4))
        path.addLine(to: CGPoint(x: rect.maxX - 1, y: rect.maxY - 1))
        path.lineWidth = 1.8
        path.lineCapStyle = .round
        UIColor.secondaryLabel.setStroke()
        path.stroke()
    }
}
