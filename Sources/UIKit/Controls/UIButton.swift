public import Foundation

/// A control with a title, an image, or both, for each of its states.
@preconcurrency @MainActor open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        /// Title in white at 18 pt, image as it is.
        case custom = 0
        /// Title at 15 pt and image in the tint colour.
        case system = 1
    }

    public private(set) var buttonType = ButtonType.custom

    private var contents: [State.RawValue: ButtonContent] = [:]
    private var shownTitleLabel: UILabel?
    private var shownImageView: UIImageView?
    private var backgroundImageView: UIImageView?
    private var shownTintColor: UIColor?
    private var shownAttributedTitle: NSAttributedString?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public convenience init(type buttonType: UIButton.ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    /// A button that looks as `primaryAction` says and performs it when tapped.
    public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        takePrimaryAction(primaryAction)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Parts

    open var titleLabel: UILabel? {
        if let shownTitleLabel { return shownTitleLabel }
        let label = ButtonTitleLabel()
        label.lineBreakMode = .byTruncatingMiddle
        // That is the button's doing, not the app's.
        label.limitsText = false
        label.font = .systemFont(ofSize: buttonType == .system ? 15 : UIFont.buttonFontSize)
        shownTitleLabel = label
        addSubview(label)
        updateTitle()
        return label
    }

    open var imageView: UIImageView? {
        if let shownImageView { return shownImageView }
        let view = UIImageView(frame: .zero)
        shownImageView = view
        insertSubview(view, at: backgroundImageView == nil ? 0 : 1)
        updateImage()
        return view
    }

    // MARK: Insets in points; deprecated by configurations, and working without one

    /// Around image and title. Unless it is zero it takes the place of the margin above and below a title.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { if contentEdgeInsets != oldValue { contentDidChange() } }
    }
    /// Moves the title alone; the intrinsic size stays.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
    }
    /// Moves the image alone; the intrinsic size stays.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
    }

    // MARK: Geometry, overridden by subclasses to place the parts

    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { layout(in: contentRect).title }
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { layout(in: contentRect).image }

    open override var intrinsicContentSize: CGSize { sizeOfContent() }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeOfContent() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // The tint colour is inherited: the button may have come under another since its content was set.
        if tintColor != shownTintColor { updateContent() }
        backgroundImageView?.frame = backgroundRect(forBounds: bounds)
        let contentRect = contentRect(forBounds: bounds)
        shownImageView?.frame = imageRect(forContentRect: contentRect)
        shownTitleLabel?.frame = titleRect(forContentRect: contentRect)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateContent()
    }

    override var baselineOffsets: (first: CGFloat, last: CGFloat)? {
        guard hasTitle, let label = shownTitleLabel, let offsets = label.baselineOffsets else { return nil }
        let bounds = CGRect(origin: .zero, size: sizeOfContent())
        let title = titleRect(forContentRect: contentRect(forBounds: bounds))
        return (title.minY + offsets.first, bounds.height - title.maxY + offsets.last)
    }

    override var baselineLineHeight: CGFloat? { shownTitleLabel?.baselineLineHeight }

    // MARK: For the capabilities in other files

    func content(for state: State) -> ButtonContent? { contents[state.rawValue] }

    func setContent(for state: State, _ change: (inout ButtonContent) -> Void) {
        change(&contents[state.rawValue, default: ButtonContent()])
        contentDidChange()
    }

    override func stateDidChange() {
        contentDidChange()
    }

    override var ownParts: [UIView] { [backgroundImageView, shownImageView, shownTitleLabel].compactMap(\.self) }

    override func takePrimaryAction(_ action: UIAction?) {
        super.takePrimaryAction(action)
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
    }

    fileprivate func titleLabelDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func contentDidChange() {
        updateContent()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func updateContent() {
        shownTintColor = tintColor
        updateTitle()
        updateImage()
        updateBackgroundImage()
    }

    private func updateTitle() {
        guard shownTitleLabel != nil || hasTitle, let label = titleLabel else { return }
        if let attributed = currentAttributedTitle {
            if attributed != shownAttributedTitle {
                label.textColor = currentTitleColor
                label.attributedText = attributed
            }
        } else {
            label.text = currentTitle
            label.textColor = currentTitleColor
        }
        shownAttributedTitle = currentAttributedTitle
        label.isHidden = !hasTitle
        label.alpha = isFaded ? 0.2 : 1
    }

    private func updateImage() {
        guard shownImageView != nil || currentImage != nil, let view = imageView else { return }
        view.image = currentImage.map { image in
            let isTemplate = image.isTemplate(automatic: buttonType == .system)
            return isTemplate ? image.withRenderingMode(.alwaysTemplate) : image
        }
        view.isHidden = currentImage == nil
        view.alpha = isFaded ? 0.2 : 1
    }

    private func updateBackgroundImage() {
        guard backgroundImageView != nil || currentBackgroundImage != nil else { return }
        let view = backgroundImageView ?? UIImageView(frame: .zero)
        if backgroundImageView == nil {
            backgroundImageView = view
            insertSubview(view, at: 0)
        }
        view.image = currentBackgroundImage
        view.isHidden = currentBackgroundImage == nil
    }

    /// A pressed system button fades.
    private var isFaded: Bool { buttonType == .system && isHighlighted && isEnabled }
}

/// A title label that tells its button when an app changes its font or lines.
private final class ButtonTitleLabel: UILabel {
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        (superview as? UIButton)?.titleLabelDidChange()
    }
}

/// What a button shows in one state; nil leaves it to the normal state.
struct ButtonContent {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
}
