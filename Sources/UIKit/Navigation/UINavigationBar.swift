public import Foundation

/// The bar above a navigation controller's content: 44 points high, 96 with a large title (public measurements of iOS 11
/// to 18). A large title does not shrink while its content scrolls.
@preconcurrency @MainActor open class UINavigationBar: UIView {
    static let height: CGFloat = 44
    static let largeTitleHeight: CGFloat = 52

    open var prefersLargeTitles = false {
        didSet { if prefersLargeTitles != oldValue { itemsDidChange() } }
    }
    /// While content lies under the bar.
    open var standardAppearance = UINavigationBarAppearance() {
        didSet { itemsDidChange() }
    }
    /// While the content is at its beginning; nil for the standard one without background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { itemsDidChange() }
    }
    /// The items, the one that is shown last.
    open var items: [UINavigationItem]? {
        get { storedItems }
        set { take(newValue ?? []) }
    }
    open var topItem: UINavigationItem? { storedItems.last }
    open var backItem: UINavigationItem? { storedItems.dropLast().last }

    private var storedItems: [UINavigationItem] = []
    private var needsContent = true
    private let titleLabel = UILabel()
    private let largeTitleLabel = UILabel()
    private var leading: [UIView] = []
    private var trailing: [UIView] = []
    private var titleView: UIView?
    /// The controller whose bar it is.
    weak var controller: UINavigationController?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        for label in [titleLabel, largeTitleLabel] { addSubview(label) }
        titleLabel.accessibilityTraits = .header
        largeTitleLabel.accessibilityTraits = .header
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: contentHeight)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: contentHeight) }

    var contentHeight: CGFloat { Self.height + (showsLargeTitle ? Self.largeTitleHeight : 0) }

    var showsLargeTitle: Bool {
        guard prefersLargeTitles else { return false }
        // An item that leaves it open is as the one before; the first is large.
        let mode = storedItems.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode
        return mode != .never
    }

    func itemsDidChange() {
        needsContent = true
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        controller?.barDidChange()
    }

    private func take(_ items: [UINavigationItem]) {
        for item in storedItems { item.bar = nil }
        storedItems = items
        for item in items { item.bar = self }
        itemsDidChange()
    }

    // MARK: Content

    /// Titles and buttons; what an app gave as a title or an item's view is the app's.
    override var ownParts: [UIView] {
        let item = topItem
        let given = [item?.leftBarButtonItems, item?.rightBarButtonItems].compactMap(\.self).joined().map(\.customView)
        return [titleLabel, largeTitleLabel] + (leading + trailing).filter { view in !given.contains { $0 === view } }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if needsContent { makeContent() }
        let margin = max(layoutMargins.left, 16)
        let row = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: Self.height)
        let start = place(leading, from: margin, in: row, isLeading: true)
        let end = place(trailing, from: margin, in: row, isLeading: false)
        placeTitle(in: row, start: start, end: end)
        largeTitleLabel.isHidden = !showsLargeTitle
        largeTitleLabel.frame = CGRect(
            x: margin, y: Self.height, width: max(bounds.width - 2 * margin, 0), height: Self.largeTitleHeight - 8)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        itemsDidChange()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        itemsDidChange()
    }

    private func makeContent() {
        needsContent = false
        for view in leading + trailing { view.removeFromSuperview() }
        titleView?.removeFromSuperview()
        let item = topItem
        let own = item?.leftBarButtonItems ?? []
        let back = backItem.flatMap { before in
            item?.hidesBackButton == false && (own.isEmpty || item?.leftItemsSupplementBackButton == true)
                ? backButton(to: before) : nil
        }
        leading = [back].compactMap(\.self) + own.map(view)
        trailing = (item?.rightBarButtonItems ?? []).map(view)
        titleView = item?.titleView
        for view in leading + trailing + [titleView].compactMap(\.self) { addSubview(view) }
        let appearance = currentAppearance
        show(item?.title, in: titleLabel, .systemFont(ofSize: 17, weight: .semibold), appearance.titleTextAttributes)
        show(
            item?.title, in: largeTitleLabel, .systemFont(ofSize: 34, weight: .bold),
            appearance.largeTitleTextAttributes)
    }

    private func show(
        _ text: String?, in label: UILabel, _ font: UIFont, _ attributes: [NSAttributedString.Key: Any]
    ) {
        label.font = attributes[.font] as? UIFont ?? font
        label.textColor = attributes[.foregroundColor] as? UIColor ?? .label
        label.text = text
    }

    private func view(for item: UIBarButtonItem) -> UIView {
        item.bar = self
        if let view = item.customView { return view }
        let button = UIButton(type: .system, primaryAction: nil)
        button.addAction(
            UIAction { [weak item, weak button] _ in button.map { item?.performTap(in: $0) } },
            for: .primaryActionTriggered)
        button.titleLabel?.font = .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
        button.setTitle(item.image == nil ? item.title : nil, for: .normal)
        button.setImage(item.image, for: .normal)
        button.isEnabled = item.isEnabled
        button.tintColor = item.tintColor
        button.accessibilityIdentifier = item.accessibilityIdentifier
        button.accessibilityLabel = item.accessibilityLabel ?? item.title
        return button
    }

    private func backButton(to item: UINavigationItem) -> UIView {
        let button = UIButton(
            type: .system,
            primaryAction: UIAction { [weak self] _ in self?.controller?.popViewController(animated: true) })
        let title: String? =
            switch item.backButtonDisplayMode {
            case .default: item.backButtonTitle ?? item.backBarButtonItem?.title ?? item.title ?? "Back"
            case .generic: item.backButtonTitle ?? "Back"
            case .minimal: nil
            }
        button.titleLabel?.font = .systemFont(ofSize: 17)
        button.setTitle(title, for: .normal)
        button.setImage(BarImages.chevron(isRightToLeft: isRightToLeft), for: .normal)
        // The arrow stands nearer to the edge than other items.
        let gap: CGFloat = 5
        button.titleEdgeInsets = UIEdgeInsets(
            top: 0, left: isRightToLeft ? -gap : gap, bottom: 0, right: isRightToLeft ? gap : -gap)
        button.accessibilityIdentifier = "BackButton"
        return button
    }

    // MARK: Layout

    /// Places views from an edge inwards.
    ///
    /// - Returns: where the last one ends, measured from that edge.
    private func place(_ views: [UIView], from margin: CGFloat, in row: CGRect, isLeading: Bool) -> CGFloat {
        let isLeft = isLeading != isRightToLeft
        var distance = margin
        for (index, view) in views.enumerated() {
            if index == 0, view.accessibilityIdentifier == "BackButton" { distance = 8 }
            let natural = view is UIButton ? view.sizeThatFits(.zero) : naturalSize(of: view)
            let size = CGSize(width: min(natural.width, row.width / 2), height: min(natural.height, row.height))
            let x = isLeft ? row.minX + distance : row.maxX - distance - size.width
            let y = PixelGrid.rounded(row.midY - size.height / 2, scale: displayScale)
            view.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
            distance += size.width + 16
        }
        return views.isEmpty ? margin : distance - 16
    }

    private func naturalSize(of view: UIView) -> CGSize {
        let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return fitting.width > 0 && fitting.height > 0 ? fitting : view.bounds.size
    }

    /// In the middle of the bar, or of what the items leave.
    private func placeTitle(in row: CGRect, start: CGFloat, end: CGFloat) {
        titleLabel.isHidden = titleView != nil || showsLargeTitle
        let view = titleView ?? titleLabel
        let natural = titleView.map(naturalSize) ?? titleLabel.sizeThatFits(.zero)
        let (left, right) = isRightToLeft ? (end, start) : (start, end)
        let area = CGRect(
            x: row.minX + left + 8, y: row.minY, width: max(row.width - left - right - 16, 0), height: row.height)
        let size = CGSize(width: min(natural.width, area.width), height: min(natural.height, row.height))
        let x = min(max(row.midX - size.width / 2, area.minX), area.maxX - size.width)
        let shift = currentAppearance.titlePositionAdjustment
        view.frame = CGRect(
            x: PixelGrid.rounded(x, scale: displayScale) + shift.horizontal,
            y: PixelGrid.rounded(row.midY - size.height / 2, scale: displayScale) + shift.vertical, width: size.width,
            height: size.height)
    }

    // MARK: Background

    /// The appearance for where the content is scrolled to.
    var currentAppearance: UINavigationBarAppearance {
        let standard = topItem?.standardAppearance ?? standardAppearance
        guard controller?.isContentAtEdge ?? false else { return standard }
        if let edge = topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance { return edge }
        let transparent = UINavigationBarAppearance()
        transparent.configureWithTransparentBackground()
        transparent.titleTextAttributes = standard.titleTextAttributes
        transparent.largeTitleTextAttributes = standard.largeTitleTextAttributes
        transparent.titlePositionAdjustment = standard.titlePositionAdjustment
        return transparent
    }

    /// The background reaches up to the top of the screen.
    override var drawsBeyondBounds: Bool { true }

    open override func draw(_ rect: CGRect) {
        let appearance = currentAppearance
        let top = frame.minY
        let area = CGRect(x: bounds.minX, y: bounds.minY - top, width: bounds.width, height: bounds.height + top)
        let painter = ControlPainter()
        if let color = appearance.backgroundColor { painter.fill(area, radius: 0, color) }
        appearance.backgroundImage?.draw(in: area)
        guard let line = appearance.shadowColor else { return }
        painter.fill(
            CGRect(x: area.minX, y: area.maxY, width: area.width, height: 1 / displayScale), radius: 0, line)
    }
}
