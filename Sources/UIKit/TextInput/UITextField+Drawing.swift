import Foundation
import Raster
import Typesetting

/// The line that is shown, and the border around it.
extension UITextField {
    func shownText(in traits: UITraitCollection) -> LabelText {
        let defaults = defaults(color: textColor ?? .label)
        if isSecureTextEntry { return LabelText((content.string ?? "").bullets, defaults: defaults, traits: traits) }
        if let attributed = content.attributed {
            var text = LabelText(attributed, defaults: defaults, traits: traits)
            text.changeStyles { $0.lineBreak = .truncatingTail }
            return text
        }
        return LabelText(content.plain ?? "", defaults: defaults, traits: traits)
    }

    func shownPlaceholder(in traits: UITraitCollection) -> LabelText {
        let defaults = defaults(color: .placeholderText)
        return placeholderContent.attributed.map { LabelText($0, defaults: defaults, traits: traits) }
            ?? LabelText(placeholderContent.plain ?? "", defaults: defaults, traits: traits)
    }

    private func defaults(color: UIColor) -> LabelText.Defaults {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        style.lineBreakMode = .byTruncatingTail
        return LabelText.Defaults(font: font ?? Self.standardFont, color: color, style: style)
    }

    /// What an attributed text needs to look as the plain one does.
    var ownAttributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.font] = font
        attributes[.foregroundColor] = textColor
        return attributes
    }

    func lineFrame(of text: LabelText, width: CGFloat) -> TextFrame {
        FontLibrary.current.frame(
            for: text.text, style: text.paragraph, width: width, maximumLines: 1,
            scale: traitCollection.usableDisplayScale)
    }

    /// The baseline's distance from the top of the field.
    func baseline(in bounds: CGRect) -> CGFloat {
        let text = lineFrame(of: shownText(in: traitCollection), width: .infinity)
        let top = top(of: text, in: textRect(forBounds: bounds))
        return top - bounds.minY + (text.lines.first?.baseline ?? (font ?? Self.standardFont).ascender)
    }

    func draw(_ text: LabelText, in rect: CGRect) {
        guard rect.width > 0, rect.height > 0, let context = UIGraphicsGetCurrentContext() else { return }
        let frame = lineFrame(of: text.scaled(by: scale(of: text, in: rect)), width: rect.width)
        context.saveGState()
        defer { context.restoreGState() }
        context.clip(to: rect.insetBy(dx: 0, dy: -rect.height))
        context.add(
            frame.lines.flatMap(\.items),
            transform: CGAffineTransform(translationX: rect.minX, y: top(of: frame, in: rect)))
    }

    private func top(of frame: TextFrame, in rect: CGRect) -> CGFloat {
        switch contentVerticalAlignment {
        case .top, .fill: rect.minY
        case .bottom: rect.maxY - frame.size.height
        case .center: middle(frame.size.height, in: rect)
        }
    }

    private func scale(of text: LabelText, in rect: CGRect) -> CGFloat {
        let size = (font ?? Self.standardFont).pointSize
        guard adjustsFontSizeToFitWidth, minimumFontSize > 0 else { return 1 }
        return TextScale.largest(from: min(minimumFontSize / size, 1)) { factor in
            lineFrame(of: text.scaled(by: factor), width: .infinity).size.width <= rect.width + 0.01
        }
    }

    /// A hairline at the edges, rounded over a background of its own or square.
    func drawBorder() {
        let rect = borderRect(forBounds: bounds)
        guard rect.width > 0, rect.height > 0 else { return }
        let image = isEnabled ? background : disabledBackground ?? background
        if borderStyle != .roundedRect { image?.draw(in: bounds) }
        let line = 1 / displayScale
        let edge = rect.insetBy(dx: line / 2, dy: line / 2)
        let path: UIBezierPath
        switch borderStyle {
        case .none: return
        case .line:
            UIColor.label.setStroke()
            path = UIBezierPath(rect: edge)
        case .bezel:
            UIColor.systemGray.setStroke()
            path = UIBezierPath(rect: edge)
        case .roundedRect:
            path = UIBezierPath(roundedRect: edge, cornerRadius: 5)
            UIColor.systemBackground.setFill()
            path.fill()
            UIColor.opaqueSeparator.setStroke()
        }
        path.lineWidth = line
        path.stroke()
    }
}
