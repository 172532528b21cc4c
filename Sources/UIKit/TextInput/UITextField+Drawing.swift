import Foundation
import Raster
import Typesetting

/// The line that is shown, and the border around it.
extension UITextField {
    func shownText(in traits: UITraitCollection) -> LabelText {
        let defaults = defaults(color: textColor ?? .label)
        if isSecureTextEntry { return LabelText((content.string ?? "").bullets, defaults: defaults, traits: traits) }
        return line(of: content, defaults, traits)
    }

    func shownPlaceholder(in traits: UITraitCollection) -> LabelText {
        line(of: placeholderContent, defaults(color: .placeholderText), traits)
    }

    /// A text on one line, which ends in an ellipsis where it has no room unless its own style cuts it elsewhere.
    private func line(
        of content: TextContent, _ defaults: LabelText.Defaults, _ traits: UITraitCollection
    ) -> LabelText {
        guard let attributed = content.attributed else {
            return LabelText((content.plain ?? "").onOneLine, defaults: defaults, traits: traits)
        }
        var text = LabelText(attributed.onOneLine, defaults: defaults, traits: traits)
        text.changeStyles { style in
            let wraps = style.lineBreak == .wordWrapping || style.lineBreak == .characterWrapping
            if wraps { style.lineBreak = .truncatingTail }
        }
        return text
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
        let origin = CGPoint(x: rect.minX, y: top(of: frame, in: rect))
        let room = CGRect(x: rect.minX, y: bounds.minY, width: rect.width, height: bounds.height).intersection(bounds)
        context.addText(frame, at: origin, in: room)
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
        guard adjustsFontSizeToFitWidth else { return 1 }
        let minimum = minimumFontSize > 0 ? min(minimumFontSize / size, 1) : TextScale.smallest
        return TextScale.largest(from: minimum) { factor in
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

extension String {
    /// The string with a space for each line break: what a text field shows.
    fileprivate var onOneLine: String {
        guard contains(where: \.isNewline) else { return self }
        return String(map { $0.isNewline ? " " : $0 })
    }
}

extension NSAttributedString {
    /// The text with a space for each line break, in the attributes of that.
    fileprivate var onOneLine: NSAttributedString {
        let characters = string
        guard characters.contains(where: \.isNewline) else { return self }
        let line = NSMutableAttributedString(attributedString: self)
        // From the end, as a line break may have two units.
        var end = length
        for character in characters.reversed() {
            let start = end - character.utf16.count
            if character.isNewline {
                line.replaceCharacters(in: NSRange(location: start, length: end - start), with: " ")
            }
            end = start
        }
        return line
    }
}
