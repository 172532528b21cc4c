/// A tab of a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    /// In place of `image` while the tab is selected.
    open var selectedImage: UIImage? {
        didSet { itemDidChange() }
    }
    /// In a red capsule at the image's corner; nil for none.
    open var badgeValue: String? {
        didSet { itemDidChange() }
    }
    open var badgeColor: UIColor? {
        didSet { itemDidChange() }
    }
    weak var bar: UITabBar?

    public override init() {
        super.init()
    }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }

    override func itemDidChange() { bar?.itemsDidChange() }
}

/// The looks of a tab bar.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {}
