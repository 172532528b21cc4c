import Foundation
import Raster
import Typesetting

/// A text in the current environment, measured and drawn through the same frames as labels.
struct DrawableText {
    /// Fine enough to leave sizes as they are: strings are measured in fractions of a pixel.
    private static let measuringScale: CGFloat = 2048

    private let isEmpty: Bool
    private let text: LabelText
    private let font: UIFont

    init(_ attributed: NSAttributedString) {
        let defaults = Self.defaults(font: .standardForDrawing)
        let first = attributed.length > 0 ? attributed.attribute(.font, at: 0, effectiveRange: nil) : nil
        isEmpty = attributed.length == 0
        font = first as? UIFont ?? defaults.font
        text = LabelText(attributed, defaults: defaults, traits: .current)
    }

    init(_ string: String, attributes: [NSAttributedString.Key: Any]?) {
        let values = attributes ?? [:]
        isEmpty = string.isEmpty
        font = (isEmpty ? nil : values[.font] as? UIFont) ?? .standardForDrawing
        text = LabelText(string, attributes: values, defaults: Self.defaults(font: font), traits: .current)
    }

    /// What Apple documents for characters without attributes: Helvetica (where the font profile has it, else the system
    /// font) at 12 points, in black.
    private static func defaults(font: UIFont) -> LabelText.Defaults {
        LabelText.Defaults(font: font, color: .black, alignsByInterface: false)
    }

    /// All lines, not wrapped.
    var size: CGSize {
        isEmpty ? CGSize(width: 0, height: font.lineHeight) : frame(of: text, width: .infinity).size
    }

    func bounds(in size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?) -> CGRect {
        let setting = setting(in: size, options: options, context: context, scale: Self.measuringScale)
        var bounds = CGRect(origin: .zero, size: isEmpty ? self.size : setting.size)
        if options.contains(.usesFontLeading) {
            bounds.size.height += font.leading * CGFloat(setting.lines.count)
        }
        if !options.contains(.usesLineFragmentOrigin) {
            bounds.origin.y = -(setting.lines.first?.baseline ?? font.ascender)
        }
        context?.totalBounds = bounds
        return bounds
    }

    /// Draws from the top left corner at `point`, on as many lines as the text has.
    func draw(at point: CGPoint) {
        draw(frame(of: text, width: .infinity, scale: Self.displayScale).lines, at: point)
    }

    /// Draws the lines that fit into `rect`, wrapped at its width.
    func draw(in rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext? = nil) {
        let frame = setting(in: rect.size, options: options, context: context, scale: Self.displayScale)
        guard options.contains(.usesLineFragmentOrigin) else {
            return draw(frame.lines, at: CGPoint(x: rect.minX, y: rect.minY - (frame.lines.first?.baseline ?? 0)))
        }
        let count = Self.fittingLines(of: frame, height: rect.height)
        draw(frame.lines.prefix(count), at: rect.origin)
    }

    /// Draws the lines that fit into `rect`, and tells the context what was measured.
    func draw(with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?) {
        if let context { _ = bounds(in: rect.size, options: options, context: context) }
        draw(in: rect, options: options, context: context)
    }

    /// The lines for a rectangle, made smaller where the context lets them.
    private func setting(
        in size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?, scale: CGFloat
    ) -> TextFrame {
        let wraps = options.contains(.usesLineFragmentOrigin)
        let width = wraps && size.width > 0 ? size.width : .infinity
        let set = { (text: LabelText) in frame(of: text, width: width, lines: wraps ? 0 : 1, scale: scale) }
        var text = text
        if let context {
            context.actualScaleFactor = TextScale.largest(from: context.minimumScaleFactor) { factor in
                let needed = set(text.scaled(by: factor)).size
                return needed.height <= size.height + 0.01 && needed.width <= size.width + 0.01
            }
            text = text.scaled(by: context.actualScaleFactor)
        }
        let whole = set(text)
        guard options.contains(.truncatesLastVisibleLine), wraps, size.height > 0 else { return whole }
        text.changeStyles { $0.lineBreak = .truncatingTail }
        return frame(of: text, width: width, lines: Self.fittingLines(of: whole, height: size.height), scale: scale)
    }

    private func draw(_ lines: some Sequence<TextFrame.Line>, at point: CGPoint) {
        let items = lines.flatMap(\.items)
        UIGraphicsGetCurrentContext()?.add(
            items, transform: CGAffineTransform(translationX: point.x, y: point.y))
    }

    /// At least one.
    private static func fittingLines(of frame: TextFrame, height: CGFloat) -> Int {
        max(1, frame.lines.count { $0.box.maxY <= height + 0.01 })
    }

    private func frame(
        of text: LabelText, width: CGFloat, lines: Int = 0, scale: CGFloat = measuringScale
    ) -> TextFrame {
        FontLibrary.current.frame(
            for: text.text, style: text.paragraph,
            width: width < CGFloat.greatestFiniteMagnitude ? width : .infinity, maximumLines: lines, scale: scale)
    }

    private static var displayScale: CGFloat {
        let scale = UITraitCollection.current.displayScale
        return scale > 0 ? scale : 1
    }
}

extension UIFont {
    /// For characters without a font in drawn strings and text views.
    static var standardForDrawing: UIFont { UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12) }
}
