public import Foundation
import Raster
import Typesetting

/// Shows one line of text that could be edited, or a placeholder, within a border and between two views.
///
/// Pictures show it without a caret or a keyboard; as first responder it is taken to be edited, so that the views for that
/// are seen.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInputTraits {
    public enum BorderStyle: Int, Sendable {
        case none
        case line
        case bezel
        case roundedRect
    }

    /// When a view beside the text is shown.
    public enum ViewMode: Int, Sendable {
        case never
        case whileEditing
        case unlessEditing
        case always
    }

    // MARK: Text

    open var text: String? {
        get { content.string ?? "" }
        set {
            content = TextContent(plain: newValue)
            textDidChange()
        }
    }
    /// The attributed text, or the plain one with the field's own attributes.
    open var attributedText: NSAttributedString? {
        get { content.attributed ?? NSAttributedString(string: text ?? "", attributes: ownAttributes) }
        set {
            content = TextContent(attributed: newValue)
            textDidChange()
        }
    }
    /// Shown while there is no text.
    open var placeholder: String? {
        get { placeholderContent.string }
        set {
            placeholderContent = TextContent(plain: newValue)
            textDidChange()
        }
    }
    /// A placeholder with attributes; what characters leave open they have from the field.
    open var attributedPlaceholder: NSAttributedString? {
        get {
            placeholderContent.attributed
                ?? placeholderContent.plain.map {
                    NSAttributedString(string: $0, attributes: [.foregroundColor: UIColor.placeholderText])
                }
        }
        set {
            placeholderContent = TextContent(attributed: newValue)
            textDidChange()
        }
    }
    /// Set on a field with attributed text, it is set on all of that text; so is the colour.
    open var font: UIFont? = UITextField.standardFont {
        didSet { attributeDidChange(.font, font) }
    }
    open var textColor: UIColor? = .label {
        didSet { attributeDidChange(.foregroundColor, textColor) }
    }
    open var textAlignment: NSTextAlignment = .natural {
        didSet { textDidChange() }
    }
    /// Whether text that does not fit gets smaller, down to `minimumFontSize`.
    open var adjustsFontSizeToFitWidth = false
    /// Points; at 0 the text gets as small as it must to fit.
    open var minimumFontSize: CGFloat = 0
    /// Whether a font made for a text style follows the content size category.
    open var adjustsFontForContentSizeCategory = false

    // MARK: Looks

    open var borderStyle: BorderStyle = .none {
        didSet { if borderStyle != oldValue { textDidChange() } }
    }
    /// Fills a field that is not bordered by a rounded rectangle.
    open var background: UIImage?
    /// In place of `background` while the field is not enabled.
    open var disabledBackground: UIImage?
    open var clearButtonMode: ViewMode = .never {
        didSet { if clearButtonMode != oldValue { textDidChange() } }
    }
    /// On the side where text begins.
    open var leftView: UIView? {
        didSet { sideViewDidChange(from: oldValue, to: leftView) }
    }
    open var leftViewMode: ViewMode = .never {
        didSet { if leftViewMode != oldValue { textDidChange() } }
    }
    /// On the side where text ends.
    open var rightView: UIView? {
        didSet { sideViewDidChange(from: oldValue, to: rightView) }
    }
    open var rightViewMode: ViewMode = .never {
        didSet { if rightViewMode != oldValue { textDidChange() } }
    }

    // MARK: Editing, which still pictures do not show

    open weak var delegate: (any UITextFieldDelegate)?
    open var isEditing: Bool { isFirstResponder }
    open var clearsOnBeginEditing = false
    open var autocapitalizationType: UITextAutocapitalizationType = .sentences
    open var autocorrectionType: UITextAutocorrectionType = .default
    open var spellCheckingType: UITextSpellCheckingType = .default
    open var keyboardType: UIKeyboardType = .default
    open var keyboardAppearance: UIKeyboardAppearance = .default
    open var returnKeyType: UIReturnKeyType = .default
    open var enablesReturnKeyAutomatically = false
    open var textContentType: UITextContentType!
    /// Shows a bullet for each character.
    open var isSecureTextEntry = false {
        didSet { if isSecureTextEntry != oldValue { textDidChange() } }
    }
    open override var canBecomeFirstResponder: Bool { isEnabled }

    static let standardFont = UIFont.systemFont(ofSize: 17)
    var content = TextContent()
    var placeholderContent = TextContent()
    var shownClearButton: ClearButton?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Places, in the coordinates of the bounds they are asked for

    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func textRect(forBounds bounds: CGRect) -> CGRect { rectBetweenViews(in: bounds) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { standardClearButtonRect(in: bounds) }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideViewRect(leftView, isAtStart: true, in: bounds) }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        sideViewRect(rightView, isAtStart: false, in: bounds)
    }

    /// Draws the text in the middle of the rectangle's height, cut with an ellipsis where it finds no room.
    open func drawText(in rect: CGRect) { draw(shownText(in: traitCollection), in: rect) }
    open func drawPlaceholder(in rect: CGRect) { draw(shownPlaceholder(in: traitCollection), in: rect) }

    // MARK: Passes

    /// Letters may reach beyond a field that is as high as its line.
    override var drawsBeyondBounds: Bool { true }

    open override var intrinsicContentSize: CGSize { sizeOfContent }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeOfContent }

    override var baselineOffsets: (first: CGFloat, last: CGFloat)? {
        let size = sizeOfContent
        let baseline = baseline(in: CGRect(origin: .zero, size: size))
        return (baseline, size.height - baseline)
    }
    override var baselineEdges: (first: NSLayoutConstraint.Attribute, last: NSLayoutConstraint.Attribute) {
        switch contentVerticalAlignment {
        case .top, .fill: (.top, .top)
        case .bottom: (.bottom, .bottom)
        case .center: (.centerY, .centerY)
        }
    }
    override var baselineLineHeight: CGFloat? { (font ?? Self.standardFont).lineHeight }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutViews()
    }

    open override func draw(_ rect: CGRect) {
        drawBorder()
        if content.isEmpty {
            if !placeholderContent.isEmpty { drawPlaceholder(in: placeholderRect(forBounds: bounds)) }
        } else {
            drawText(in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
        }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard adjustsFontForContentSizeCategory,
            previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        else { return }
        content.adjustFonts(for: traitCollection)
        font = font?.adjusted(for: traitCollection)
    }

    @discardableResult open override func becomeFirstResponder() -> Bool {
        defer { setNeedsLayout() }
        return super.becomeFirstResponder()
    }

    @discardableResult open override func resignFirstResponder() -> Bool {
        defer { setNeedsLayout() }
        return super.resignFirstResponder()
    }

    func textDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func attributeDidChange(_ key: NSAttributedString.Key, _ value: Any?) {
        if let value { content.changeAttributes { _ in [key: value] } }
        textDidChange()
    }

    private func sideViewDidChange(from old: UIView?, to new: UIView?) {
        guard old !== new else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        textDidChange()
    }
}
