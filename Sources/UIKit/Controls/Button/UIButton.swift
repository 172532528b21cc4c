public import Foundation

/// A control with a title, an image, or both, for each of its states; looks as its configuration says if it has one.
///
/// Without a configuration it keeps the looks it had before there were any, as it does on iOS 15 to 18.
@preconcurrency @MainActor open class UIButton: UIControl {
    public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void

    public enum ButtonType: Int, Sendable {
        /// Title in white at 18 pt, image as it is.
        case custom = 0
        /// Title at 15 pt and image in the tint colour.
        case system = 1
    }

    public internal(set) var buttonType = ButtonType.custom

    private var contents: [State.RawValue: ButtonContent] = [:]
    var parts = ButtonParts()
    private var shownTintColor: UIColor?
    private var wrapLimit: CGFloat?
    private var needsUpdateConfiguration = false

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

    /// A button that looks as `configuration` says, with the title and image of `primaryAction` where that has none.
    public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        // Within an initializer no observer would be told.
        adopt(configuration)
        takePrimaryAction(primaryAction)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Configuration

    open var configuration: UIButton.Configuration? {
        didSet { if configuration != oldValue { contentDidChange() } }
    }
    /// Called before layout after each change of state, to change the configuration.
    open var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    open func setNeedsUpdateConfiguration() {
        needsUpdateConfiguration = true
        setNeedsUpdateConstraints()
        setNeedsLayout()
    }
    /// Changes the configuration for the state; calls the handler.
    open func updateConfiguration() { configurationUpdateHandler?(self) }
    /// Whether a tap selects the button, or ends that.
    open var changesSelectionAsPrimaryAction = false

    // MARK: Parts

    open var titleLabel: UILabel? { madeTitleLabel() }
    open var imageView: UIImageView? { madeImageView() }
    /// Nil without a subtitle.
    open var subtitleLabel: UILabel? { parts.subtitleLabel }

    /// Whether an image is drawn darker while the button is highlighted; a configuration decides by itself.
    open var adjustsImageWhenHighlighted = true {
        didSet { if adjustsImageWhenHighlighted != oldValue { contentDidChange() } }
    }
    /// Whether an image is drawn lighter while the button is disabled; a configuration decides by itself.
    open var adjustsImageWhenDisabled = true {
        didSet { if adjustsImageWhenDisabled != oldValue { contentDidChange() } }
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
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: effectiveContentInsets) }
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { layout(in: contentRect).title }
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { layout(in: contentRect).image }

    open override var intrinsicContentSize: CGSize { sizeOfContent(width: wrapLimit ?? .greatestFiniteMagnitude) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        sizeOfContent(width: size.width > 0 ? size.width : .greatestFiniteMagnitude)
    }

    open override func updateConstraints() {
        updateConfigurationIfNeeded()
        super.updateConstraints()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        // The tint colour is inherited: the button may have come under another since its content was set.
        if tintColor != shownTintColor { updateContent() }
        layOutParts()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateContent()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // Its fonts and its border's colour are those of the environment.
        if configuration != nil { contentDidChange() }
    }

    override var baselineOffsets: (first: CGFloat, last: CGFloat)? {
        guard showsTitle, let label = parts.titleLabel, let offsets = label.baselineOffsets else { return nil }
        let bounds = CGRect(origin: .zero, size: intrinsicContentSize)
        let title = titleRect(forContentRect: contentRect(forBounds: bounds))
        return (title.minY + offsets.first, bounds.height - title.maxY + offsets.last)
    }

    override var baselineEdges: (first: NSLayoutConstraint.Attribute, last: NSLayoutConstraint.Attribute) {
        switch contentVerticalAlignment {
        case .top: (.top, .top)
        case .bottom: (.bottom, .bottom)
        case .center, .fill: (.centerY, .centerY)
        }
    }

    override var baselineLineHeight: CGFloat? { parts.titleLabel?.baselineLineHeight }

    /// The titles of a configured button take more lines where it is too narrow for one.
    override var wrapsContent: Bool { configuration?.titleLineBreakMode == .byWordWrapping && showsTitle }
    override var wrapWidth: CGFloat? {
        get { wrapLimit }
        set { wrapLimit = newValue }
    }

    // MARK: For the capabilities in other files

    func content(for state: State) -> ButtonContent? { contents[state.rawValue] }

    func setContent(for state: State, _ change: (inout ButtonContent) -> Void) {
        change(&contents[state.rawValue, default: ButtonContent()])
        contentDidChange()
    }

    override func stateDidChange() {
        contentDidChange()
        if configurationUpdateHandler != nil || configuration != nil { setNeedsUpdateConfiguration() }
    }

    override var ownParts: [UIView] { parts.all }

    override func takePrimaryAction(_ action: UIAction?) {
        super.takePrimaryAction(action)
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
    }

    override func takeTap(at point: CGPoint) {
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }

    private func adopt(_ configuration: UIButton.Configuration) {
        self.configuration = configuration
    }

    func titleLabelDidChange() {
        // A configured button sets its label's text itself.
        guard configuration == nil else { return }
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
        updateParts()
    }

    private func updateConfigurationIfNeeded() {
        guard needsUpdateConfiguration else { return }
        needsUpdateConfiguration = false
        updateConfiguration()
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
