public import Foundation
import Typesetting

/// Shows text of any length, which scrolls, or, with `isScrollEnabled` off, decides the view's size.
///
/// Pictures show text at rest: without a caret, a selection or a keyboard. The text lies `textContainerInset` and then the
/// container's `lineFragmentPadding` inside of the content; a line break at its end begins one more line.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInputTraits {
    open weak var delegate: (any UITextViewDelegate)? {
        get { _scrollDelegate as? any UITextViewDelegate }
        set { _scrollDelegate = newValue }
    }

    // MARK: Text

    open var text: String! {
        get { content.string ?? "" }
        set {
            content = TextContent(plain: newValue)
            textDidChange()
        }
    }
    /// The attributed text, or the plain one with the view's own attributes. Setting it also sets the view's font, colour
    /// and alignment to those of the first character.
    open var attributedText: NSAttributedString! {
        get { content.attributed ?? NSAttributedString(string: text, attributes: ownAttributes) }
        set {
            content = TextContent(attributed: newValue)
            adoptFirstAttributes()
            textDidChange()
        }
    }
    /// Set on a view with attributed text, it is set on all of that text; so are colour and alignment. Without one text
    /// is set as drawn strings are, in 12 points.
    open var font: UIFont? {
        didSet { attributeDidChange(.font, font) }
    }
    /// Nil draws in the colour of labels.
    open var textColor: UIColor? {
        didSet { attributeDidChange(.foregroundColor, textColor) }
    }
    open var textAlignment: NSTextAlignment = .natural {
        didSet { styleDidChange { [textAlignment] in $0.alignment = textAlignment } }
    }
    /// Set on top of a link's own attributes; at first the tint colour.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { ownLinkAttributes ?? [.foregroundColor: tintColor ?? .link] }
        set {
            ownLinkAttributes = newValue
            textDidChange()
        }
    }
    /// Whether fonts made for a text style follow the content size category.
    open var adjustsFontForContentSizeCategory = false

    // MARK: Layout

    public let textContainer: NSTextContainer
    /// Around the text container; 8 points above and below.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { textDidChange() } }
    }
    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { textDidChange() } }
    }

    // MARK: Editing, which still pictures do not show

    open var isEditable = true
    open var isSelectable = true
    open var selectedRange = NSRange(location: 0, length: 0)
    open var autocapitalizationType: UITextAutocapitalizationType = .sentences
    open var autocorrectionType: UITextAutocorrectionType = .default
    open var spellCheckingType: UITextSpellCheckingType = .default
    open var keyboardType: UIKeyboardType = .default
    open var keyboardAppearance: UIKeyboardAppearance = .default
    open var returnKeyType: UIReturnKeyType = .default
    open var enablesReturnKeyAutomatically = false
    open var isSecureTextEntry = false {
        didSet { if isSecureTextEntry != oldValue { textDidChange() } }
    }
    open var textContentType: UITextContentType!
    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    var content = TextContent()
    /// While the view's own attributes follow its attributed text, and not the other way around.
    var isAdoptingAttributes = false
    private var ownLinkAttributes: [NSAttributedString.Key: Any]?
    private var cachedText: (traits: UITraitCollection, text: LabelText)?
    private var laidOutWidth: CGFloat?

    /// - Parameter textContainer: nil makes one.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer(size: .zero)
        super.init(frame: frame)
        setUp()
    }

    public convenience override init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer(size: .zero)
        super.init(coder: coder)
        setUp()
        finishDecoding(coder, as: UITextView.self)
    }

    private func setUp() {
        backgroundColor = .systemBackground
        textContainer.didChange = { [weak self] in
            MainActor.assumeIsolated { self?.textDidChange() }
        }
    }

    // MARK: Measuring

    /// None while the text scrolls.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : contentSize(width: laidOutWidth ?? .infinity)
    }

    /// The size of the text with all that is around it, within `size.width`, unbounded where that is 0.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        contentSize(width: size.width > 0 ? size.width : .infinity)
    }

    override var wrapsContent: Bool { !isScrollEnabled }
    override var wrapWidth: CGFloat? {
        get { laidOutWidth }
        set { laidOutWidth = newValue }
    }

    override var baselineOffsets: (first: CGFloat, last: CGFloat)? {
        isScrollEnabled ? nil : baselines(width: laidOutWidth ?? .infinity)
    }

    /// The text begins at the top, however high the view is.
    override var baselineEdges: (first: NSLayoutConstraint.Attribute, last: NSLayoutConstraint.Attribute) {
        (.top, .top)
    }

    override var baselineLineHeight: CGFloat? {
        (content.firstAttributes?[.font] as? UIFont ?? font ?? .standardForDrawing).lineHeight
    }

    // MARK: Passes

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateContentSize()
    }

    open override func draw(_ rect: CGRect) {
        drawText()
    }

    override var drawsBeyondBounds: Bool { !isScrollEnabled }

    /// Marks above and below letters stay whole in a view without insets, as they do in a label.
    override var reachOfClippedText: CGFloat { isScrollEnabled ? 0 : baselineLineHeight ?? 0 }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        cachedText = nil
        guard adjustsFontForContentSizeCategory,
            previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        else { return }
        adjustFonts(for: traitCollection)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        cachedText = nil
    }

    func textDidChange() {
        cachedText = nil
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func labelText(in traits: UITraitCollection) -> LabelText {
        if let cachedText, cachedText.traits === traits { return cachedText.text }
        let text = makeLabelText(in: traits)
        cachedText = (traits, text)
        return text
    }
}
