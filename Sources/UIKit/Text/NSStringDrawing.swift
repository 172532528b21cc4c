public import Foundation
import Raster
import Typesetting

/// How text is measured and drawn without a label.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Lines from the top of the rectangle, wrapped at its width; without it one line, on a baseline at the origin.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Lines are as far apart as the font's leading asks for.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// The last line that fits the height ends in an ellipsis where more text follows.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Takes what a text measured.
open class NSStringDrawingContext: NSObject {
    /// The bounds that the text was last measured with.
    open internal(set) var totalBounds = CGRect.zero
}

/// A text in the current environment, measured and drawn through the same frames as labels.
struct DrawableText {
    /// Fine enough to leave sizes as they are: strings are measured in fractions of a pixel.
    private static let measuringScale: CGFloat = 2048

    private let isEmpty: Bool
    private let text: LabelText
    private let font: UIFont

    /// Characters without a font are set in 12 points, those without a colour in black.
    init(_ attributed: NSAttributedString) {
        let fallback = UIFont.systemFont(ofSize: 12)
        let first = attributed.length > 0 ? attributed.attribute(.font, at: 0, effectiveRange: nil) : nil
        isEmpty = attributed.length == 0
        font = first as? UIFont ?? fallback
        text = LabelText(
            attributed, defaultFont: fallback, defaultColor: .black, defaultStyle: .default, traits: .current)
    }

    init(_ string: String, attributes: [NSAttributedString.Key: Any]?) {
        let fallback = UIFont.systemFont(ofSize: 12)
        let values = attributes ?? [:]
        isEmpty = string.isEmpty
        font = isEmpty ? fallback : values[.font] as? UIFont ?? fallback
        text = LabelText(
            string, attributes: values, defaultFont: fallback, defaultColor: .black, defaultStyle: .default,
            traits: .current)
    }

    /// All lines, not wrapped.
    var size: CGSize {
        isEmpty ? CGSize(width: 0, height: font.lineHeight) : frame(width: .infinity).size
    }

    func bounds(in size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?) -> CGRect {
        let wraps = options.contains(.usesLineFragmentOrigin)
        let width = wraps && size.width > 0 ? size.width : .infinity
        var frame = frame(width: width, lines: wraps ? 0 : 1)
        if options.contains(.truncatesLastVisibleLine), size.height > 0 {
            frame = self.frame(width: width, lines: fittingLines(of: frame, height: size.height))
        }
        var bounds = CGRect(origin: .zero, size: isEmpty ? self.size : frame.size)
        if options.contains(.usesFontLeading) {
            bounds.size.height += font.leading * CGFloat(frame.lines.count)
        }
        if !wraps { bounds.origin.y = -(frame.lines.first?.baseline ?? font.ascender) }
        context?.totalBounds = bounds
        return bounds
    }

    /// Draws from the top left corner at `point`, on as many lines as the text has.
    func draw(at point: CGPoint) {
        draw(frame(width: .infinity, scale: Self.displayScale), at: point)
    }

    /// Draws the lines that fit into `rect`, wrapped at its width.
    func draw(in rect: CGRect, options: NSStringDrawingOptions) {
        guard options.contains(.usesLineFragmentOrigin) else {
            let line = frame(width: .infinity, lines: 1, scale: Self.displayScale)
            return draw(line, at: CGPoint(x: rect.minX, y: rect.minY - (line.lines.first?.baseline ?? 0)))
        }
        let frame = frame(width: rect.width, scale: Self.displayScale)
        let count = fittingLines(of: frame, height: rect.height)
        if options.contains(.truncatesLastVisibleLine) {
            draw(self.frame(width: rect.width, lines: count, scale: Self.displayScale), at: rect.origin)
        } else {
            draw(TextFrame(size: frame.size, lines: Array(frame.lines.prefix(count))), at: rect.origin)
        }
    }

    private func draw(_ frame: TextFrame, at point: CGPoint) {
        let items = frame.lines.flatMap(\.items)
        UIGraphicsGetCurrentContext()?.add(
            items, transform: CGAffineTransform(translationX: point.x, y: point.y))
    }

    /// At least one.
    private func fittingLines(of frame: TextFrame, height: CGFloat) -> Int {
        max(1, frame.lines.count { $0.box.maxY <= height + 0.01 })
    }

    private func frame(width: CGFloat, lines: Int = 0, scale: CGFloat = measuringScale) -> TextFrame {
        FontLibrary.current.frame(
            for: text.text, style: text.paragraph,
            width: width < CGFloat.greatestFiniteMagnitude ? width : .infinity, maximumLines: lines, scale: scale)
    }

    private static var displayScale: CGFloat {
        let scale = UITraitCollection.current.displayScale
        return scale > 0 ? scale : 1
    }
}
