public import Foundation

/// What items of bars have in common.
@preconcurrency @MainActor open class UIBarItem: NSObject {
    open var isEnabled = true {
        didSet { itemDidChange() }
    }
    open var title: String? {
        didSet { itemDidChange() }
    }
    open var image: UIImage? {
        didSet { itemDidChange() }
    }
    open var tag = 0
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?

    public override init() {
        super.init()
    }

    func itemDidChange() {}
}

/// A button of a navigation bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable {
        case plain = 0
        /// In semibold letters.
        case done = 2
    }

    /// Items whose title or picture the system knows.
    public enum SystemItem: Int, Sendable {
        case done = 0
        case cancel = 1
        case edit = 2
        case save = 3
        case add = 4
        case flexibleSpace = 5
        case fixedSpace = 6
        case close = 24
    }

    open var style = Style.plain {
        didSet { itemDidChange() }
    }
    /// Points; 0 for as wide as the content.
    open var width: CGFloat = 0 {
        didSet { itemDidChange() }
    }
    open var customView: UIView? {
        didSet { itemDidChange() }
    }
    open var tintColor: UIColor? {
        didSet { itemDidChange() }
    }
    /// Performed by taps; a title and an image of its own are shown where the item has none.
    open var primaryAction: UIAction? {
        didSet { itemDidChange() }
    }
    /// What taps call a method of, where there is no primary action; nil for the responder chain.
    open weak var target: AnyObject?
    /// The method that taps call.
    open var action: Selector?
    weak var bar: UINavigationBar?
    let isFlexibleSpace: Bool

    public override init() {
        isFlexibleSpace = false
        super.init()
    }

    private init(isFlexibleSpace: Bool, width: CGFloat) {
        self.isFlexibleSpace = isFlexibleSpace
        super.init()
        self.width = width
        customView = UIView()
    }

    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.init()
        self.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
    }

    public convenience init(systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil) {
        switch systemItem {
        case .flexibleSpace: self.init(isFlexibleSpace: true, width: 0)
        case .fixedSpace: self.init(isFlexibleSpace: false, width: 0)
        default: self.init()
        }
        self.primaryAction = primaryAction
        switch systemItem {
        case .done: (title, style) = ("Done", .done)
        case .cancel: title = "Cancel"
        case .edit: title = "Edit"
        case .save: (title, style) = ("Save", .done)
        case .add: image = BarImages.plus
        case .close: image = BarImages.cross
        case .flexibleSpace, .fixedSpace: break
        }
    }

    public convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
        self.init(title: title)
        (self.style, self.target, self.action) = (style, target.map { $0 as AnyObject }, action)
    }

    public convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
        self.init(image: image)
        (self.style, self.target, self.action) = (style, target.map { $0 as AnyObject }, action)
    }

    public convenience init(
        barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?
    ) {
        self.init(systemItem: systemItem)
        (self.target, self.action) = (target.map { $0 as AnyObject }, action)
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        UIBarButtonItem(isFlexibleSpace: false, width: width)
    }

    open class func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(isFlexibleSpace: true, width: 0)
    }

    override func itemDidChange() { bar?.itemsDidChange() }

    /// What a tap on the item's button does.
    func performTap(in button: UIButton) {
        if let primaryAction {
            button.sendAction(primaryAction)
        } else if let action {
            let receiver = target ?? button.target(forAction: action, withSender: self).map { $0 as AnyObject }
            if let receiver { action.perform(on: receiver, with: [self]) }
        }
    }
}

/// Pictures that bars draw themselves, as templates.
@MainActor enum BarImages {
    static var plus: UIImage {
        picture(CGSize(width: 18, height: 18)) { path in
            path.move(to: CGPoint(x: 9, y: 1))
            path.addLine(to: CGPoint(x: 9, y: 17))
            path.move(to: CGPoint(x: 1, y: 9))
            path.addLine(to: CGPoint(x: 17, y: 9))
        }
    }

    static var cross: UIImage {
        picture(CGSize(width: 16, height: 16)) { path in
            path.move(to: CGPoint(x: 2, y: 2))
            path.addLine(to: CGPoint(x: 14, y: 14))
            path.move(to: CGPoint(x: 14, y: 2))
            path.addLine(to: CGPoint(x: 2, y: 14))
        }
    }

    /// Points to where the reading direction comes from.
    static func chevron(isRightToLeft: Bool) -> UIImage {
        picture(CGSize(width: 13, height: 21)) { path in
            let (tip, end): (CGFloat, CGFloat) = isRightToLeft ? (11, 2) : (2, 11)
            path.move(to: CGPoint(x: end, y: 2))
            path.addLine(to: CGPoint(x: tip, y: 10.5))
            path.addLine(to: CGPoint(x: end, y: 19))
        }
    }

    private static func picture(_ size: CGSize, _ build: (UIBezierPath) -> Void) -> UIImage {
        let items = CGContext.record { _ in
            let path = UIBezierPath()
            path.lineWidth = 2.5
            path.lineCapStyle = .round
            path.lineJoinStyle = .round
            build(path)
            path.stroke()
        }
        return UIImage(content: .drawing(items), size: size, scale: 1, renderingMode: .alwaysTemplate)
    }
}
