public import Foundation
import Raster
import Typesetting

/// Shows one or several lines of text.
///
/// Its intrinsic size is measured, and its text drawn, from the same `TextFrame`.
@preconcurrency @MainActor open class UILabel: UIView {
    open var text: String? {
        get { attributed?.string ?? plain }
        set {
            guard attributed != nil || newValue != plain else { return }
            plain = newValue
            attributed = nil
            textDidChange()
        }
    }
    /// The attributed text, or the plain one with the label's own attributes.
    open var attributedText: NSAttributedString? {
        get { attributed ?? plain.map { NSAttributedString(string: $0, attributes: ownAttributes) } }
        set {
            attributed = newValue.map { NSAttributedString(attributedString: $0) }
            plain = nil
            textDidChange()
        }
    }
    open var font: UIFont! = UILabel.standardFont {
        didSet { if attributed != nil || font != oldValue { attributeDidChange(.font, font) } }
    }
    open var textColor: UIColor! = .label {
        didSet { if attributed != nil || textColor != oldValue { attributeDidChange(.foregroundColor, textColor) } }
    }
    open var textAlignment: NSTextAlignment = .natural {
        didSet { if textAlignment != oldValue { textDidChange() } }
    }
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
        didSet {
            limitsText = true
            if lineBreakMode != oldValue { textDidChange() }
        }
    }
    /// 0 for as many as the text needs.
    open var numberOfLines = 1 {
        didSet {
            limitsText = true
            if numberOfLines != oldValue { textDidChange() }
        }
    }
    /// Whether the app itself said how many lines there are or where they are cut: text may then be cut on purpose.
    package internal(set) var limitsText = false
    /// Points at which the text wraps in the intrinsic size; 0 takes the width that layout gives.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { textDidChange() } }
    }
    open var highlightedTextColor: UIColor?
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { cachedText = nil } }
    }
    open var shadowColor: UIColor?
    open var shadowOffset = CGSize(width: 0, height: -1)
    /// Whether a font made for a text style follows the content size category.
    open var adjustsFontForContentSizeCategory = false

    private static let standardFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    private var plain: String?
    private var attributed: NSAttributedString?
    private var cachedText: (traits: UITraitCollection, text: LabelText)?
    private var laidOutWidth: CGFloat?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    // MARK: Measuring

    open override var intrinsicContentSize: CGSize {
        let width = wrapsAtAll ? (preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : laidOutWidth) : nil
        let bounds = CGRect(x: 0, y: 0, width: width ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    }

    /// The size of the text within `size.width`, unbounded where that is 0 or the label has one line.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = wrapsAtAll && size.width > 0 ? size.width : .greatestFiniteMagnitude
        let bounds = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
        return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    }

    /// Where the text lies in `bounds`, from its top left; overridden to inset text. Sizes are rounded up to the pixel.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        guard hasText else { return CGRect(origin: bounds.origin, size: .zero) }
        let frame = textFrame(width: bounds.width, lines: numberOfLines)
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: min(frame.size.width, bounds.width),
            height: min(frame.size.height, bounds.height))
    }

    override var wrapsContent: Bool { wrapsAtAll && preferredMaxLayoutWidth <= 0 }
    override var wrapWidth: CGFloat? {
        get { laidOutWidth }
        set { laidOutWidth = newValue }
    }
    private var wrapsAtAll: Bool { numberOfLines != 1 }
    var hasText: Bool { !(attributed?.string ?? plain ?? "").isEmpty }

    override var baselineOffsets: (first: CGFloat, last: CGFloat)? {
        let width = wrapsAtAll ? (laidOutWidth ?? .infinity) : .infinity
        let frame = textFrame(width: width, lines: numberOfLines)
        guard let first = frame.lines.first, let last = frame.lines.last else { return nil }
        return (first.baseline, frame.size.height - last.baseline)
    }

    override var baselineLineHeight: CGFloat? {
        let own =
            attributed.flatMap { $0.length > 0 ? $0.attribute(.font, at: 0, effectiveRange: nil) : nil } as? UIFont
        return (own ?? font)?.lineHeight
    }

    // MARK: Drawing

    open override func draw(_ rect: CGRect) {
        drawText(in: bounds)
    }

    /// Draws the text in the middle of the rectangle's height, with as many lines as fit.
    open func drawText(in rect: CGRect) {
        guard hasText, rect.width > 0, rect.height > 0 else { return }
        let frame = frame(fitting: rect.size)
        let top = rect.minY + PixelGrid.rounded((rect.height - frame.size.height) / 2, scale: displayScale)
        let lines = frame.lines.flatMap(\.items)
        if let shadowColor {
            let traits = traitCollection
            let shadow = labelText(in: traits).recolored(shadowColor.rasterColor(with: traits))
            draw(
                set(shadow, width: rect.width, lines: frame.lines.count, traits).lines.flatMap(\.items),
                at: CGPoint(x: rect.minX + shadowOffset.width, y: top + shadowOffset.height))
        }
        draw(lines, at: CGPoint(x: rect.minX, y: top))
    }

    private func draw(_ items: [DisplayItem], at origin: CGPoint) {
        UIGraphicsGetCurrentContext()?.add(items, transform: CGAffineTransform(translationX: origin.x, y: origin.y))
    }

    /// The text at the rectangle's width; where not all lines fit its height, the last that does is truncated.
    func frame(fitting size: CGSize) -> TextFrame {
        let frame = textFrame(width: size.width, lines: numberOfLines)
        let tolerance = 1 / displayScale
        guard frame.size.height > size.height + tolerance, frame.lines.count > 1 else { return frame }
        let fitting = frame.lines.count { $0.box.maxY <= size.height + tolerance }
        return textFrame(width: size.width, lines: max(1, fitting))
    }

    func textFrame(width: CGFloat, lines: Int) -> TextFrame {
        let traits = traitCollection
        return set(labelText(in: traits), width: width, lines: lines, traits)
    }

    private func set(
        _ text: LabelText, width: CGFloat, lines: Int, _ traits: UITraitCollection
    ) -> TextFrame {
        FontLibrary.current.frame(
            for: text.text, style: text.paragraph,
            width: width < CGFloat.greatestFiniteMagnitude ? width : .infinity, maximumLines: lines,
            scale: traits.usableDisplayScale)
    }

    // MARK: Text with its attributes

    private func labelText(in traits: UITraitCollection) -> LabelText {
        if let cachedText, cachedText.traits === traits { return cachedText.text }
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        style.lineBreakMode = lineBreakMode
        var color = textColor ?? .label
        if isHighlighted, let highlightedTextColor { color = highlightedTextColor }
        let font = font ?? Self.standardFont
        let text: LabelText =
            if let attributed {
                LabelText(attributed, defaultFont: font, defaultColor: color, defaultStyle: style, traits: traits)
            } else {
                LabelText(plain ?? "", font: font, color: color, style: style, traits: traits)
            }
        cachedText = (traits, text)
        return text
    }

    private var ownAttributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.font] = font
        attributes[.foregroundColor] = textColor
        return attributes
    }

    /// As UIKit does, a font or colour set on the label is set on all of an attributed text.
    private func attributeDidChange(_ key: NSAttributedString.Key, _ value: Any?) {
        if let attributed, let value {
            let all = NSMutableAttributedString(attributedString: attributed)
            // Not addAttribute(_:value:range:): on Linux Foundation ends the program where the range has attributes.
            all.addAttributes([key: value], range: NSRange(location: 0, length: all.length))
            self.attributed = all
        }
        textDidChange()
    }

    private func textDidChange() {
        cachedText = nil
        invalidateIntrinsicContentSize()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        cachedText = nil
        guard adjustsFontForContentSizeCategory, let font,
            previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        else { return }
        self.font = font.adjusted(for: traitCollection)
    }
}

extension LabelText {
    /// The same text in one colour, without backgrounds: its shadow.
    fileprivate func recolored(_ color: Color) -> LabelText {
        var copy = self
        for index in copy.text.runs.indices {
            copy.text.runs[index].attributes.color = color
            copy.text.runs[index].attributes.backgroundColor = nil
        }
        return copy
    }
}
