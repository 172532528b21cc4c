public import Foundation

/// The bar below a tab bar controller's content: 49 points above the bottom of the safe area (public measurements of iOS
/// 7 to 18). The places of image and title in it are from memory.
@preconcurrency @MainActor open class UITabBar: UIView {
    static let height: CGFloat = 49

    open var items: [UITabBarItem]? {
        didSet {
            for item in oldValue ?? [] { item.bar = nil }
            for item in items ?? [] { item.bar = self }
            itemsDidChange()
        }
    }
    open var selectedItem: UITabBarItem? {
        didSet { itemsDidChange() }
    }
    /// Nil for gray.
    open var unselectedItemTintColor: UIColor? {
        didSet { itemsDidChange() }
    }
    /// While content lies under the bar.
    open var standardAppearance = UITabBarAppearance()
    /// While the content ends above the bar; nil for the standard one without background.
    open var scrollEdgeAppearance: UITabBarAppearance?

    private var buttons: [TabButton] = []
    private var needsContent = true
    /// The controller whose bar it is.
    weak var controller: UITabBarController?

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height + safeAreaInsets.bottom)
    }

    func itemsDidChange() {
        needsContent = true
        setNeedsLayout()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        itemsDidChange()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if needsContent { makeContent() }
        let width = bounds.width / CGFloat(max(buttons.count, 1))
        for (index, button) in buttons.enumerated() {
            let place = isRightToLeft ? buttons.count - 1 - index : index
            let left = PixelGrid.rounded(CGFloat(place) * width, scale: displayScale)
            let right = PixelGrid.rounded(CGFloat(place + 1) * width, scale: displayScale)
            button.frame = CGRect(x: left, y: bounds.minY, width: right - left, height: Self.height)
        }
    }

    override var ownParts: [UIView] { buttons }

    private func makeContent() {
        needsContent = false
        for button in buttons { button.removeFromSuperview() }
        buttons = (items ?? []).map { item in
            let isSelected = item === selectedItem
            let color = isSelected ? tintColor : unselectedItemTintColor ?? .systemGray
            let button = TabButton(item: item, isSelected: isSelected, color: color ?? .systemBlue)
            button.isEnabled = item.isEnabled
            button.addAction(
                UIAction { [weak self, weak item] _ in
                    if let item { self?.controller?.select(item) }
                }, for: .touchUpInside)
            return button
        }
        for button in buttons { addSubview(button) }
    }

    open override func draw(_ rect: CGRect) {
        let isOver = controller?.isContentUnderBar ?? true
        guard let appearance = isOver ? standardAppearance : scrollEdgeAppearance else { return }
        let painter = ControlPainter()
        if let color = appearance.backgroundColor { painter.fill(bounds, radius: 0, color) }
        appearance.backgroundImage?.draw(in: bounds)
        guard let line = appearance.shadowColor else { return }
        painter.fill(
            CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 1 / displayScale), radius: 0, line)
    }
}

/// A tab: its image above its title.
final class TabButton: UIControl {
    private let item: UITabBarItem
    private let imageView = UIImageView(frame: .zero)
    private let titleLabel = UILabel()
    private var badge: BadgeView?

    init(item: UITabBarItem, isSelected: Bool, color: UIColor) {
        self.item = item
        super.init(frame: .zero)
        self.isSelected = isSelected
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityLabel = item.accessibilityLabel ?? item.title
        let image = isSelected ? item.selectedImage ?? item.image : item.image
        let isTemplate = image?.isTemplate(automatic: true) ?? false
        imageView.image = isTemplate ? image?.withRenderingMode(.alwaysTemplate) : image
        imageView.tintColor = color
        titleLabel.text = item.title
        titleLabel.font = .systemFont(ofSize: 10, weight: .medium)
        titleLabel.textColor = color
        titleLabel.textAlignment = .center
        addSubview(imageView)
        addSubview(titleLabel)
        guard let value = item.badgeValue else { return }
        let badge = BadgeView(text: value, color: item.badgeColor ?? .systemRed)
        addSubview(badge)
        self.badge = badge
    }

    required init?(coder: NSCoder) { nil }

    override var ownParts: [UIView] { subviews }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = imageView.image?.size ?? .zero
        // The image in the middle of the 33 points above the title.
        let middle: CGFloat = titleLabel.text == nil ? bounds.midY : 18
        let x = PixelGrid.rounded((bounds.width - size.width) / 2, scale: displayScale)
        imageView.frame = CGRect(
            x: x, y: PixelGrid.rounded(middle - size.height / 2, scale: displayScale), width: size.width,
            height: size.height)
        titleLabel.frame = CGRect(x: 2, y: 35, width: max(bounds.width - 4, 0), height: 12)
        guard let badge else { return }
        let width = badge.sizeThatFits(.zero).width
        let edge = bounds.midX + (isRightToLeft ? -6 - width : 6)
        badge.frame = CGRect(x: edge, y: 2, width: width, height: 18)
    }
}

/// A number in a capsule.
final class BadgeView: UIView {
    private let label = UILabel()

    init(text: String, color: UIColor) {
        super.init(frame: .zero)
        backgroundColor = color
        layer.cornerRadius = 9
        label.text = text
        label.font = .systemFont(ofSize: 13)
        label.textColor = .white
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: max(label.sizeThatFits(.zero).width + 10, 18), height: 18)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}
