public import Foundation
import Raster
import Typesetting

/// Shows one or several lines of text.
///
/// Its intrinsic size is measured, and its text drawn, from the same `TextFrame`.
@preconcurrency @MainActor open class UILabel: UIView {
    open var text: String? {
        get { content.string }
        set {
            guard content.attributed != nil || newValue != content.plain else { return }
            content = TextContent(plain: newValue)
            textDidChange()
        }
    }
    /// The attributed text, or the plain one with the label's own attributes. Setting it also sets the label's font,
    /// colour and the like to those of the first character; what characters leave open they have from the label as the app
    /// set it up.
    open var attributedText: NSAttributedString? {
        get { content.attributed ?? content.plain.map { NSAttributedString(string: $0, attributes: ownAttributes) } }
        set {
            content = TextContent(attributed: newValue)
            adoptFirstAttributes()
            textDidChange()
        }
    }
    /// Set on a label with attributed text, it is set on all of that text; so are colour, alignment and line break mode.
    open var font: UIFont! {
        get { style.font }
        set {
            let isSame = newValue == style.font
            style.font = newValue
            if !isAdoptingAttributes { base.font = newValue }
            if content.attributed != nil || !isSame { attributeDidChange(.font, newValue) }
        }
    }
    open var textColor: UIColor! {
        get { style.color }
        set {
            let isSame = newValue == style.color
            style.color = newValue
            if !isAdoptingAttributes { base.color = newValue }
            if content.attributed != nil || !isSame { attributeDidChange(.foregroundColor, newValue) }
        }
    }
    open var textAlignment: NSTextAlignment {
        get { style.alignment }
        set {
            let isSame = newValue == style.alignment
            style.alignment = newValue
            if !isAdoptingAttributes { base.alignment = newValue }
            if content.attributed != nil || !isSame { styleDidChange { $0.alignment = newValue } }
        }
    }
    open var lineBreakMode: NSLineBreakMode {
        get { style.lineBreakMode }
        set {
            let isSame = newValue == style.lineBreakMode
            style.lineBreakMode = newValue
            if !isAdoptingAttributes {
                limitsText = true
                base.lineBreakMode = newValue
            }
            if content.attributed != nil || !isSame { styleDidChange { $0.lineBreakMode = newValue } }
        }
    }
    /// What words of a plain text may do to look better; attributed text has its own strategy.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { style.lineBreakStrategy }
        set {
            guard newValue != style.lineBreakStrategy else { return }
            style.lineBreakStrategy = newValue
            textDidChange()
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
    /// Whether text that does not fit gets smaller, down to `minimumScaleFactor`.
    open var adjustsFontSizeToFitWidth = false
    /// The smallest part of its size that text may get; 0 sets no limit.
    ///
    /// Apple's page says that 0 leaves the text its size. On devices it does not: apps set nothing but
    /// `adjustsFontSizeToFitWidth`, whose own page names no further condition, and their text shrinks until it fits.
    open var minimumScaleFactor: CGFloat = 0
    /// Where text that got smaller lies in a label of one line.
    open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
    /// Whether characters may stand closer before a line is truncated.
    open var allowsDefaultTighteningForTruncation: Bool {
        get { style.tightensForTruncation }
        set {
            guard newValue != style.tightensForTruncation else { return }
            style.tightensForTruncation = newValue
            textDidChange()
        }
    }
    /// In place of `textColor` while the label is highlighted.
    open var highlightedTextColor: UIColor? {
        didSet { forgetText() }
    }
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { forgetText() } }
    }
    /// The text of a label that is not is faint.
    open var isEnabled = true
    open var shadowColor: UIColor?
    open var shadowOffset = CGSize(width: 0, height: -1)
    /// Whether a font made for a text style follows the content size category.
    open var adjustsFontForContentSizeCategory = false

    nonisolated static let standardFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    // Without checks of exclusive access, which take a tenth of the time that a text known before takes to be looked up.
    @exclusivity(unchecked) var content = TextContent()
    var cachedText: (traits: UITraitCollection, text: LabelText)?
    /// How a plain text is set, as the label's properties say.
    @exclusivity(unchecked) var style = LabelStyle()
    /// How plain text is set, in the environment that it was last asked for in.
    @exclusivity(unchecked) var cachedLook: LabelLook?
    /// What the app itself set, whatever the first character of an attributed text has: its other characters fall back to it.
    var base = BaseAttributes()
    /// While the label's own attributes follow its attributed text, and not the other way around.
    var isAdoptingAttributes = false
    private var laidOutWidth: CGFloat?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        finishDecoding(coder, as: UILabel.self)
    }

    // MARK: Measuring

    open override var intrinsicContentSize: CGSize {
        let bounds = CGRect(x: 0, y: 0, width: wrapLimit ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
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
        let size = textSize(width: bounds.width, lines: numberOfLines)
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
            height: min(size.height, bounds.height))
    }

    override var wrapsContent: Bool { wrapsAtAll && preferredMaxLayoutWidth <= 0 }
    override var wrapWidth: CGFloat? {
        get { laidOutWidth }
        set { laidOutWidth = newValue }
    }
    private var wrapsAtAll: Bool { numberOfLines != 1 }
    /// The width that the text's natural size is measured within, and its baselines; nil for unbounded.
    private var wrapLimit: CGFloat? {
        guard wrapsAtAll else { return nil }
        return preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : laidOutWidth
    }
    var hasText: Bool { !content.isEmpty }

    override var baselineOffsets: (first: CGFloat, last: CGFloat)? {
        let frame = textFrame(width: wrapLimit ?? .infinity, lines: numberOfLines)
        guard let first = frame.lines.first, let last = frame.lines.last else { return nil }
        return (first.baseline, frame.size.height - last.baseline)
    }

    override var baselineLineHeight: CGFloat? {
        let own = content.firstAttributes?[.font] as? UIFont
        return (own ?? font)?.lineHeight
    }

    // MARK: Drawing

    /// A label's layer leaves room for glyphs that reach beyond it.
    override var drawsBeyondBounds: Bool { true }

    open override func draw(_ rect: CGRect) {
        drawText(in: bounds)
    }

    /// Draws the text in the middle of the rectangle's height, with as many lines as fit.
    open func drawText(in rect: CGRect) {
        guard hasText, rect.width > 0, rect.height > 0 else { return }
        draw(setting(in: rect.size), in: rect)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        forgetText()
        guard adjustsFontForContentSizeCategory,
            previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        else { return }
        adjustFonts(for: traitCollection)
    }
}
